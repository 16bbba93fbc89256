package omerta.ui.shell.kit;

import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// One thing that the window can show. It becomes the root of the scene, so that nothing of the screen before stays.
public interface Screen {

    /// The root of the scene.
    Parent root();

    /// It has become the root: it sets the focus.
    default void shown() {}

    /// It is the root no longer: it stops what moves.
    default void hidden() {}

    /// A key was pressed that no control wanted.
    ///
    /// @return whether it meant something here
    default boolean pressed(KeyEvent event) {
        return false;
    }

    /// What Escape does on a screen that one goes back from.
    ///
    /// @return whether it was Escape
    static boolean escapes(KeyEvent event, Runnable back) {
        boolean escape = event.getCode() == KeyCode.ESCAPE;
        if (escape) {
            back.run();
        }
        return escape;
    }
}
