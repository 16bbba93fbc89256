package omerta.ui.shell.statistics;

import java.util.List;
import java.util.function.IntFunction;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Head;
import omerta.ui.shell.kit.Roll;
import omerta.ui.shell.kit.Screen;

/// The statistics: a card a game, with a row a player.
public final class StatisticsScreen implements Screen {

    private static final List<String> COLUMNS = List.of("matches", "wins", "best", "usual");

    private final Phrases phrases;
    private final Runnable back;
    private final BorderPane root = new BorderPane();
    private final Head head;

    /// The matches of one game that were counted in one unit.
    ///
    /// @param title of the game
    /// @param amount says an amount of what was counted
    /// @param summary what they came to
    public record Section(String title, IntFunction<String> amount, Summary summary) {}

    /// The statistics.
    ///
    /// @param sections the games of which a match was finished
    /// @param clear forgets everything, after a question
    /// @param back leads to the screen before
    public StatisticsScreen(Phrases phrases, List<Section> sections, Runnable clear, Runnable back) {
        this.phrases = phrases;
        this.back = back;
        Button forget = Buttons.styled(
                Buttons.withIcon("mdi2d-delete-outline", phrases.words("statistics.clear"), clear), "quiet");
        forget.setId("clear");
        head = sections.isEmpty()
                ? new Head(phrases, phrases.words("statistics.title"), back)
                : new Head(phrases, phrases.words("statistics.title"), back, forget);
        root.getStyleClass().addAll("page", "statistics");
        root.setTop(head);
        root.setCenter(sections.isEmpty() ? nothing() : new Roll(page(sections)));
    }

    private VBox nothing() {
        VBox nothing = new VBox(
                Buttons.label(phrases.words("statistics.none"), "heading"),
                Buttons.label(phrases.words("statistics.none.explained"), "soft"));
        nothing.getStyleClass().add("statistics-none");
        return nothing;
    }

    private VBox page(List<Section> sections) {
        VBox page = new VBox(
                Buttons.label(phrases.words("statistics.explained"), "soft"),
                new Cards(sections.stream().map(this::card).toList()));
        page.getStyleClass().add("statistics-page");
        return page;
    }

    private VBox card(Section section) {
        Summary summary = section.summary();
        VBox card = new VBox(
                Buttons.label(section.title(), "title"),
                Buttons.label(
                        phrases.words("statistics.game", summary.matches(), summary.usualMoves(), summary.longest()),
                        "soft"),
                grid(summary.players(), section.amount()));
        card.getStyleClass().add("statistics-card");
        return card;
    }

    private GridPane grid(List<Summary.Player> players, IntFunction<String> amount) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("statistics-grid");
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().add(names);
        for (int column = 0; column < COLUMNS.size(); column++) {
            cell(grid, phrases.words("statistics." + COLUMNS.get(column)), column + 1, 0, "statistics-head");
        }
        for (int row = 0; row < players.size(); row++) {
            Summary.Player player = players.get(row);
            Label name = Buttons.label(player.name(), "seat-name");
            name.setAccessibleText(phrases.words(
                    "statistics.spoken",
                    player.name(),
                    player.matches(),
                    player.wins(),
                    amount.apply(player.best()),
                    amount.apply(player.usual())));
            name.setFocusTraversable(true);
            grid.add(name, 0, row + 1);
            List<String> numbers = List.of(
                    phrases.words("statistics.number", player.matches()),
                    phrases.words("statistics.number", player.wins()),
                    amount.apply(player.best()),
                    amount.apply(player.usual()));
            for (int column = 0; column < numbers.size(); column++) {
                cell(grid, numbers.get(column), column + 1, row + 1, "number");
            }
        }
        return grid;
    }

    private static void cell(GridPane grid, String words, int column, int row, String styleClass) {
        Label label = new Label(words);
        label.getStyleClass().add(styleClass);
        label.setMinWidth(Region.USE_PREF_SIZE);
        GridPane.setHalignment(label, HPos.RIGHT);
        grid.add(label, column, row);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        head.getChildren().stream().filter(Node::isFocusTraversable).findFirst().ifPresent(Node::requestFocus);
    }

    @Override
    public boolean pressed(KeyEvent event) {
        return Screen.escapes(event, back);
    }
}
