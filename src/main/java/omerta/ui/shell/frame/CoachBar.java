package omerta.ui.shell.frame;

import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// What a lesson says, between the top line and the table, and the way out of it.
final class CoachBar extends HBox {

    private final Label words = Buttons.label("", "coach-words");

    CoachBar(Phrases phrases, Steward<?> steward) {
        getStyleClass().add("coach");
        words.setId("coach");
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button leave = Buttons.styled(Buttons.button(phrases, "lesson.leave", steward::leave), "quiet");
        getChildren().addAll(Buttons.icon("mdi2s-school"), words, leave);
        say(Optional.empty());
    }

    /// Says this; without words the bar is not there.
    void say(Optional<String> sentence) {
        setVisible(sentence.isPresent());
        setManaged(sentence.isPresent());
        words.setText(sentence.orElse(""));
        words.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
}
