package omerta.ui.pepe;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.animation.Animation;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import omerta.pepe.DonPepeTables;
import org.jspecify.annotations.Nullable;

/// What happened, acted out over the table one thing after the other. The table below already stands as it will be; a
/// click or a key ends it all at once.
final class Acts extends Pane {

    /// One thing that happened.
    ///
    /// @param traces lines and blasts that are seen meanwhile
    /// @param actors what moves; drawn for this alone
    /// @param hidden what is not seen until it is over
    /// @param motion how they move
    record Act(List<Trace> traces, List<? extends Node> actors, List<Node> hidden, Animation motion) {}

    private final Lines lines;
    private final Pane scene = new Pane();
    private final Deque<Act> coming = new ArrayDeque<>();
    private final EventHandler<InputEvent> skip = event -> finish();
    private @Nullable Act now;
    private @Nullable Scene watched;

    Acts(DonPepeTables tables) {
        lines = new Lines(tables);
        setMouseTransparent(true);
        lines.setManaged(false);
        scene.setManaged(false);
        getChildren().addAll(lines, scene);
    }

    /// Keeps to a plan.
    void keepTo(TablePlan plan) {
        lines.keepTo(plan);
    }

    /// Acts these out, unless something is still going on: then they follow it.
    void play(List<Act> acts) {
        coming.addAll(acts);
        acts.forEach(act -> act.hidden().forEach(node -> node.setVisible(false)));
        watch();
        if (now == null) {
            next();
        }
    }

    /// Whether anything is still going on.
    boolean isRunning() {
        return now != null;
    }

    /// Ends everything at once.
    void finish() {
        coming.forEach(Acts::end);
        coming.clear();
        next();
    }

    private void next() {
        if (now != null) {
            now.motion().setOnFinished(null);
            end(now);
        }
        scene.getChildren().clear();
        now = coming.poll();
        if (now == null) {
            lines.show(List.of());
            unwatch();
            return;
        }
        lines.show(now.traces());
        now.actors().forEach(actor -> actor.setManaged(false));
        scene.getChildren().addAll(now.actors());
        now.motion().setOnFinished(event -> next());
        now.motion().play();
    }

    private static void end(Act act) {
        act.motion().stop();
        act.hidden().forEach(node -> node.setVisible(true));
    }

    private void watch() {
        if (watched == null && getScene() != null) {
            watched = getScene();
            watched.addEventFilter(MouseEvent.MOUSE_PRESSED, skip);
            watched.addEventFilter(KeyEvent.KEY_PRESSED, skip);
        }
    }

    private void unwatch() {
        if (watched != null) {
            watched.removeEventFilter(MouseEvent.MOUSE_PRESSED, skip);
            watched.removeEventFilter(KeyEvent.KEY_PRESSED, skip);
            watched = null;
        }
    }
}
