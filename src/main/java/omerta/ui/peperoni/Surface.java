package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.layout.Region;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.TableTop;
import org.jspecify.annotations.Nullable;

/// The village on the table: the ground, the places, the canvassers in them, the edge of the board, and what lies over it
/// for a while. It keeps to one plan, whatever the size.
final class Surface extends TableTop {

    private static final double MOST = 0.97;

    private final Places map;
    private final Scenery scenery;
    private final PathView path;
    private final Map<Spot, Ground> spots = new LinkedHashMap<>();
    private List<Spot> pawns = List.of();
    private Map<Spot, Integer> stands = Map.of();
    private @Nullable Column column;
    private @Nullable Region over;
    private @Nullable Region card;
    private int cardOf;

    /// A village in which nobody is.
    Surface(Names names) {
        super("peperoni-table");
        this.map = names.map();
        scenery = new Scenery(map, names);
        path = new PathView(map);
    }

    /// Lays other things on the table.
    ///
    /// @param painter which has drawn them
    /// @param panel what covers the middle for a moment
    void lay(Painter painter, DonPeperoniState state, Optional<? extends Region> panel) {
        spots.clear();
        spots.putAll(painter.places());
        pawns = List.copyOf(painter.canvassers().keySet());
        stands = painter.stands();
        column = painter.column();
        over = panel.orElse(null);
        card = null;
        path.show(Optional.empty());
        scenery.close(state.closed());
        List<Region> layers = new ArrayList<>(List.of(scenery));
        layers.addAll(places(false));
        layers.addAll(places(true));
        layers.add(path);
        layers.addAll(pawns);
        layers.add(painter.column());
        panel.ifPresent(layers::add);
        stack(layers);
    }

    /// The houses or the spaces, in reading order.
    private List<Spot> places(boolean houses) {
        return spots.entrySet().stream()
                .filter(entry -> isHouse(entry.getValue()) == houses)
                .map(Map.Entry::getKey)
                .toList();
    }

    private boolean isHouse(Ground ground) {
        return ground instanceof Ground.Place(int place) && map.isHouse(place);
    }

    /// The way that is drawn over the streets.
    PathView path() {
        return path;
    }

    /// Shows the card of a house, or none.
    void show(Optional<? extends Region> other, int house) {
        if (card != null) {
            getChildren().remove(card);
        }
        card = other.orElse(null);
        cardOf = house;
        if (card != null && over == null) {
            over(card);
        }
        requestLayout();
    }

    /// The plan that the table keeps to.
    VillagePlan plan() {
        return VillagePlan.of(getWidth(), getHeight(), em(), map);
    }

    @Override
    protected void keepTo(double width, double height) {
        VillagePlan plan = plan();
        scenery.resizeRelocate(0, 0, width, height);
        scenery.keepTo(plan);
        path.resizeRelocate(0, 0, width, height);
        path.keepTo(plan);
        spots.forEach((spot, ground) -> {
            if (ground instanceof Ground.Place(int place)) {
                put(spot, map.isHouse(place) ? plan.house(map.frame(place)) : plan.cell(map.frame(place)));
            }
        });
        stand(plan);
        if (column != null) {
            put(column, plan.column());
        }
        if (over != null) {
            cover(over, plan);
        }
        if (card != null) {
            aside(card, plan);
        }
    }

    private void stand(VillagePlan plan) {
        Map<Integer, Integer> crowd = new HashMap<>();
        Map<Integer, Integer> counts = new HashMap<>();
        stands.values().forEach(place -> counts.merge(place, 1, Integer::sum));
        for (Spot pawn : pawns) {
            int place = stands.getOrDefault(pawn, 0);
            int index = crowd.merge(place, 1, Integer::sum) - 1;
            put(pawn, plan.pawn(map, place, index, counts.getOrDefault(place, 1)));
        }
    }

    private static void cover(Region region, VillagePlan plan) {
        if (region instanceof MomentView) {
            region.resizeRelocate(plan.left(), plan.top(), plan.width(), plan.height());
            return;
        }
        double wide = region.prefWidth(-1);
        double high = region.prefHeight(wide);
        double factor = Math.min(1, Math.min(plan.width() * MOST / wide, plan.height() * MOST / high));
        region.setScaleX(factor);
        region.setScaleY(factor);
        region.resizeRelocate(
                plan.left() + (plan.width() - wide) / 2, plan.top() + (plan.height() - high) / 2, wide, high);
    }

    /// Puts the card of a house where it hides neither the house nor what is around it.
    private void aside(Region region, VillagePlan plan) {
        double wide = Math.min(plan.width() * 0.45, region.prefWidth(-1));
        double high = Math.min(plan.height(), region.prefHeight(wide));
        Point2D house = plan.middle(map.frame(cardOf));
        boolean left = house.getX() > plan.left() + plan.width() / 2;
        boolean top = house.getY() > plan.top() + plan.height() / 2;
        double gap = em() * 0.5;
        region.resizeRelocate(
                left ? plan.left() + gap : plan.left() + plan.width() - wide - gap,
                top ? plan.top() + gap : plan.top() + plan.height() - high - gap,
                wide,
                high);
    }
}
