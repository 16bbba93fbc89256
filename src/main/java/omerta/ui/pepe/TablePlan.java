package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import omerta.pepe.DonPepeChair;
import omerta.pepe.DonPepeSide;

/// How the space of the table is shared out, by the sides at which the chairs stand.
///
/// @param chair the width of a chair
/// @param cloth the table itself
/// @param middle what is left for all that belongs to nobody's chair
/// @param places where each chair is, chair 1 first
record TablePlan(double chair, Rectangle2D cloth, Rectangle2D middle, List<Place> places) {

    /// Where a chair is.
    ///
    /// @param spot all of it
    /// @param number where its number stands
    /// @param man the middle of the man on it
    /// @param laid the middle of what lies before it
    record Place(Rectangle2D spot, Rectangle2D number, Point2D man, Point2D laid) {}

    private static final double RATIO = Figures.HEIGHT / Figures.WIDTH;
    private static final double MAN = Figures.MAN / Figures.WIDTH;
    private static final double LAID = RATIO - MAN;
    private static final double HEAD = Figures.HEAD_WIDTH / Figures.WIDTH;
    private static final double GAP = 0.06;
    private static final double LEAST_MIDDLE = 0.36;
    private static final double MOST_NUMBER = 0.05;
    private static final double LEAST_NUMBER = 13;
    private static final double HIGHEST = 0.72;
    private static final double UNDER = 0.1;

    /// The plan for this much space.
    ///
    /// @param em the size of letters
    static TablePlan of(double width, double room, double em, List<DonPepeChair> chairs) {
        double height = Math.min(room, width * HIGHEST);
        double margin = Math.min(0.3 * em, 0.012 * height);
        double number = Math.min(1.1 * em, Math.max(LEAST_NUMBER, MOST_NUMBER * height));
        int columns = Math.max(count(chairs, DonPepeSide.NORTH), count(chairs, DonPepeSide.SOUTH));
        double byWidth = (width - 2 * margin) / (columns * (1 + GAP) + 2);
        double byHeight = (height * (1 - LEAST_MIDDLE) - 2 * margin - 2 * number) / 2 / RATIO;
        double chair = Math.max(1, Math.min(byWidth, byHeight));
        Room shares = new Room(width, height, margin, number, chair, (room - height) / 2);
        List<Place> places = new ArrayList<>();
        for (DonPepeChair one : chairs.stream()
                .sorted(Comparator.comparingInt(DonPepeChair::chair))
                .toList()) {
            places.add(place(shares, chairs, one));
        }
        double edge = margin + number + (MAN - UNDER) * chair;
        double side = margin + 0.88 * chair;
        Rectangle2D cloth = rectangle(side, shares.top() + edge, width - 2 * side, height - 2 * edge);
        double top = margin + number + RATIO * chair + 0.35 * em;
        double left = margin + HEAD * chair + 0.5 * em;
        Rectangle2D middle = rectangle(left, shares.top() + top, width - 2 * left, height - 2 * top);
        return new TablePlan(chair, cloth, middle, List.copyOf(places));
    }

    /// Where a chair is.
    Place place(int number) {
        return places.get(number - 1);
    }

    /// A rectangle that is there however little room there is.
    private static Rectangle2D rectangle(double x, double y, double width, double height) {
        return new Rectangle2D(x, y, Math.max(1, width), Math.max(1, height));
    }

    private record Room(double width, double height, double margin, double number, double chair, double top) {}

    private static int count(List<DonPepeChair> chairs, DonPepeSide side) {
        return (int) chairs.stream().filter(chair -> chair.side() == side).count();
    }

    private static Place place(Room room, List<DonPepeChair> chairs, DonPepeChair chair) {
        List<Integer> row = chairs.stream()
                .filter(other -> other.side() == chair.side())
                .map(DonPepeChair::chair)
                .sorted()
                .toList();
        int index = row.indexOf(chair.chair());
        return switch (chair.side()) {
            case NORTH -> column(room, index, row.size(), true);
            case SOUTH -> column(room, row.size() - 1 - index, row.size(), false);
            case EAST -> head(room, index, row.size(), false);
            case WEST -> head(room, row.size() - 1 - index, row.size(), true);
        };
    }

    private static Place column(Room room, int index, int count, boolean north) {
        double chair = room.chair();
        double cell = (room.width() - 2 * room.margin() - 2 * chair) / count;
        double x = room.margin() + chair + index * cell + (cell - chair) / 2;
        double high = RATIO * chair;
        double y = north
                ? room.top() + room.margin() + room.number()
                : room.top() + room.height() - room.margin() - room.number() - high;
        double numberY = north ? y - room.number() : y + high;
        double manY = north ? y + MAN * chair * 0.6 : y + (LAID + MAN * 0.6) * chair;
        double laidY = north ? y + (MAN + LAID / 2) * chair : y + LAID / 2 * chair;
        double middle = x + chair / 2;
        return new Place(
                new Rectangle2D(x, y, chair, high),
                new Rectangle2D(x - (cell - chair) / 2, numberY, cell, room.number()),
                new Point2D(middle, manY),
                new Point2D(middle, laidY));
    }

    private static Place head(Room room, int index, int count, boolean west) {
        double chair = room.chair();
        double wide = HEAD * chair;
        double high = MAN * chair;
        double cell = room.height() / count;
        double y = room.top() + index * cell + (cell - high) / 2;
        double x = west ? room.margin() : room.width() - room.margin() - wide;
        double man = west ? x + chair / 2 : x + wide - chair / 2;
        double laid = west ? x + (wide + chair) / 2 : x + (wide - chair) / 2;
        return new Place(
                new Rectangle2D(x, y, wide, high),
                new Rectangle2D(man - chair / 2, Math.max(0, y - room.number()), chair, room.number()),
                new Point2D(man, y + high * 0.6),
                new Point2D(laid, y + high * 0.6));
    }
}
