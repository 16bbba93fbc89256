package omerta.ui.corleone;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import omerta.corleone.CorleoneSpot;
import omerta.corleone.CorleoneTables;
import omerta.corleone.CorleoneTurf;

/// Where everything of the city stands in the space there is: the tracks above, the map, the open cards below, or beside it
/// where that leaves it more. A turf is two columns wide and one row high and stands where the figures have it; spots stand
/// on the borders of their turfs.
///
/// @param tables the printed figures
/// @param tracks the line of the tracks
/// @param map the map
/// @param cards the open cards
/// @param em the size of letters
record CityPlan(CorleoneTables tables, Rectangle2D tracks, Rectangle2D map, Rectangle2D cards, double em) {

    /// How wide a business is drawn.
    static final double TILE_WIDE = 100;

    /// How high a business is drawn.
    static final double TILE_HIGH = 131;

    private static final double LEAST_TRACKS = 34;
    private static final double TRACKS = 2.5;
    private static final double MOST_TRACKS = 0.1;
    private static final double CARDS = 0.19;
    private static final double LEAST_CARDS = 66;
    private static final double MOST_CARDS = 160;
    private static final double ASIDE = 0.24;
    private static final double GAP = 4;
    private static final double LEAST_SPOT = 32;
    private static final double MOST_SPOT = 64;
    private static final double SPOT = 0.4;
    private static final double FREE_ALONG = 0.02;
    private static final double FREE_DOWN = 0.75;
    private static final double HEAD = 1.9;
    private static final double NEAR = 0.01;

    /// The plan for this much space.
    static CityPlan of(CorleoneTables tables, double width, double height, double em) {
        double tracks = Math.max(LEAST_TRACKS, Math.min(TRACKS * em, height * MOST_TRACKS));
        Rectangle2D line = new Rectangle2D(0, 0, width, tracks);
        double top = tracks + GAP;
        double left = Math.max(1, height - top);
        double cards = Math.clamp(height * CARDS, LEAST_CARDS, MOST_CARDS);
        double map = Math.max(1, left - cards - GAP);
        CityPlan below = new CityPlan(
                tables,
                line,
                new Rectangle2D(0, top, width, map),
                new Rectangle2D(0, top + map + GAP, width, cards),
                em);
        double aside = width * ASIDE;
        CityPlan beside = new CityPlan(
                tables,
                line,
                new Rectangle2D(0, top, Math.max(1, width - aside - GAP), left),
                new Rectangle2D(width - aside, top, aside, left),
                em);
        return beside.large() > below.large() ? beside : below;
    }

    /// How large businesses are drawn.
    private double large() {
        return tile(1, true).getWidth();
    }

    private double column() {
        int columns = tables.turfs().stream().mapToInt(CorleoneTurf::x).max().orElse(0) + 2;
        return map.getWidth() / columns;
    }

    private int rows() {
        return tables.turfs().stream().mapToInt(CorleoneTurf::y).max().orElse(0) + 1;
    }

    private double row() {
        return map.getHeight() / rows();
    }

    /// A turf, from 1.
    Rectangle2D turf(int number) {
        CorleoneTurf turf = tables.turfs().get(number - 1);
        return new Rectangle2D(
                map.getMinX() + turf.x() * column(), map.getMinY() + turf.y() * row(), 2 * column(), row());
    }

    /// What is left of the first turf of the last row.
    Rectangle2D left() {
        double to = last().mapToInt(CorleoneTurf::x).min().orElse(0) * column();
        return new Rectangle2D(map.getMinX(), map.getMaxY() - row(), to, row());
    }

    /// What is right of the last turf of the last row.
    Rectangle2D right() {
        double from = map.getMinX() + (last().mapToInt(CorleoneTurf::x).max().orElse(0) + 2) * column();
        return new Rectangle2D(from, map.getMaxY() - row(), Math.max(0, map.getMaxX() - from), row());
    }

    private Stream<CorleoneTurf> last() {
        return tables.turfs().stream().filter(turf -> turf.y() == rows() - 1);
    }

    /// How wide a spot is.
    double spot() {
        return Math.clamp(Math.min(column(), row()) * SPOT, LEAST_SPOT, MOST_SPOT);
    }

