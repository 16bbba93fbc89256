package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
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
    private static final double LEG = 20;
    private static final double LONGEST = 400;
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
        thing.resizeRelocate(
                from.getMinX(), from.getMinY(), goal.getHeight() * CardFace.WIDTH / CardFace.HEIGHT, goal.getHeight());
        TranslateTransition flight = new TranslateTransition(Duration.millis(pace.millis(MOVE)), thing);
        flight.setByX(goal.getMinX() - from.getMinX());
        flight.setByY(goal.getMinY() - from.getMinY());
        flight.setInterpolator(Interpolator.EASE_BOTH);
        flight.setDelay(Duration.millis(pace.millis(MOVE) * delay));
        fly(thing, flight, to, Optional.of(before));
    }

    /// Moves a picture of something along a way. It is as high as where it comes to.
    ///
    /// @param thing what is seen to move; it is drawn for this alone
    /// @param way where it goes, from where it begins on, in the units of the scene's root
    /// @param to the spot it comes to in the end, which shows `before` until then
    /// @param before what the spot showed before; empty where it shows already what it will
    /// @param pace how fast
    public void along(PileView thing, List<Bounds> way, Spot to, Optional<PileView> before, Pace pace) {
        Bounds goal = Cover.bounds(to);
        if (!pace.moves() || !cover.add(thing, to)) {
            return;
        }
        double wide = thing.prefWidth(goal.getHeight());
        Bounds start = way.getFirst();
        thing.resizeRelocate(
                start.getCenterX() - wide / 2, start.getCenterY() - goal.getHeight() / 2, wide, goal.getHeight());
        List<Bounds> legs = new ArrayList<>(way.subList(1, way.size()));
        legs.add(goal);
        double leg = pace.millis(Math.min(LONGEST, MOVE + LEG * (legs.size() - 1))) / legs.size();
        Timeline flight = new Timeline();
        for (int i = 0; i < legs.size(); i++) {
            flight.getKeyFrames()
                    .add(new KeyFrame(
                            Duration.millis(leg * (i + 1)),
                            new KeyValue(thing.translateXProperty(), legs.get(i).getCenterX() - start.getCenterX()),
                            new KeyValue(thing.translateYProperty(), legs.get(i).getCenterY() - start.getCenterY())));
        }
        fly(thing, flight, to, before);
    }

    private void fly(Node thing, Animation flight, Spot to, Optional<PileView> before) {
        watch(to.getScene());
        PileView after = to.pile();
        before.ifPresent(to::pile);
        Runnable ending = () -> {
            flight.stop();
            cover.remove(thing);
            before.ifPresent(shown -> to.pile(after));
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
