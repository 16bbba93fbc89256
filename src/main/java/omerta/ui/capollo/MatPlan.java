package omerta.ui.capollo;

import javafx.geometry.Rectangle2D;

/// Where things lie on a mat.
///
/// @param mat where the mat lies, in pixels
/// @param unit how large a unit is, in pixels
record MatPlan(Rectangle2D mat, double unit) {

    private static final double EDGE = 4;
    private static final double HEAD = 34;
    private static final double COUNT = 52;
    private static final double NAME = 104;
    private static final double SEAL = 36;

    /// The name of the family.
    Rectangle2D name() {
        return at(EDGE - 2, 1, NAME - 4, HEAD);
    }

    /// The money, the hand or the power.
    ///
    /// @param index 0, 1 or 2
    Rectangle2D count(int index) {
        return at(NAME + index * COUNT, 1, COUNT, HEAD);
    }

    /// A row or the place for one.
    ///
    /// @param index 0 or 1
    Rectangle2D row(int index) {
        return at(EDGE + index * (Tiles.ROW_WIDE + EDGE), HEAD + 2, Tiles.ROW_WIDE, Tiles.ROW_HIGH);
    }

    /// A favour. Many lie over one another.
    ///
    /// @param index from 0
    /// @param count how many lie there
    Rectangle2D favour(int index, int count) {
        double room = Tiles.ROW_HIGH - SEAL;
        double step = count < 2 ? 0 : Math.min(SEAL + 2, room / (count - 1));
        return at(TablePlan.MAT_WIDE - SEAL - EDGE, HEAD + 2 + index * step, SEAL, SEAL);
    }

    private Rectangle2D at(double x, double y, double wide, double high) {
        return new Rectangle2D(mat.getMinX() + x * unit, mat.getMinY() + y * unit, wide * unit, high * unit);
    }
}
