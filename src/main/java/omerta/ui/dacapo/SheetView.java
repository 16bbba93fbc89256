package omerta.ui.dacapo;

import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoEvent;
import omerta.dacapo.DaCapoResult;
import omerta.dacapo.DaCapoState;
import omerta.engine.Seat;
import omerta.ui.board.Desk;
import omerta.ui.board.art.SeatSign;

/// The score sheet of the match: a line a game, the sums below. Where there are many games the earlier ones share a line.
final class SheetView extends VBox {

    private static final int MOST_LINES = 8;

    private final Desk<DaCapoAction> desk;
    private final DaCapoState state;
    private final Names names;
    private final GridPane grid = new GridPane();

    /// The sheet.
    ///
    /// @param below what is offered under it, like the next deal
    SheetView(Desk<DaCapoAction> desk, DaCapoState state, Optional<Button> below) {
        this.desk = desk;
        this.state = state;
        this.names = new Names(desk);
        getStyleClass().addAll("over-table", "score-sheet");
        getChildren().add(label(desk.words("da-capo.table.sheet"), "heading"));
        if (!state.isPlaying()) {
            Label result = label(
                    desk.say(new DaCapoEvent.GameOver(
                                    state.sheet().games(), state.sheet().last())
                            .message()),
                    "sheet-result");
            result.setWrapText(true);
            getChildren().add(result);
        }
        grid.getStyleClass().add("sheet-grid");
        head();
        int line = games();
        total(line);
        getChildren().add(grid);
        if (state.terms().isMatch()) {
            getChildren()
                    .add(label(
                            desk.words(
                                    "da-capo.table.sheet-target", state.terms().target()),
                            "soft"));
        }
        below.ifPresent(button -> {
            HBox row = new HBox(button);
            row.getStyleClass().add("sheet-buttons");
            getChildren().add(row);
        });
    }

    private void head() {
        for (Seat seat : Seat.first(state.seats())) {
            Label name = label(names.of(seat), "sheet-name");
            name.setGraphic(new SeatSign(desk.player(seat)).sized("small"));
            cell(name, seat.index() + 1, 0);
        }
    }

    private int games() {
        int games = state.sheet().games();
        int first = games <= MOST_LINES ? 0 : games - MOST_LINES + 1;
        int line = 1;
        if (first > 0) {
            grid.add(label(desk.words("da-capo.table.sheet-games", 1, first), "soft"), 0, line);
            for (Seat seat : Seat.first(state.seats())) {
                int sum = 0;
                for (DaCapoResult result : state.sheet().results().subList(0, first)) {
                    sum += result.winners().contains(seat) ? result.points() : 0;
                }
                cell(label(points(sum), "number"), seat.index() + 1, line);
            }
            line++;
        }
        for (int game = first; game < games; game++) {
            DaCapoResult result = state.sheet().results().get(game);
            grid.add(label(desk.words("da-capo.table.sheet-game", game + 1), "soft"), 0, line);
            for (Seat seat : Seat.first(state.seats())) {
                boolean won = result.winners().contains(seat);
                cell(
                        won
                                ? label(points(result.points()), "sheet-won")
                                : label(
                                        desk.words(
                                                "da-capo.table.sheet-left",
                                                result.left().get(seat.index())),
                                        "sheet-left"),
                        seat.index() + 1,
                        line);
            }
            line++;
        }
        return line;
    }

    private void total(int line) {
        Region rule = new Region();
        rule.getStyleClass().add("sheet-rule");
        grid.add(rule, 0, line, state.seats() + 1, 1);
        grid.add(label(desk.words("da-capo.table.sheet-total"), "number"), 0, line + 1);
        for (Seat seat : Seat.first(state.seats())) {
            cell(label(Integer.toString(state.sheet().total(seat)), "sheet-total"), seat.index() + 1, line + 1);
        }
    }

    private static String points(int points) {
        return points == 0 ? "–" : "+" + points;
    }

    private void cell(Node node, int column, int row) {
        grid.add(node, column, row);
        GridPane.setHalignment(node, HPos.CENTER);
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }
}
