package omerta.ui.shell.frame;

import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// What a lesson says, between the top line and the table, and the ways out of it: to leave while it lasts, a match or the
/// home screen when it is over.
final class CoachBar extends HBox {

    private final Label words = Buttons.label("", "coach-words");
    private final HBox during;
    private final HBox after;

    CoachBar(Phrases phrases, Steward<?> steward) {
        getStyleClass().add("coach");
        words.setId("coach");
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button leave = Buttons.styled(Buttons.button(phrases, "lesson.leave", steward::leave), "quiet");
        Button home = Buttons.styled(Buttons.button(phrases, "error.home", steward::leave), "quiet");
        during = ways(leave);
        after = ways(home, Buttons.primary(phrases.words("home.play"), steward::another));
        getChildren().addAll(Buttons.icon("mdi2s-school"), words, during, after);
        say(Optional.empty());
    }

    private static HBox ways(Button... buttons) {
        HBox ways = new HBox(buttons);
        ways.getStyleClass().add("coach-ways");
        ways.setMinWidth(USE_PREF_SIZE);
        return ways;
    }

    /// Says this; without words the bar is not there.
    void say(Optional<Coaching> says) {
        show(this, says.isPresent());
        show(during, says.filter(one -> !one.isOver()).isPresent());
        show(after, says.filter(Coaching::isOver).isPresent());
        words.setText(says.map(Coaching::words).orElse(""));
        words.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private static void show(HBox part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }
}
