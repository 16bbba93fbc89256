package omerta.ui.shell.kit;

import java.util.EnumSet;
import java.util.Set;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Sees to it that a key that is held down makes exactly one step: once the screen has changed, a key that was down then
/// means nothing until it has been let go.
public final class HeldKeys {

    private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
    private final Set<KeyCode> spent = EnumSet.noneOf(KeyCode.class);

    private boolean done;

    /// Watches the keys of a scene.
    public HeldKeys(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
        scene.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    }

    /// The screen has changed: what is down is spent.
    public void spend() {
        spent.addAll(down);
    }

    /// The key that was pressed last has done its work: no text field that has just got the focus takes its letter.
    public void done() {
        done = true;
    }

    /// The window has lost the keyboard: nobody will tell what is let go.
    public void forget() {
        down.clear();
        spent.clear();
    }

    private void pressed(KeyEvent event) {
        done = false;
        down.add(event.getCode());
        swallow(event, spent.contains(event.getCode()));
    }

    private void released(KeyEvent event) {
        down.remove(event.getCode());
        swallow(event, spent.remove(event.getCode()));
    }

    private void typed(KeyEvent event) {
        swallow(event, done || !spent.isEmpty());
    }

    private static void swallow(Event event, boolean spent) {
        if (spent) {
            event.consume();
        }
    }
}
