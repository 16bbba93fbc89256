package omerta.ui.shell.log;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.board.SeatSign;
import omerta.ui.shell.kit.Buttons;

/// What happened since a seat's last turn: at most six sentences, the rest one click away.
public final class RecapPane extends VBox {

    /// The most sentences that are shown at first.
    public static final int MOST = 6;

    private final Phrases phrases;
    private final Consumer<String> rules;
    private final Consumer<List<Line>> all;

    /// An empty recap, which takes no space.
    ///
    /// @param rules opens the rulebook at a clause
    /// @param all shows the whole of it
    public RecapPane(Phrases phrases, Consumer<String> rules, Consumer<List<Line>> all) {
        this.phrases = phrases;
        this.rules = rules;
        this.all = all;
        getStyleClass().add("recap");
        show(List.of());
    }

    /// Shows the last of these lines.
    public void show(List<Line> lines) {
        getChildren().clear();
        setManaged(!lines.isEmpty());
        setVisible(!lines.isEmpty());
        Label heading = new Label(phrases.words("recap.heading"));
        heading.getStyleClass().add("panel-heading");
        getChildren().add(heading);
        int hidden = Math.max(0, lines.size() - MOST);
        if (hidden > 0) {
            Hyperlink more = new Hyperlink(phrases.words("recap.more", hidden));
            more.getStyleClass().add("small");
            more.setOnAction(_ -> all.accept(lines));
            getChildren().add(more);
        }
        lines.subList(hidden, lines.size()).forEach(line -> getChildren().add(draw(line)));
    }

    private HBox draw(Line line) {
        Label words = Buttons.label(line.words(), "small");
        words.setMinHeight(USE_PREF_SIZE);
        Hyperlink clause = LineCell.clause(line.clause(), phrases, rules);
        clause.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(words, javafx.scene.layout.Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox box = new HBox(new SeatSign(line.by()).sized("small"), words, clause);
        box.getStyleClass().add("log-line");
        return box;
    }
}
