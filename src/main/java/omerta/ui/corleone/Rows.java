package omerta.ui.corleone;

import java.util.List;
import javafx.geometry.Rectangle2D;
import omerta.ui.board.kit.Spot;

/// Lays spots into a rectangle: under one another, in a grid, as cards side by side.
final class Rows {

    private static final double GAP = 3;
    private static final double LEAST_ROW = 24;
    private static final int MOST_ROWS = 3;

    private Rows() {}

    /// Spots under one another.
    static void column(List<Spot> spots, Rectangle2D room, double spot) {
        double wide = Math.max(1, room.getWidth() - spot / 2 - GAP);
        double top = room.getMinY() + spot / 2 + GAP;
        double high = Math.max(1, (room.getMaxY() - top - GAP) / Math.max(1, spots.size()));
        for (int i = 0; i < spots.size(); i++) {
            double up = Math.min(high - GAP, spots.get(i).prefHeight(wide));
            up = Math.max(Math.min(LEAST_ROW, high - GAP), up);
            double across = Math.min(wide, spots.get(i).prefWidth(up));
            spots.get(i).resizeRelocate(room.getMinX() + GAP, top + i * high, across, up);
        }
    }

    /// Piles in two columns.
    static void grid(List<Spot> spots, Rectangle2D room) {
        int rows = Math.max(1, (spots.size() + 1) / 2);
        double wide = (room.getWidth() - 3 * GAP) / 2;
        double high = (room.getHeight() - (rows + 1) * GAP) / rows;
        for (int i = 0; i < spots.size(); i++) {
            int row = i / 2;
            double up = Math.min(high, spots.get(i).prefHeight(wide));
            double x = room.getMinX() + GAP + i % 2 * (wide + GAP);
            double y = room.getMinY() + GAP + row * (high + GAP);
            spots.get(i).resizeRelocate(x, y + (high - up) / 2, wide, up);
        }
    }

    /// Cards side by side in as many rows as make them largest.
    static void cards(List<Spot> spots, Rectangle2D room) {
        int best = 1;
        for (int rows = 2; rows <= MOST_ROWS; rows++) {
            best = high(spots, room, rows) > high(spots, room, best) ? rows : best;
        }
        double high = room.getHeight() / best;
        for (int i = 0; i < best; i++) {
            row(
                    part(spots, i, best),
                    new Rectangle2D(room.getMinX(), room.getMinY() + i * high, room.getWidth(), high));
        }
    }

    /// How high cards can be in so many rows.
    private static double high(List<Spot> spots, Rectangle2D room, int rows) {
        double high = room.getHeight() / rows;
        double least = 1;
        for (int i = 0; i < rows; i++) {
            least = Math.min(least, factor(part(spots, i, rows), room.getWidth(), high));
        }
        return least * high;
    }

    private static List<Spot> part(List<Spot> spots, int row, int rows) {
        int size = spots.size();
        return spots.subList((row * size + rows - 1) / rows, ((row + 1) * size + rows - 1) / rows);
    }

    /// How large cards can be in a row, in parts of its height.
    private static double factor(List<Spot> spots, double width, double height) {
        double wanted = spots.stream()
                .mapToDouble(spot -> spot.prefWidth(height - 2) + 2 * GAP)
                .sum();
        return Math.min(1, width / Math.max(1, wanted));
    }

    private static void row(List<Spot> spots, Rectangle2D room) {
        double most = room.getHeight() - 2;
        double factor = factor(spots, room.getWidth(), room.getHeight());
        double wanted = spots.stream()
                .mapToDouble(spot -> spot.prefWidth(most) + 2 * GAP)
                .sum();
        double high = most * factor;
        double x = room.getMinX() + Math.max(0, (room.getWidth() - wanted * factor) / 2);
        for (Spot spot : spots) {
            double wide = spot.prefWidth(high);
            spot.resizeRelocate(x, room.getMinY() + (room.getHeight() - high) / 2, wide, high);
            x += wide + 2 * GAP * factor;
        }
    }
}