    /// A spot, from 0 in the order of the figures.
    Rectangle2D spot(int index) {
        double size = spot();
        Point2D middle = middle(index);
        double x = Math.max(map.getMinX() + size / 2, Math.min(middle.getX(), map.getMaxX() - size / 2));
        double y = Math.max(map.getMinY() + size / 2, Math.min(middle.getY(), map.getMaxY() - size / 2));
        return new Rectangle2D(x - size / 2, y - size / 2, size, size);
    }

    /// Spots between the same turfs stand along their border, away from the corners where a spot of three turfs is.
    private Point2D middle(int index) {
        CorleoneSpot spot = tables.spots().get(index);
        Rectangle2D border = border(spot);
        List<CorleoneSpot> same = tables.spots().stream()
                .filter(other -> other.turfs().equals(spot.turfs()))
                .toList();
        boolean down = border.getHeight() > border.getWidth();
        double free = down ? FREE_DOWN : FREE_ALONG;
        double before = isCorner(border.getMinX(), border.getMinY()) ? 1 : free;
        double behind = isCorner(border.getMaxX(), border.getMaxY()) ? 1 : free;
        double part = (same.indexOf(spot) + before) / Math.max(1, same.size() - 1 + before + behind);
        return new Point2D(border.getMinX() + border.getWidth() * part, border.getMinY() + border.getHeight() * part);
    }

    /// What the turfs of a spot have in common: a line, or a point.
    private Rectangle2D border(CorleoneSpot spot) {
        double left = map.getMinX();
        double top = map.getMinY();
        double right = map.getMaxX();
        double bottom = map.getMaxY();
        for (int number : spot.turfs()) {
            Rectangle2D turf = turf(number);
            left = Math.max(left, turf.getMinX());
            top = Math.max(top, turf.getMinY());
            right = Math.min(right, turf.getMaxX());
            bottom = Math.min(bottom, turf.getMaxY());
        }
        return new Rectangle2D(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    private boolean isCorner(double x, double y) {
        return tables.spots().stream()
                .filter(spot -> spot.turfs().size() > 2)
                .map(this::border)
                .anyMatch(corner -> Math.abs(corner.getMinX() - x) < NEAR && Math.abs(corner.getMinY() - y) < NEAR);
    }

    /// The line with the number, the name and the markers of a turf.
    Rectangle2D head(int number) {
        Rectangle2D turf = turf(number);
        double high = Math.min(HEAD * em, turf.getHeight() * 0.22);
        double top = isUpper(number) ? turf.getMinY() + 2 : turf.getMaxY() - high - 2;
        return new Rectangle2D(turf.getMinX() + GAP, top, Math.max(1, turf.getWidth() - 2 * GAP), high);
    }

    private boolean isUpper(int number) {
        return tables.turfs().get(number - 1).y() < rows() / 2.0;
    }

    /// A business of a turf: the printed one left, the tile right of it.
    Rectangle2D tile(int number, boolean printed) {
        Rectangle2D room = room(number);
        double wide = (room.getWidth() - GAP) / 2;
        double scale = Math.max(0, Math.min(wide / TILE_WIDE, room.getHeight() / TILE_HIGH));
        double high = TILE_HIGH * scale;
        double middle = room.getMinX() + room.getWidth() / 2;
        double x = printed ? middle - GAP / 2 - TILE_WIDE * scale : middle + GAP / 2;
        return new Rectangle2D(x, room.getMinY() + (room.getHeight() - high) / 2, TILE_WIDE * scale, high);
    }

    /// What of a turf is free of spots and of its head.
    private Rectangle2D room(int number) {
        Rectangle2D turf = turf(number);
        double half = spot() / 2 + 1;
        double head = Math.min(HEAD * em, turf.getHeight() * 0.22) + 3;
        double left = isBeset(number, turf.getMinX()) ? half : GAP;
        double right = isBeset(number, turf.getMaxX()) ? half : GAP;
        boolean upper = isUpper(number);
        double top = upper ? head : half;
        double bottom = upper ? half : head;
        return new Rectangle2D(
                turf.getMinX() + left,
                turf.getMinY() + top,
                Math.max(1, turf.getWidth() - left - right),
                Math.max(1, turf.getHeight() - top - bottom));
    }

    /// Whether a spot stands on the side of a turf that is at this height across.
    private boolean isBeset(int number, double x) {
        return tables.spots().stream()
                .filter(spot -> spot.turfs().size() == 2 && spot.turfs().contains(number))
                .map(this::border)
                .anyMatch(border -> border.getHeight() > border.getWidth() && Math.abs(border.getMinX() - x) < NEAR);
    }
}
