package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import omerta.peperoni.DonPeperoniBuilding;
import omerta.peperoni.DonPeperoniFrame;
import omerta.peperoni.DonPeperoniStreet;

/// The name of a street, written along it on a side where no houses stand.
///
/// @param label which shows it
/// @param middle where the middle of the street is
/// @param across whether the street goes from left to right
/// @param side 1 for below or to the right of it, -1 for the other side
record StreetName(Label label, DonPeperoniFrame middle, boolean across, int side) {

    private static final double AWAY = 40;
    private static final double UPRIGHT = -90;
    private static final double LENGTH = 170;
    private static final double MOST = 150;
    private static final double HIGH = 12;
    private static final double HIGHEST = 36;

    /// The names of all streets of more than one space.
    static List<StreetName> all(Places map, Names names) {
        List<StreetName> all = new ArrayList<>();
        for (int i = 0; i < map.tables().streets().size(); i++) {
            int street = i + 1;
            List<Integer> spaces = IntStream.rangeClosed(1, map.streets())
                    .filter(place -> map.street(place) == street && map.isInPlay(place))
                    .boxed()
                    .toList();
            if (spaces.size() > 1) {
                of(map, names, map.tables().streets().get(i), spaces).ifPresent(all::add);
            }
        }
        return List.copyOf(all);
    }

    private static Optional<StreetName> of(Places map, Names names, DonPeperoniStreet street, List<Integer> spaces) {
        DonPeperoniFrame first = map.frame(spaces.getFirst());
        DonPeperoniFrame middle = map.frame(spaces.get(spaces.size() / 2));
        boolean across = Math.abs(first.x() - middle.x()) > Math.abs(first.y() - middle.y());
        Label label = new Label(names.street(street.id()));
        label.getStyleClass().add("street-name");
        return IntStream.of(1, -1)
                .filter(side -> isFree(map, middle, across, side))
                .mapToObj(side -> new StreetName(label, middle, across, side))
                .findFirst();
    }

    /// Whether no house stands and no water flows where the name would be.
    private static boolean isFree(Places map, DonPeperoniFrame middle, boolean across, int side) {
        double x = middle.x() + (across ? 0 : side * AWAY);
        double y = middle.y() + (across ? side * AWAY : 0);
        double wide = across ? LENGTH / 2 : HIGH;
        double high = across ? HIGH : LENGTH / 2;
        double bank = map.tables().stream().width() / 2.0 + wide;
        boolean dry = map.tables().stream().line().stream().noneMatch(point -> Math.abs(point.x() - x) < bank);
        return dry
                && map.tables().houses().stream()
                        .map(DonPeperoniBuilding::frame)
                        .noneMatch(house -> Math.abs(house.x() - x) < wide + house.w() / 2.0
                                && Math.abs(house.y() - y) < high + house.h() / 2.0);
    }

    /// Keeps to a plan; where there is no room for the name, it is not shown.
    void keepTo(VillagePlan plan) {
        double high = label.prefHeight(-1);
        double x = plan.x(middle.x() + (across ? 0 : side * AWAY));
        double y = plan.y(middle.y() + (across ? side * AWAY : 0));
        double wide = label.prefWidth(-1);
        label.setVisible(
                wide <= MOST * (across ? plan.sx() : plan.sy()) && high <= HIGHEST * (across ? plan.sy() : plan.sx()));
        label.resizeRelocate(x - wide / 2, y - high / 2, wide, high);
        label.setRotate(across ? 0 : UPRIGHT);
    }
}
