package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneTables;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.TableTop;
import org.jspecify.annotations.Nullable;

/// The city on the table: the ground, the turfs with their businesses, the spots, the tracks and the open cards, and what
/// lies over them for a while. It keeps to one plan, whatever the size.
final class Surface extends TableTop {

    private static final double GAP = 3;
    private static final double ROUNDNESS = 0.47;
    private static final double LEAST_ASIDE = 0.1;

    private final CorleoneTables tables;
    private final Streets streets;
    private @Nullable Painter painter;
    private List<TurfHead> heads = List.of();
    private @Nullable Region over;
    private @Nullable Region notice;
    private @Nullable Spot noticed;

    /// A city in which nothing is yet.
    Surface(CorleoneTables tables) {
        super("corleone-table");
        this.tables = tables;
        streets = new Streets(tables);
    }

    /// Lays other things on the table.
    void lay(Painter drawn) {
        painter = drawn;
        heads = drawn.headsDrawn();
        over = null;
        notice = null;
        List<Region> layers = new ArrayList<>(List.of(streets));
        layers.addAll(drawn.turfsDrawn());
        layers.addAll(heads);
        drawn.spacesDrawn().forEach((spot, ground) -> layers.add(spot));
        layers.addAll(drawn.familiesDrawn());
        layers.addAll(drawn.stockDrawn());
        layers.addAll(drawn.tracksDrawn());
        layers.addAll(drawn.barDrawn());
        layers.addAll(drawn.cardsDrawn());
        stack(layers);
    }

    /// Shows other heads of the turfs.
    void heads(List<TurfHead> others) {
        int at = getChildren().indexOf(heads.getFirst());
        getChildren().removeAll(heads);
        heads = List.copyOf(others);
        heads.forEach(head -> head.setManaged(false));
        getChildren().addAll(at, heads);
        requestLayout();
    }

    /// Shows something over the middle, or nothing.
    void cover(Optional<? extends Region> other) {
        remove(over);
        over = other.orElse(null);
        if (over != null) {
            remove(notice);
            over(over);
        }
        requestLayout();
    }

    /// Shows what there is to be read about a spot, or nothing.
    void notice(Optional<? extends Region> other, Optional<Spot> about) {
        remove(notice);
        notice = other.orElse(null);
        noticed = about.orElse(null);
        if (notice != null && over == null) {
            over(notice);
        }
        requestLayout();
    }

    private void remove(@Nullable Region region) {
        if (region != null) {
            getChildren().remove(region);
        }
    }

    /// Whether a spot lies on the table itself, and not in a tray.
    boolean shows(Spot spot) {
        return getChildren().contains(spot);
    }

    /// Lights up fronts and backs of businesses.
    void light(Set<Integer> fronts, Set<Integer> backs) {
        if (painter != null) {
            painter.spacesDrawn().forEach((spot, ground) -> {
                boolean front = ground instanceof Ground.Space(int space) && fronts.contains(space);
                boolean back = ground instanceof Ground.Space(int space) && backs.contains(space);
                light(spot, "lit-front", front);
                light(spot, "lit-back", back);
            });
        }
    }

    private static void light(Spot spot, String styleClass, boolean on) {
        spot.getStyleClass().remove(styleClass);
        if (on) {
            spot.getStyleClass().add(styleClass);
        }
    }

    @Override
    protected void keepTo(double width, double height) {
        if (painter == null) {
            return;
        }
        CityPlan plan = CityPlan.of(tables, width, height, em());
        streets.resizeRelocate(0, 0, width, height);
        streets.keepTo(plan);
        spaces(plan, painter.spacesDrawn());
        for (int i = 0; i < heads.size(); i++) {
            put(painter.turfsDrawn().get(i), plan.turf(i + 1));
            put(heads.get(i), plan.head(i + 1));
        }
        above(plan, painter);
        Rows.column(painter.familiesDrawn(), plan.left(), plan.spot());
        Rows.grid(painter.stockDrawn(), plan.right());
        Rows.cards(painter.cardsDrawn(), plan.cards());
        if (over != null) {
            cover(over, plan);
        }
        if (notice != null && noticed != null) {
            aside(notice, noticed.getBoundsInParent(), plan);
        }
    }

    private void spaces(CityPlan plan, Map<Spot, Ground> spaces) {
        spaces.forEach((spot, ground) -> {
            if (ground instanceof Ground.Space(int space)) {
                put(
                        spot,
                        CorleoneCity.isFront(space)
                                ? plan.tile(CorleoneCity.turf(space), space % 2 == 0)
                                : plan.spot(space - CorleoneCity.FRONTS));
            }
        });
    }

    /// The tracks, and right of them what waits to be taken.
    private static void above(CityPlan plan, Painter painter) {
        Rectangle2D line = plan.tracks();
        double high = line.getHeight() - 2;
        double x = GAP;
        for (Spot spot : painter.tracksDrawn()) {
            double wide = Math.min(spot.prefWidth(high), line.getWidth() * 0.32);
            double up = Math.min(high, spot.prefHeight(wide));
            spot.resizeRelocate(x, line.getMinY() + (line.getHeight() - up) / 2, wide, up);
            x += wide + 2 * GAP;
        }
        List<Spot> bar = painter.barDrawn();
        double icon = high * 0.9;
        double wanted =
                bar.stream().mapToDouble(spot -> spot.prefWidth(icon) + 3 * GAP).sum();
        double factor = Math.min(1, (line.getWidth() - x) / Math.max(1, wanted));
        x = Math.max(x, line.getWidth() - wanted * factor);
        for (Spot spot : bar) {
            double wide = spot.prefWidth(icon) * factor;
            spot.resizeRelocate(x, line.getMinY() + (line.getHeight() - icon * factor) / 2, wide, icon * factor);
            x += wide + 3 * GAP * factor;
        }
    }

    private static void cover(Region region, CityPlan plan) {
        Rectangle2D map = plan.map();
        double wide = Math.min(map.getWidth() * 0.96, region.prefWidth(-1));
        double high = Math.min(map.getHeight() * 0.98, region.prefHeight(wide));
        region.resizeRelocate(
                map.getMinX() + (map.getWidth() - wide) / 2, map.getMinY() + (map.getHeight() - high) / 2, wide, high);
    }

    /// Puts what is to be read where it hides neither what it is about nor what is around that; smaller as a whole where the
    /// map is too low for it.
    private static void aside(Region region, Bounds about, CityPlan plan) {
        Rectangle2D map = plan.map();
        double gap = plan.em() * 0.5;
        double wide = Math.min(map.getWidth() * ROUNDNESS, region.prefWidth(-1));
        double high = region.prefHeight(wide);
        double factor = Math.clamp((map.getHeight() - 2 * gap) / high, LEAST_ASIDE, 1);
        boolean left = about.getCenterX() > map.getMinX() + map.getWidth() / 2;
        boolean top = about.getCenterY() > map.getMinY() + map.getHeight() / 2;
        double middleX = gap + wide * factor / 2;
        double middleY = gap + high * factor / 2;
        region.setScaleX(factor);
        region.setScaleY(factor);
        region.resizeRelocate(
                (left ? map.getMinX() + middleX : map.getMaxX() - middleX) - wide / 2,
                (top ? map.getMinY() + middleY : map.getMaxY() - middleY) - high / 2,
                wide,
                high);
    }
}
