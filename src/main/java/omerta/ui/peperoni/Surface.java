package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.kit.Spot;
import org.jspecify.annotations.Nullable;

/// The village on the table: the ground, the places, the canvassers in them, the edge of the board, and what lies over it
/// for a while. It keeps to one plan, whatever the size.
final class Surface extends Region {

    private static final double LEAST_WIDTH = 560;
    private static final double LEAST_HEIGHT = 360;
    private static final double MOST = 0.97;

    private final Places map;
    private final Scenery scenery;
    private final PathView path;
    private final Label gauge = new Label();
    private final Map<Spot, Ground> spots = new LinkedHashMap<>();
    private List<Spot> pawns = List.of();
    private Map<Spot, Integer> stands = Map.of();
    private @Nullable Column column;
    private @Nullable Region over;
    private @Nullable Region card;
    private int cardOf;

    /// A village in which nobody is.
    Surface(Names names) {
        this.map = names.map();
        scenery = new Scenery(map, names);
        setMinSize(0, 0);
        path = new PathView(map);
        getStyleClass().add("peperoni-table");
        gauge.setVisible(false);
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
        List<Region> layers = new ArrayList<>(List.of(gauge, scenery));
        spots.forEach((spot, ground) -> layers.add(isHouse(ground) ? layers.size() : 2, spot));
        layers.add(path);
        layers.addAll(pawns);
        layers.add(painter.column());
        panel.ifPresent(layers::add);
        getChildren().setAll(layers);
        getChildren().forEach(node -> node.setManaged(false));
        requestLayout();
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
            card.setManaged(false);
            getChildren().add(card);
        }
        requestLayout();
    }

    /// The plan that the table keeps to.
    VillagePlan plan() {
        return VillagePlan.of(getWidth(), getHeight(), gauge.getFont().getSize(), map);
    }

    @Override
    protected double computePrefWidth(double height) {
        return LEAST_WIDTH;
    }

    @Override
    protected double computePrefHeight(double width) {
        return LEAST_HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        if (getWidth() <= 0 || getHeight() <= 0) {
            return;
        }
        VillagePlan plan = plan();
        scenery.resizeRelocate(0, 0, getWidth(), getHeight());
        scenery.keepTo(plan);
        path.resizeRelocate(0, 0, getWidth(), getHeight());
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

    private static void put(Region region, Rectangle2D at) {
        region.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
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
        double gap = gauge.getFont().getSize() * 0.5;
        region.resizeRelocate(
                left ? plan.left() + gap : plan.left() + plan.width() - wide - gap,
                top ? plan.top() + gap : plan.top() + plan.height() - high - gap,
                wide,
                high);
    }
}
