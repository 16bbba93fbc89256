package omerta.ui.shell.log;

import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.board.art.SeatSign;

/// Draws a line of the log: the sign of the seat that moved, if one did, the sentence, and the clause, which opens the rulebook.
final class LineView extends HBox {

    LineView(Line line, Phrases phrases, Consumer<String> rules) {
        getStyleClass().add("log-line");
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(line.words());
        Label words = new Label(line.words());
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        VBox text = new VBox(words, clause(line.clause(), phrases, rules));
        HBox.setHgrow(text, Priority.ALWAYS);
        line.by().ifPresent(player -> getChildren().add(new SeatSign(player).sized("small")));
        getChildren().add(text);
    }

    /// A clause as a link to the rulebook.
    static Hyperlink clause(String clause, Phrases phrases, Consumer<String> rules) {
        Hyperlink link = new Hyperlink(clause);
        link.getStyleClass().addAll("clause", "small");
        link.setAccessibleText(phrases.words("log.clause", clause));
        link.setOnAction(_ -> {
            link.setVisited(false);
            rules.accept(clause);
        });
        return link;
    }
}
