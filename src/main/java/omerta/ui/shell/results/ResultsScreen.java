package omerta.ui.shell.results;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.text.Phrases;
import omerta.ui.board.art.SeatSign;
import omerta.ui.shell.kit.Breadth;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Foot;
import omerta.ui.shell.kit.Head;
import omerta.ui.shell.kit.Roll;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.log.Line;
import omerta.ui.shell.log.LogPane;

/// The end of a match: who won and why, the points by source, and what can be done now.
public final class ResultsScreen implements Screen {

    private static final double NARROW_EMS = 72;

    private final Phrases phrases;
    private final Table table;
    private final BorderPane root = new BorderPane();
    private final Button rematch;

    /// The results of a match.
    ///
    /// @param title of the game
    /// @param log what was told in public
    public ResultsScreen(
            Phrases phrases, String title, Table table, Outcome outcome, List<Line> log, Afterwards afterwards) {
        this.phrases = phrases;
        this.table = table;
        root.getStyleClass().addAll("page", "results");
        rematch = Buttons.primary(phrases.words("results.rematch"), afterwards::rematch);
        rematch.setId("rematch");
        root.setTop(new Head(phrases, phrases.words("results.title", title), afterwards::home));
        ScrollPane sheet = new ScrollPane(sheet(outcome));
        sheet.setFitToWidth(true);
        VBox.setVgrow(sheet, Priority.ALWAYS);
        Label end = Buttons.label(phrases.say(outcome.end(), table));
        VBox left = new VBox(verdict(outcome, end), sheet);
        left.getStyleClass().add("results-left");
        Roll rolled = new Roll(left);
        rolled.setFitToHeight(true);
        HBox.setHgrow(rolled, Priority.ALWAYS);
        LogPane told = new LogPane(phrases, afterwards::rules);
        told.show(log);
        HBox middle = new HBox(rolled, told);
        middle.getStyleClass().add("results-middle");
        root.setCenter(middle);
        root.setBottom(foot(afterwards));
        Breadth.watch(root, end, NARROW_EMS, narrow -> {
            told.setVisible(!narrow);
            told.setManaged(!narrow);
        });
    }

    private VBox verdict(Outcome outcome, Label end) {
        List<Seat> winners = outcome.winners().seats();
        String names = winners.stream().map(seat -> Phrases.name(seat, table)).collect(Collectors.joining(", "));
        HBox signs = new HBox();
        signs.getStyleClass().add("winner-signs");
        winners.forEach(seat -> signs.getChildren().add(new SeatSign(table.player(seat)).sized("large")));
        VBox words = new VBox(
                Buttons.label(phrases.words(winners.size() == 1 ? "results.winner" : "results.shared", names), "title"),
                end);
        outcome.tieBreaks()
                .forEach(message -> words.getChildren().add(Buttons.label(phrases.say(message, table), "soft")));
        words.getStyleClass().add("verdict-words");
        HBox verdict = new HBox(signs, words);
        verdict.getStyleClass().add("verdict");
        HBox.setHgrow(words, Priority.ALWAYS);
        return new VBox(verdict);
    }

    private GridPane sheet(Outcome outcome) {
        Scores scores = Scores.of(outcome);
        GridPane grid = new GridPane();
        grid.getStyleClass().add("score-grid");
        for (int column = 0; column < scores.seats().size(); column++) {
            Seat seat = scores.seats().get(column);
            Outcome.Standing standing = outcome.standings().get(column);
            VBox head = new VBox(
                    new SeatSign(table.player(seat)),
                    whole(Phrases.name(seat, table), "seat-name"),
                    whole(phrases.words("results.place.of", standing.place()), "score-place"));
            head.getStyleClass().add("score-head");
            grid.add(head, column + 1, 0);
            GridPane.setHgrow(head, Priority.ALWAYS);
            amount(
                    grid,
                    outcome.amount(standing.total()),
                    column + 1,
                    scores.rows().size() + 1,
                    "score-total");
        }
        for (int row = 0; row < scores.rows().size(); row++) {
            Scores.Row source = scores.rows().get(row);
            grid.add(Buttons.label(phrases.say(source.source(), table), "score-source"), 0, row + 1);
            for (int column = 0; column < source.amounts().size(); column++) {
                amount(grid, outcome.amount(source.amounts().get(column)), column + 1, row + 1, "score-amount");
            }
        }
        Label total = new Label(phrases.words("results.total"));
        total.getStyleClass().addAll("score-source", "score-total");
        grid.add(total, 0, scores.rows().size() + 1);
        return grid;
    }

    private static Label whole(String words, String styleClass) {
        Label label = new Label(words);
        label.getStyleClass().add(styleClass);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private void amount(GridPane grid, Message amount, int column, int row, String styleClass) {
        Label label = new Label(phrases.say(amount, table));
        label.getStyleClass().addAll("number", styleClass);
        label.setMinWidth(Region.USE_PREF_SIZE);
        GridPane.setHalignment(label, HPos.CENTER);
        grid.add(label, column, row);
    }

    private Foot foot(Afterwards afterwards) {
        List<Node> buttons = new ArrayList<>();
        afterwards.account().ifPresent(show -> buttons.add(quiet("mdi2t-table", "account.title", show)));
        buttons.add(quiet("mdi2f-file-export", "results.export", afterwards::export));
        buttons.add(quiet("mdi2p-play-circle-outline", "results.replay", afterwards::replay));
        buttons.add(rematch);
        return new Foot(quiet("mdi2h-home", "results.home", afterwards::home), buttons);
    }

    private Node quiet(String icon, String key, Runnable action) {
        return Buttons.styled(Buttons.withIcon(icon, phrases.words(key), action), "quiet");
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        rematch.requestFocus();
    }
}
