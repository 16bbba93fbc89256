package omerta.ui.peperoni;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import omerta.peperoni.DonPeperoniFrame;
import omerta.peperoni.DonPeperoniPoint;

/// Where the printed map stands in the space there is: it is stretched a little, so that it fills the table.
///
/// @param left where the map begins
/// @param top where the map begins
/// @param sx how wide a unit of the board is
/// @param sy how high a unit of the board is
/// @param width of the map
/// @param height of the map
/// @param column where the vote track stands
record VillagePlan(double left, double top, double sx, double sy, double width, double height, Rectangle2D column) {

    private static final double CELL = 62;
    private static final double WIDEST = 2.4;
    private static final double HIGHEST = 1.6;
    private static final double COLUMN = 5;
    private static final double MOST_COLUMN = 0.16;
    private static final double LEAST_COLUMN = 3.2;
    private static final double TARGET = 32;
    private static final double ASIDE = 80;
    private static final double BELOW = 40;
    private static final double BESIDE_STREAM = 20;
    private static final double PAWN = 32;
    private static final double MOST_PAWN = 1;

    /// The plan for this much space.
    ///
    /// @param em the size of letters
    static VillagePlan of(double width, double height, double em, Places map) {
        double wide = units(map);
        double column = column(width, em, wide);
        double room = Math.max(1, width - column);
        double high = map.tables().canvas().height();
        double sx = room / wide;
        double sy = height / high;
        sx = Math.min(sx, WIDEST * sy);
        sy = Math.min(sy, HIGHEST * sx);
        double left = (room - sx * wide) / 2;
        double top = (height - sy * high) / 2;
        return new VillagePlan(
                left, top, sx, sy, sx * wide, sy * high, new Rectangle2D(left + sx * wide, top, column, sy * high));
    }

    /// How wide the edge of the board is: it gives way where the spaces would be too small to be hit.
    private static double column(double width, double em, double units) {
        double usual = Math.min(COLUMN * em, width * MOST_COLUMN);
        double spare = width - units * TARGET / CELL;
        return Math.clamp(spare, Math.min(LEAST_COLUMN * em, usual), usual);
    }

    /// How many units of the board are shown: all of them, or as far as the stream.
    private static double units(Places map) {
        boolean far = map.tables().setup(map.seats()).far();
        return far
                ? map.tables().canvas().width()
                : map.tables().stream().line().stream()
                                .mapToInt(DonPeperoniPoint::x)
                                .max()
                                .orElse(0)
                        + map.tables().stream().width() / 2.0
                        + BESIDE_STREAM;
    }

    double x(double unit) {
        return left + unit * sx;
    }

    double y(double unit) {
        return top + unit * sy;
    }

    /// The middle of a place.
    Point2D middle(DonPeperoniFrame frame) {
        return new Point2D(x(frame.x()), y(frame.y()));
    }

    /// What of the map belongs to a street space.
    Rectangle2D cell(DonPeperoniFrame frame) {
        return around(middle(frame), CELL * sx, CELL * sy);
    }

    /// What of the map is drawn as a street space.
    Rectangle2D tile(DonPeperoniFrame frame) {
        return around(middle(frame), frame.w() * sx, frame.h() * sy);
    }

    /// Where a house is drawn.
    Rectangle2D house(DonPeperoniFrame frame) {
        double high = Math.min(CELL * sy, CELL * sx / Houses.RATIO);
        return around(middle(frame), high * Houses.RATIO, high);
    }

    /// How large a canvasser is.
    double pawn() {
        return Math.min(Math.max(PAWN, CELL * 0.7 * sy), MOST_PAWN * CELL * Math.min(sx, 1.6 * sy));
    }

    /// Where the canvassers in a place stand.
    ///
    /// @param index which of them, from 0
    /// @param count how many there are
    Rectangle2D pawn(Places map, int place, int index, int count) {
        double size = pawn();
        if (!map.isHouse(place)) {
            Point2D middle = middle(map.frame(place));
            double step = Math.min(size * 0.7, (CELL * sx - size * 0.6) / Math.max(1, count - 1));
            double x = middle.getX() + (index - (count - 1) / 2.0) * step;
            return around(new Point2D(x, middle.getY() - size * 0.12), size, size);
        }
        return beside(map, place, index, count);
    }

    /// Canvassers in a house stand at its lower corner, outside for the most part, so that its number and its poster are
    /// seen. Where the street is on the left or the right, they stand one over the other.
    private Rectangle2D beside(Places map, int place, int index, int count) {
        double size = pawn();
        Rectangle2D house = house(map.frame(place));
        boolean before = isCrowded(map, place);
        double out = before ? -1 : 1;
        double edge = before ? house.getMinX() - size * 0.12 : house.getMaxX() + size * 0.06;
        boolean upright = switch (map.building(place).facing()) {
            case E, W -> true;
            case N, S -> false;
        };
        double step = Math.min(size * 0.5, size * 1.5 / Math.max(1, count - 1));
        int column = upright ? index / 2 : index;
        double x = edge + out * column * step;
        double y = house.getMaxY() - size * 0.45 - (upright ? index % 2 * size * 0.5 : 0);
        return around(
                new Point2D(
                        Math.clamp(x, left + size * 0.4, left + width - size * 0.4),
                        Math.clamp(y, top + size / 2, top + height - size / 2)),
                size,
                size);
    }

    /// Whether another house stands close to the right of a house, or the map ends there.
    private boolean isCrowded(Places map, int place) {
        DonPeperoniFrame frame = map.frame(place);
        return x(frame.x() + BELOW) > left + width
                || map.inOrder().stream()
                        .filter(other -> map.isHouse(other) && other != place)
                        .map(map::frame)
                        .anyMatch(other -> other.x() > frame.x()
                                && other.x() - frame.x() < ASIDE
                                && Math.abs(other.y() - frame.y()) < BELOW);
    }

    private static Rectangle2D around(Point2D middle, double width, double height) {
        return new Rectangle2D(middle.getX() - width / 2, middle.getY() - height / 2, width, height);
    }
}
