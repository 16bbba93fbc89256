package omerta.ui.shell.curtain;

import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// Asks for a PIN. After three wrong ones it offers the way for a forgotten one.
final class Lock extends VBox {

    private static final int TRIES = 3;

    private final Phrases phrases;
    private final Keeper keeper;
    private final PasswordField field = new PasswordField();
    private final Label answer = Buttons.label("", "lock-answer");
    private final Hyperlink forgotten;
    private int wrong;

    Lock(Phrases phrases, Keeper keeper) {
        this.phrases = phrases;
        this.keeper = keeper;
        getStyleClass().add("lock");
        Label label = Buttons.label(phrases.words("curtain.pin"));
        label.setLabelFor(field);
        field.setAccessibleText(phrases.words("curtain.pin"));
        forgotten = new Hyperlink(phrases.words("curtain.forgotten"));
        forgotten.setOnAction(_ -> offerForgotten());
        getChildren().addAll(label, field, answer);
    }

    PasswordField field() {
        return field;
    }

    /// Whether what was typed is the PIN; says so where it is not.
    boolean opens() {
        boolean fits = keeper.fits(field.getText());
        field.clear();
        if (!fits) {
            wrong++;
            answer.setText(phrases.words("curtain.wrong"));
            if (wrong == TRIES) {
                getChildren().add(forgotten);
            }
        }
        return fits;
    }

    private void offerForgotten() {
        Button agree = Buttons.button(phrases, "curtain.forget", keeper::forgetPin);
        getChildren().remove(forgotten);
        getChildren().addAll(Buttons.label(phrases.words("curtain.forget.explained")), agree);
        agree.requestFocus();
    }
}
