package omerta.ui.board.kit;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import omerta.ui.board.art.PileView;
import org.jspecify.annotations.Nullable;

/// Drags what lies on a spot to another spot. A press that hardly moves stays a click.
public final class Dragging {

    private static final double HARDLY = 6;

    private final Cover cover = new Cover();
    private final Supplier<List<Spot>> spots;
    private final Function<Spot, Optional<PileView>> ghosts;
    private final Consumer<Spot> lifted;
    private final BiConsumer<Spot, Optional<Spot>> dropped;
    private @Nullable Region ghost;
    private double pressX;
    private double pressY;

    /// Drags between these spots.
    ///
    /// @param spots all of them, asked for anew each time
    /// @param ghosts what follows the pointer when a spot is dragged; empty where it cannot be
    /// @param lifted told when something is lifted
    /// @param dropped told where it was dropped; empty where on no spot
    public Dragging(
            Supplier<List<Spot>> spots,
            Function<Spot, Optional<PileView>> ghosts,
            Consumer<Spot> lifted,
            BiConsumer<Spot, Optional<Spot>> dropped) {
        this.spots = spots;
        this.ghosts = ghosts;
        this.lifted = lifted;
        this.dropped = dropped;
    }

    /// Lets this spot be dragged, here and nowhere else.
    public void listen(Spot spot) {
        spot.setOnMousePressed(event -> {
            pressX = event.getSceneX();
            pressY = event.getSceneY();
        });
        spot.setOnMouseDragged(event -> drag(spot, event));
        spot.setOnMouseReleased(event -> release(spot, event));
    }

    /// Lets go of what is being dragged; nothing happens to it.
    public void cancel() {
        cover.clear();
        ghost = null;
    }

    private void drag(Spot spot, MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        if (ghost == null && Math.hypot(event.getSceneX() - pressX, event.getSceneY() - pressY) > HARDLY) {
            ghosts.apply(spot).ifPresent(view -> lift(spot, view));
        }
        if (ghost != null) {
            Point2D at = Cover.point(spot, event.getSceneX(), event.getSceneY());
            ghost.relocate(at.getX() - ghost.getWidth() / 2, at.getY() - ghost.getHeight() / 3);
        }
    }

    private void lift(Spot spot, PileView view) {
        Bounds size = Cover.bounds(spot);
        view.getStyleClass().add("dragged");
        if (cover.add(view, spot)) {
            view.resize(view.prefWidth(size.getHeight()), size.getHeight());
            ghost = view;
            lifted.accept(spot);
        }
    }

    private void release(Spot spot, MouseEvent event) {
        if (ghost != null) {
            cancel();
            Optional<Spot> to = spots.get().stream()
                    .filter(other -> other != spot && other.getScene() != null && !other.isDisabled())
                    .filter(other -> other.contains(other.sceneToLocal(event.getSceneX(), event.getSceneY())))
                    .findFirst();
            dropped.accept(spot, to);
            event.consume();
        }
    }
}
