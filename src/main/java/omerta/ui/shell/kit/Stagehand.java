package omerta.ui.shell.kit;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import omerta.text.Phrases;

/// Changes the screens of a scene, lays sheets over them, and hands them the keys that no control wanted.
public final class Stagehand {

    private final Scene scene;
    private final HeldKeys keys;
    private Phrases phrases;
    private Layers layers;
    private Screen screen = Region::new;

    /// Works on this scene, in these words.
    public Stagehand(Scene scene, Phrases phrases) {
        this.scene = scene;
        this.phrases = phrases;
        keys = new HeldKeys(scene);
        layers = new Layers(phrases, new Region());
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Speaks in these words from the next screen on.
    public void speak(Phrases other) {
        phrases = other;
    }

    /// Shows a screen in place of the one before. Nothing of that one stays: no node, no menu, no tooltip, no key that is
    /// still down.
    public void show(Screen next) {
        Popups.hideAll();
        layers.close();
        screen.hidden();
        screen = next;
        layers = new Layers(phrases, next.root());
        scene.setRoot(layers);
        keys.spend();
        next.shown();
    }

    /// The screen that is shown.
    public Screen screen() {
        return screen;
    }

    /// Lays a sheet over the screen.
    ///
    /// @param styleClass its size: `sheet-large`, `sheet-medium` or `sheet-small`
    public void sheet(String title, Region content, String styleClass) {
        layers.open(title, content, styleClass);
    }

    /// Takes the sheet away.
    ///
    /// @return whether there was one
    public boolean closeSheet() {
        return layers.close();
    }

    /// The window has lost the keyboard.
    public void focusLost() {
        keys.forget();
    }

    private void pressed(KeyEvent event) {
        boolean closed = event.getCode() == KeyCode.ESCAPE && layers.close();
        if (closed || fires(event) || (!layers.isOpen() && screen.pressed(event)) || moves(event)) {
            keys.done();
            event.consume();
        }
    }

    private boolean fires(KeyEvent event) {
        boolean fires = event.getCode() == KeyCode.ENTER && scene.getFocusOwner() instanceof ButtonBase;
        if (fires) {
            ((ButtonBase) scene.getFocusOwner()).fire();
        }
        return fires;
    }

    private boolean moves(KeyEvent event) {
        Node owner = scene.getFocusOwner();
        return owner != null
                && switch (event.getCode()) {
                    case LEFT -> owner.requestFocusTraversal(TraversalDirection.LEFT);
                    case RIGHT -> owner.requestFocusTraversal(TraversalDirection.RIGHT);
                    case UP -> owner.requestFocusTraversal(TraversalDirection.UP);
                    case DOWN -> owner.requestFocusTraversal(TraversalDirection.DOWN);
                    default -> false;
                };
    }
}
