package omerta.ui.shell.kit;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import omerta.text.Phrases;
import org.kordamp.ikonli.javafx.FontIcon;

/// Buttons with words, and with icons that say their words to screen readers and in a tooltip.
public final class Buttons {

    private Buttons() {}

    /// A button with words.
    ///
    /// @param words what it says
    /// @param action what it does
    public static Button button(String words, Runnable action) {
        Button button = new Button(words);
        button.setOnAction(_ -> action.run());
        button.setMinSize(Button.USE_PREF_SIZE, Button.USE_PREF_SIZE);
        return button;
    }

    /// The button that goes on: at most one a screen.
    public static Button primary(String words, Runnable action) {
        return styled(button(words, action), "primary");
    }

    /// A button with an icon before its words.
    ///
    /// @param icon the name of a Material Design icon, like `mdi2u-undo`
    public static Button withIcon(String icon, String words, Runnable action) {
        Button button = button(words, action);
        button.setGraphic(icon(icon));
        return button;
    }

    /// A button with an icon alone; its words and its key are in the tooltip.
    ///
    /// @param key the key that does the same, empty where there is none
    public static Button iconOnly(String icon, String words, String key, Runnable action) {
        Button button = withIcon(icon, words, action);
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.setAccessibleText(words);
        tip(button, key.isEmpty() ? words : words + " (" + key + ")");
        return styled(button, "icon-only");
    }

    /// An icon that is said by what stands beside it.
    public static FontIcon icon(String icon) {
        return new FontIcon(icon);
    }

    /// Text that may wrap.
    public static Label label(String words, String... styleClasses) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styleClasses);
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        return label;
    }

    /// A box to tick, with words that may wrap.
    public static CheckBox check(String words, boolean on) {
        CheckBox box = new CheckBox(words);
        box.setWrapText(true);
        box.setMinHeight(CheckBox.USE_PREF_SIZE);
        box.setSelected(on);
        return box;
    }

    /// Gives a control a tooltip.
    public static void tip(javafx.scene.control.Control control, String words) {
        Tooltip tooltip = new Tooltip(words);
        tooltip.setWrapText(true);
        control.setTooltip(tooltip);
    }

    /// A list of style classes on a button.
    public static Button styled(Button button, String... styleClasses) {
        button.getStyleClass().addAll(styleClasses);
        return button;
    }

    /// A button's words from the bundle.
    public static Button button(Phrases phrases, String key, Runnable action) {
        return button(phrases.words(key), action);
    }
}
