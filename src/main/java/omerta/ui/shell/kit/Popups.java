package omerta.ui.shell.kit;

import java.util.List;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/// Menus, lists that dropped down, tooltips: windows of their own, which a change of the screen would leave standing.
public final class Popups {

    private Popups() {}

    /// Hides them all.
    public static void hideAll() {
        for (Window window : List.copyOf(Window.getWindows())) {
            if (window instanceof PopupWindow) {
                window.hide();
            }
        }
    }
}
