package omerta.ui.capollo;

import javafx.geometry.Rectangle2D;
import omerta.ui.board.art.CardFace;

/// Where things lie in the market: the plates, the draw pile, the open cards, the discard pile, the power, and below
/// them what waits.
///
/// @param market where the market lies, in pixels
/// @param isFlat whether it lies in one line
record MarketPlan(Rectangle2D market, boolean isFlat) {

    /// The width of a plate, in units.
    static final double PLATE_WIDE = 112;

    /// The height of a plate, in units.
    static final double PLATE_HIGH = 34;

    /// The height of the line that tells what waits, in units.
    static final double WAITS = 18;

    private static final double POWER_WIDE = 100;
    private static final double DEEP_PLATE_WIDE = 90;
    private static final double GAP = 5;
    private static final double CARDS = 92;
    private static final int OPEN = 3;

    private double unit() {
        return market.getWidth() / (isFlat ? TablePlan.FLAT_WIDE : TablePlan.DEEP_WIDE);
    }

    /// A plate.
    ///
    /// @param index from 0
    /// @param count how many plates there are
    Rectangle2D plate(int index, int count) {
        if (isFlat) {
            int lines = Math.min(count, 2);
            double top = (CARDS - lines * (PLATE_HIGH + GAP)) / 2;
            int column = index / 2;
            int line = index % 2;
            return at(GAP + column * (PLATE_WIDE + GAP), top + line * (PLATE_HIGH + GAP), PLATE_WIDE, PLATE_HIGH);
        }
        double wide = count * (DEEP_PLATE_WIDE + GAP) - GAP;
        double x = (TablePlan.DEEP_WIDE - wide) / 2 + index * (DEEP_PLATE_WIDE + GAP);
        double high = PLATE_HIGH * DEEP_PLATE_WIDE / PLATE_WIDE;
        return at(x, CARDS + 4, DEEP_PLATE_WIDE, high);
    }

    /// A pan of the scales on which a deal waits: on both sides of the one plate that there is then, or right of it.
    ///
    /// @param index from 0
    Rectangle2D pan(int index) {
        if (isFlat) {
            double x = 2 * GAP + PLATE_WIDE;
            return at(x, GAP + index * CARDS / 2, left() - x - GAP, CARDS / 2 - 2 * GAP);
        }
        double wide = (TablePlan.DEEP_WIDE - DEEP_PLATE_WIDE) / 2 - 2 * GAP;
        return at(index == 0 ? GAP : TablePlan.DEEP_WIDE - GAP - wide, CARDS + 2, wide, PLATE_HIGH - 4);
    }

    /// The draw pile.
    Rectangle2D draw() {
        return card(0);
    }

    /// An open card.
    ///
    /// @param index from 0
    /// @param count how many there are
    Rectangle2D open(int index, int count) {
        double step = count <= OPEN ? CardFace.WIDTH + GAP : (OPEN - 1) * (CardFace.WIDTH + GAP) / (count - 1);
        Rectangle2D first = card(1);
        return new Rectangle2D(
                first.getMinX() + index * step * unit(), first.getMinY(), first.getWidth(), first.getHeight());
    }

    /// The place of the open cards.
    Rectangle2D places() {
        Rectangle2D first = card(1);
        Rectangle2D last = card(OPEN);
        return new Rectangle2D(first.getMinX(), first.getMinY(), last.getMaxX() - first.getMinX(), first.getHeight());
    }

    /// The discard pile.
    Rectangle2D discards() {
        return card(OPEN + 1);
    }

    /// The piles of power.
    Rectangle2D power() {
        double x = left() + (OPEN + 2) * (CardFace.WIDTH + GAP) + GAP;
        return at(x, 2, POWER_WIDE, CardFace.HEIGHT);
    }

    /// The line that tells what waits.
    Rectangle2D waits() {
        double wide = isFlat ? TablePlan.FLAT_WIDE : TablePlan.DEEP_WIDE;
        return at(GAP, isFlat ? CARDS + 1 : CARDS + PLATE_HIGH + 2, wide - 2 * GAP, WAITS);
    }

    private double left() {
        return isFlat ? GAP + 2 * (PLATE_WIDE + GAP) + GAP : 2;
    }

    private Rectangle2D card(int index) {
        return at(left() + index * (CardFace.WIDTH + GAP), 2, CardFace.WIDTH, CardFace.HEIGHT);
    }

    private Rectangle2D at(double x, double y, double wide, double high) {
        return new Rectangle2D(
                market.getMinX() + x * unit(), market.getMinY() + y * unit(), wide * unit(), high * unit());
    }
}
