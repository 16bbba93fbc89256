package omerta.ui.dacapo;

/// How the space of the table is shared out: the other seats in one or two rows above, the middle, the own seat below.
/// Lengths are in the units of a table that is drawn `scale` times as large.
///
/// @param scale how much larger than its letters' usual size the table is drawn
/// @param width of the table
/// @param height of the table
/// @param rows in how many rows the other seats sit
/// @param across how many of them sit in a row
/// @param aside whether the name stands beside the cards of another seat, not above them
/// @param other the width of a card of the other seats
/// @param own the width of a card of the own seat and in the middle
/// @param em the size of letters
record TablePlan(
        double scale,
        double width,
        double height,
        int rows,
        int across,
        boolean aside,
        double other,
        double own,
        double em) {

    /// What lies before a seat in a row: the stack and three auxiliary piles.
    static final int PILES = 4;

    private static final double RATIO = 88.0 / 63;
    private static final double TOUCH = 33;
    private static final double TOO_SMALL = 10_000;
    private static final double MOST_LARGER = 1.9;
    private static final double SMALLER = 0.8;
    private static final double LEAST_EMS = 2.8;
    private static final double MOST_EMS = 6.5;
    private static final double LEAST_LETTERS = 11.5;
    private static final double STEP = 0.94;

    /// The plan for this much space.
    ///
    /// @param others how many other seats there are, 1 to 5
    /// @param em the size of letters before scaling
    static TablePlan of(double width, double height, int others, double em) {
        double scale = 1;
        TablePlan plan = best(scale, width, height, others, em);
        while (plan.other > MOST_EMS * em) {
            scale /= STEP;
            plan = best(scale, width / scale, height / scale, others, em);
        }
        while (plan.other < LEAST_EMS * em && scale * STEP * em > LEAST_LETTERS) {
            scale *= STEP;
            plan = best(scale, width / scale, height / scale, others, em);
        }
        return plan;
    }

    private static TablePlan best(double scale, double width, double height, int others, double em) {
        TablePlan usual = best(scale, width, height, others, em, SMALLER);
        return usual.isTouchable() ? usual : best(scale, width, height, others, em, 1);
    }

    private static TablePlan best(double scale, double width, double height, int others, double em, double smaller) {
        TablePlan best = plan(scale, width, height, 1, others, false, em, smaller);
        for (int rows = 1; rows <= Math.min(2, others); rows++) {
            int across = (others + rows - 1) / rows;
            for (boolean aside : new boolean[] {true, false}) {
                TablePlan plan = plan(scale, width, height, rows, across, aside, em, smaller);
                if (plan.worth() > best.worth()) {
                    best = plan;
                }
            }
        }
        return best;
    }

    private static TablePlan plan(
            double scale, double width, double height, int rows, int across, boolean aside, double em, double smaller) {
        TablePlan empty = new TablePlan(scale, width, height, rows, across, aside, 0, 0, em);
        double mostOther = empty.cards(empty.matWidth(), aside);
        double mostOwn = Math.min(empty.cards(width - 2 * empty.gap(), true), empty.middleCards());
        double free = height
                - empty.otherHeight() * rows
                - empty.middleHeight()
                - empty.ownHeight()
                - empty.gap() * (rows + 3);
        double other = Math.min(mostOther, free / RATIO / (2 / smaller + rows));
        double own = Math.min(Math.min(mostOwn, MOST_LARGER * other), (free / RATIO - rows * other) / 2);
        return new TablePlan(scale, width, height, rows, across, aside, Math.min(other, own), own, em);
    }

    private double worth() {
        double worth = 3 * other + Math.min(own, 1.5 * other);
        return isTouchable() ? worth : worth - TOO_SMALL;
    }

    private boolean isTouchable() {
        return other * scale >= TOUCH;
    }

    /// The space between things.
    double gap() {
        return 0.45 * em;
    }

    /// The space round the cards of a seat.
    double pad() {
        return 0.6 * em;
    }

    /// The space between two piles of a seat.
    double between() {
        return 0.9 * em;
    }

    /// The width of the names beside the cards.
    double nameWidth() {
        return 8.5 * em;
    }

    /// The height of the names above the cards.
    double nameHeight() {
        return aside ? 0 : 2.1 * em;
    }

    /// The height of the words below the cards of the middle.
    double captionHeight() {
        return 2.3 * em;
    }

    /// The width of a seat's mat.
    double matWidth() {
        return (width - (across + 1) * gap()) / across;
    }

    /// The height of another seat's mat.
    double otherHeight() {
        return other * RATIO + nameHeight() + 2 * pad() + 0.3 * em;
    }

    /// The height of the own mat.
    double ownHeight() {
        return own * RATIO + 2 * pad() + 0.3 * em;
    }

    /// The height of the middle.
    double middleHeight() {
        return own * RATIO + captionHeight() + 2 * pad();
    }

    private double cards(double mat, boolean beside) {
        double names = beside ? nameWidth() : 0;
        return (mat - names - 2 * pad() - (PILES - 1) * between()) / PILES;
    }

    private double middleCards() {
        return (width - 8 * em) / (2 + 3 * 1.9);
    }
}
