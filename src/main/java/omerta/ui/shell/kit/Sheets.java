package omerta.ui.shell.kit;

import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.control.TitledPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;

/// What lies on small sheets: something to know, a question, an error.
public final class Sheets {

    private Sheets() {}

    /// Something to know, with what can be done about it.
    public static Region words(String words, Button... buttons) {
        HBox foot = new HBox(buttons);
        foot.getStyleClass().add("sheet-foot");
        VBox box = new VBox(Buttons.label(words), foot);
        box.getStyleClass().add("sheet-words");
        return box;
    }

    /// An error of the program: what happened, that the match is safe, and the details for a report. What the error says of
    /// itself is left out, for it may tell what somebody holds.
    public static Region error(Phrases phrases, Throwable thrown, Button... buttons) {
        String trace = trace(thrown);
        TextArea details = new TextArea(trace);
        details.setEditable(false);
        details.getStyleClass().add("error-details");
        details.setAccessibleText(phrases.words("error.details"));
        TitledPane fold = new TitledPane(phrases.words("error.details"), details);
        fold.setExpanded(false);
        fold.setAnimated(false);
        Button copy = Buttons.styled(
                Buttons.withIcon("mdi2c-content-copy", phrases.words("error.copy"), () -> copy(trace)), "quiet");
        HBox foot = new HBox(copy);
        foot.getChildren().addAll(buttons);
        foot.getStyleClass().add("sheet-foot");
        VBox box = new VBox(
                Buttons.label(
                        phrases.words("error.unexpected", thrown.getClass().getSimpleName())),
                Buttons.label(phrases.words("error.safe")),
                fold,
                foot);
        box.getStyleClass().add("sheet-words");
        return box;
    }

    private static String trace(Throwable thrown) {
        StringBuilder trace = new StringBuilder(thrown.getClass().getName());
        for (StackTraceElement at : thrown.getStackTrace()) {
            trace.append("\n    ").append(at);
        }
        Throwable cause = thrown.getCause();
        return cause == null ? trace.toString() : trace + "\n" + trace(cause);
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
