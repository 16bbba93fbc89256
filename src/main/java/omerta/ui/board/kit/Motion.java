package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.PauseTransition;
import javafx.animation.TranslateTransition;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import omerta.ui.board.Pace;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.PileView;
import org.jspecify.annotations.Nullable;

/// Moves things over the table. Whatever moves, the table below already stands as it will be; a click ends all movement
/// at once.
public final class Motion {

    private static final double MOVE = 300;
    private static final double TRACE = 900;

    private final Cover cover = new Cover();
    private final List<Runnable> endings = new ArrayList<>();
    private final EventHandler<MouseEvent> skip = event -> finish();
    private @Nullable Scene watched;

    /// Moves a picture of something from one place to another.
    ///
    /// @param thing what is seen to move; it is drawn for this alone
    /// @param from where it began, in the units of the scene's root
    /// @param to the spot it comes to, which shows `before` until then
    /// @param before what the spot showed before
    /// @param pace how fast
    /// @param delay how many moves go before it
    public void move(Node thing, Bounds from, Spot to, PileView before, Pace pace, int delay) {
        Bounds goal = Cover.bounds(to);
        if (!pace.moves() || !cover.add(thing, to)) {
            return;
        }
        watch(to.getScene());
        PileView after = to.pile();
        to.pile(before);
        thing.resizeRelocate(
                from.getMinX(), from.getMinY(), goal.getHeight() * CardFace.WIDTH / CardFace.HEIGHT, goal.getHeight());
        TranslateTransition flight = new TranslateTransition(Duration.millis(pace.millis(MOVE)), thing);
        flight.setByX(goal.getMinX() - from.getMinX());
        flight.setByY(goal.getMinY() - from.getMinY());
        flight.setInterpolator(Interpolator.EASE_BOTH);
        flight.setDelay(Duration.millis(pace.millis(MOVE) * delay));
        Runnable ending = () -> {
            flight.stop();
            cover.remove(thing);
            to.pile(after);
        };
        ends(ending);
        flight.setOnFinished(event -> end(ending));
        flight.play();
    }

    /// Lays out the scene of a spot at once, so that whatever was just put there has its place.
    public static void settle(Spot spot) {
        if (spot.getScene() != null) {
            spot.getScene().getRoot().applyCss();
            spot.getScene().getRoot().layout();
        }
    }

    /// Where a spot is now, to begin a movement there later.
    public static Bounds place(Spot spot) {
        return Cover.bounds(spot);
    }

    /// Leaves a trace for a while where something was.
    public void trace(Spot spot, Pace pace) {
        if (!pace.moves()) {
            return;
        }
        PauseTransition pause = new PauseTransition(Duration.millis(pace.millis(TRACE)));
        Runnable ending = () -> {
            pause.stop();
            spot.trace(false);
        };
        spot.trace(true);
        ends(ending);
        pause.setOnFinished(event -> end(ending));
        pause.play();
    }

    /// Whether anything still moves.
    public boolean isRunning() {
        return !endings.isEmpty();
    }

    /// Ends all movement at once.
    public void finish() {
        List<Runnable> now = List.copyOf(endings);
        endings.clear();
        now.forEach(Runnable::run);
        if (watched != null) {
            watched.removeEventFilter(MouseEvent.MOUSE_PRESSED, skip);
            watched = null;
        }
        cover.clear();
    }

    private void ends(Runnable ending) {
        endings.add(ending);
    }

    private void end(Runnable ending) {
        if (endings.remove(ending)) {
            ending.run();
        }
        if (endings.isEmpty()) {
            finish();
        }
    }

    private void watch(Scene scene) {
        if (watched == null) {
            watched = scene;
            scene.addEventFilter(MouseEvent.MOUSE_PRESSED, skip);
        }
    }
}
