package omerta.ui.shell.log;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.board.art.SeatSign;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Roll;

/// What happened since a seat's last turn: at most six sentences, the rest one click away.
public final class RecapPane extends VBox {

    /// The most sentences that are shown at first.
    public static final int MOST = 6;

    private final Phrases phrases;
    private final Consumer<String> rules;
    private final Consumer<List<Line>> all;
    private final VBox lines = new VBox();
    private final Hyperlink more = new Hyperlink();
    private List<Line> drawn = List.of();

    /// An empty recap.
    ///
    /// @param rules opens the rulebook at a clause
    /// @param log shows the log in its place
    /// @param all shows the whole of it
    public RecapPane(Phrases phrases, Consumer<String> rules, Runnable log, Consumer<List<Line>> all) {
        this.phrases = phrases;
        this.rules = rules;
        this.all = all;
        getStyleClass().add("recap");
        lines.getStyleClass().add("recap-lines");
        Label heading = new Label(phrases.words("recap.heading"));
        heading.getStyleClass().add("panel-heading");
        heading.setMaxWidth(Double.MAX_VALUE);
        heading.setWrapText(true);
        heading.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(heading, Priority.ALWAYS);
        Hyperlink instead = new Hyperlink(phrases.words("recap.log"));
        instead.getStyleClass().addAll("clause", "small");
        instead.setMinWidth(USE_PREF_SIZE);
        instead.setOnAction(_ -> log.run());
        more.getStyleClass().addAll("clause", "small");
        HBox head = new HBox(heading, instead);
        head.getStyleClass().add("panel-head");
        getChildren().addAll(head, more, new Roll(lines));
    }

    /// Shows the last of these lines.
    public void show(List<Line> told) {
        int hidden = Math.max(0, told.size() - MOST);
        more.setVisible(hidden > 0);
        more.setManaged(hidden > 0);
        more.setText(phrases.words("recap.more", hidden));
        more.setOnAction(_ -> all.accept(told));
        if (told.equals(drawn)) {
            return;
        }
        drawn = List.copyOf(told);
        lines.getChildren()
                .setAll(told.subList(hidden, told.size()).stream()
                        .map(this::draw)
                        .toList());
    }

    private HBox draw(Line line) {
        Label words = Buttons.label(line.words(), "small");
        words.setMinHeight(USE_PREF_SIZE);
        Hyperlink clause = LineView.clause(line.clause(), phrases, rules);
        clause.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox box = new HBox();
        line.by().ifPresent(player -> box.getChildren().add(new SeatSign(player).sized("small")));
        box.getChildren().addAll(words, clause);
        box.getStyleClass().add("log-line");
        return box;
    }
}
