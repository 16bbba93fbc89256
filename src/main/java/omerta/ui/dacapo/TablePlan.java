package omerta.ui.dacapo;

/// How the space of the table is shared out. Lengths are in the units of a table that is drawn `scale` times as large.
///
/// @param scale how much larger than its letters' usual size the table is drawn
/// @param width of the table
/// @param height of the table
/// @param seats who sits where
/// @param other the width of a card of the other seats
/// @param own the width of a card of the own seat and in the middle
/// @param em the size of letters
record TablePlan(double scale, double width, double height, Arrangement seats, double other, double own, double em) {

    private static final int PILES = 4;
    private static final double RATIO = 88.0 / 63;
    private static final double TOUCH = 33;
    private static final double TOO_SMALL = 10_000;
    private static final double MOST_LARGER = 1.9;
    private static final double FLAT_OWN = 0.42;

    /// The plan of an arrangement, with cards as large as fit.
    ///
    /// @param smaller the greatest size of the others' cards, as a part of the own ones'
    static TablePlan of(double scale, double width, double height, Arrangement seats, double em, double smaller) {
        TablePlan bare = new TablePlan(scale, width, height, seats, 0, 0, em);
        double mostOther = bare.cards(bare.matWidth(), seats.aside());
        double mostOwn = Math.min(bare.cards(bare.ownWidth(), true), bare.middleCards());
        double free = height - bare.otherHeight() * seats.rows() - bare.lowHeight() - bare.gap() * (seats.rows() + 3);
        double cards = free / RATIO;
        int low = seats.flat() ? 1 : 2;
        double other = Math.min(mostOther, cards / (low / smaller + seats.rows()));
        double own = Math.min(Math.min(mostOwn, MOST_LARGER * other), (cards - seats.rows() * other) / low);
        return new TablePlan(scale, width, height, seats, Math.min(other, own), own, em);
    }

    /// How good the plan is: large cards for all, and none too small to be touched.
    double worth() {
        double worth = 3 * other + Math.min(own, 1.5 * other);
        return isTouchable() ? worth : worth - TOO_SMALL;
    }

    /// Whether every card is large enough to be touched.
    boolean isTouchable() {
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
        return seats.aside() ? 0 : 2.1 * em;
    }

    /// The height of the words below the cards of the middle.
    double captionHeight() {
        return 2.3 * em;
    }

    /// The width of another seat's mat.
    double matWidth() {
        return (width - (seats.across() + 1) * gap()) / seats.across();
    }

    /// The height of another seat's mat.
    double otherHeight() {
        return other * RATIO + nameHeight() + 2 * pad() + 0.3 * em;
    }

    /// The width of the own mat.
    double ownWidth() {
        return seats.flat() ? width * FLAT_OWN - gap() : width - 2 * gap();
    }

    /// The height of the own mat.
    double ownHeight() {
        return own * RATIO + 2 * pad() + 0.3 * em;
    }

    /// The width of the middle.
    double middleWidth() {
        return seats.flat() ? width * (1 - FLAT_OWN) - 2 * gap() : width - 2 * gap();
    }

    /// The height of the middle.
    double middleHeight() {
        return own * RATIO + captionHeight() + 2 * pad();
    }

    private double lowHeight() {
        return seats.flat() ? Math.max(ownHeight(), middleHeight()) : ownHeight() + middleHeight();
    }

    private double cards(double mat, boolean beside) {
        double names = beside ? nameWidth() : 0;
        return (mat - names - 2 * pad() - (PILES - 1) * between()) / PILES;
    }

    private double middleCards() {
        return (middleWidth() - 8 * em) / (2 + 3 * 1.9);
    }
}
