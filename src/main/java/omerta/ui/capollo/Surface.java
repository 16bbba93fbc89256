package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;
import omerta.ui.board.art.Fit;
import omerta.ui.board.kit.Children;
import omerta.ui.board.kit.Lasting;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.TableTop;
import org.jspecify.annotations.Nullable;

/// The table: brick, the mats of the families, the market between them, and what lies over it for a while. It keeps to
/// one plan, whatever the size.
final class Surface extends TableTop {

    private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
    private static final double MOST_OVER = 0.98;

    private final Names names;
    private final Bricks bricks = new Bricks();
    private final Pane ground = new Pane();
    private final Region market = Tiles.region("market");
    private final List<Region> mats = new ArrayList<>();
    private final Map<Spot, Function<TablePlan, Rectangle2D>> places = new LinkedHashMap<>();
    private Region power = new Region();
    private Region waits = new Region();
    private List<Region> pans = List.of();
    private final Region openPlaces = Tiles.region("open-places");
    private @Nullable Region over;

    /// A table on which nothing lies yet.
    Surface(Names names) {
        super("capollo-table");
        this.names = names;
        stack(List.of(bricks, ground));
    }

    /// Lays other things on the table.
    ///
    /// @param laid where each spot lies
    /// @param lasting what stays of the picture before
    void lay(DonCapolloState state, Map<Spot, Function<TablePlan, Rectangle2D>> laid, Lasting lasting) {
        places.clear();
        places.putAll(laid);
        mats.clear();
        for (Seat seat : Seat.first(state.seats())) {
            Region mat = Tiles.region("mat");
            mat.getStyleClass().add(new Tiles(names).colour(seat));
            mat.pseudoClassStateChanged(ACTIVE, seat.equals(state.active()));
            mats.add(lasting.keep("mat", mat));
        }
        power = lasting.frame(PowerPiles.class, new PowerPiles(names)::view);
        Waiting waiting = new Waiting(names);
        waits = lasting.keep("waits", new Fit(Tiles.label(waiting.words(state), "waits"), 2));
        pans = waiting.pans(state);
        List<Node> all = new ArrayList<>(List.of(market, openPlaces, power, waits));
        all.addAll(pans);
        all.addAll(mats);
        all.addAll(places.keySet());
        all.forEach(node -> node.setManaged(false));
        Children.lay(ground.getChildren(), all);
        cover(Optional.empty());
    }

    /// Lays something over the table, or nothing. What it covers cannot be chosen meanwhile.
    void cover(Optional<? extends Region> other) {
        if (over != null) {
            getChildren().remove(over);
        }
        over = other.orElse(null);
        ground.setDisable(over != null);
        if (over != null) {
            over(over);
        }
        requestLayout();
    }

    @Override
    protected void keepTo(double width, double height) {
        bricks.resizeRelocate(0, 0, width, height);
        ground.resizeRelocate(0, 0, width, height);
        if (mats.isEmpty()) {
            return;
        }
        TablePlan plan = TablePlan.of(width, height, mats.size());
        MarketPlan middle = new MarketPlan(plan.market(), plan.isFlat());
        put(market, plan.market());
        put(openPlaces, middle.places());
        put(power, middle.power());
        put(waits, middle.waits());
        for (int i = 0; i < pans.size(); i++) {
            put(pans.get(i), middle.pan(i));
        }
        for (int i = 0; i < mats.size(); i++) {
            put(mats.get(i), plan.mats().get(i));
        }
        places.forEach((spot, place) -> put(spot, place.apply(plan)));
        if (over != null) {
            layOver(over, width, height);
        }
    }

    /// As wide and high as it wants to be, and smaller as a whole where that does not fit.
    private static void layOver(Region region, double width, double height) {
        region.applyCss();
        double wide = Math.min(width * MOST_OVER, region.prefWidth(-1));
        double high = Math.ceil(region.prefHeight(wide));
        double factor = Math.min(1, height * MOST_OVER / high);
        double room = Math.min(width * MOST_OVER / factor, Math.max(wide, region.prefWidth(-1)));
        region.setScaleX(factor);
        region.setScaleY(factor);
        region.resizeRelocate((width - room) / 2, (height - high) / 2, room, high);
    }
}
