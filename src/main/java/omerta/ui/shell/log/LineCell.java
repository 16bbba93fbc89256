package omerta.ui.shell.log;

import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.board.SeatSign;
import org.jspecify.annotations.Nullable;

/// Draws a line of the log: the sign of the seat, the sentence, and the clause, which opens the rulebook.
final class LineCell extends ListCell<Line> {

    private final Phrases phrases;
    private final Consumer<String> rules;

    LineCell(ListView<Line> list, Phrases phrases, Consumer<String> rules) {
        this.phrases = phrases;
        this.rules = rules;
        setPrefWidth(0);
        maxWidthProperty().bind(list.widthProperty());
    }

    @Override
    protected void updateItem(@Nullable Line line, boolean empty) {
        super.updateItem(line, empty);
        setText(null);
        setGraphic(line == null || empty ? null : draw(line));
        setAccessibleText(line == null || empty ? "" : line.words());
    }

    private HBox draw(Line line) {
        Label words = new Label(line.words());
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        VBox text = new VBox(words, clause(line.clause(), phrases, rules));
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox box = new HBox(new SeatSign(line.by()).sized("small"), text);
        box.getStyleClass().add("log-line");
        return box;
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
