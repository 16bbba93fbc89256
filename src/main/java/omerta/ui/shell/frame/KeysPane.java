package omerta.ui.shell.frame;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// The keys, the same in all games.
public final class KeysPane extends GridPane {

    private static final List<String> KEYS = List.of(
            "arrows", "enter", "escape", "u", "r", "l", "h", "a", "c", "d", "page-up", "page-down", "end", "p", "f1");

    /// All keys with what they do.
    public KeysPane(Phrases phrases) {
        getStyleClass().add("keys");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(phrases.words("keys.heading"));
        for (int row = 0; row < KEYS.size(); row++) {
            Label cap = new Label(phrases.words("key." + KEYS.get(row)));
            cap.getStyleClass().add("key-cap");
            cap.setMinWidth(USE_PREF_SIZE);
            add(cap, 0, row);
            add(Buttons.label(phrases.words("keys." + KEYS.get(row))), 1, row);
        }
    }
}
