package omerta.ui.shell.curtain;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.InputEvent;
import omerta.ui.shell.kit.Delay;

/// A short while in which a screen takes no input at all: it was meant for the one before.
final class DeadTime {

    /// How long, in milliseconds.
    static final double MILLIS = 400;

    private static final PseudoClass READY = PseudoClass.getPseudoClass("ready");

    private final Node root;
    private boolean over;

    DeadTime(Node root) {
        this.root = root;
        root.addEventFilter(InputEvent.ANY, event -> {
            if (!over) {
                event.consume();
            }
        });
    }

    /// Begins it; the root is `:ready` afterwards.
    void begin(Delay delay) {
        delay.then(MILLIS, () -> {
            over = true;
            root.pseudoClassStateChanged(READY, true);
        });
    }
}
