package omerta.ui.shell.home;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.engine.Player;
import omerta.text.Phrases;
import omerta.ui.board.SeatSign;
import omerta.ui.shell.kit.Buttons;

/// A line of the list of matches: one click goes on with it.
final class KeptRow extends HBox {

    KeptRow(Phrases phrases, Host host, Kept kept) {
        getStyleClass().add("kept-row");
        Node what = switch (kept) {
            case Kept.Playable playable -> playable(phrases, host, playable);
            case Kept.Damaged(var file, String why) -> damaged(phrases, String.valueOf(file.getFileName()), why);
        };
        HBox.setHgrow(what, Priority.ALWAYS);
        Button delete =
                Buttons.iconOnly("mdi2d-delete-outline", phrases.words("home.delete"), "", () -> host.delete(kept));
        getChildren().addAll(what, Buttons.styled(delete, "quiet"));
    }

    private static Button playable(Phrases phrases, Host host, Kept.Playable kept) {
        Label game = new Label(kept.game());
        game.getStyleClass().add("kept-game");
        Label when = new Label(kept.when());
        when.getStyleClass().addAll("soft", "small");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label progress = Buttons.label(
                kept.over() ? phrases.words("home.over") + " – " + kept.progress() : kept.progress(), "soft");
        FlowPane players = new FlowPane();
        players.getStyleClass().add("kept-players");
        kept.players().forEach(player -> players.getChildren().add(sign(player)));
        VBox words = new VBox(new HBox(game, gap, when), progress, players);
        words.getStyleClass().add("kept-words");
        Button row = Buttons.styled(Buttons.button("", () -> host.resume(kept.file())), "kept-button", "quiet");
        row.setGraphic(words);
        row.setMaxWidth(Double.MAX_VALUE);
        words.prefWidthProperty().bind(row.widthProperty());
        row.setAccessibleText(
                phrases.words("home.go", kept.game() + ", " + names(kept.players()) + ", " + kept.progress()));
        return row;
    }

    private static HBox sign(Player player) {
        HBox sign = new HBox(new SeatSign(player).sized("small"), new Label(player.name()));
        sign.getStyleClass().add("kept-player");
        return sign;
    }

    private static VBox damaged(Phrases phrases, String file, String why) {
        Label name = new Label(file);
        name.getStyleClass().add("kept-game");
        Label reason = Buttons.label(phrases.words("home.damaged", why), "problem", "small");
        VBox words = new VBox(name, reason);
        words.getStyleClass().addAll("kept-words", "kept-damaged");
        return words;
    }

    /// The names of players, one after the other.
    static String names(List<Player> players) {
        return players.stream().map(Player::name).collect(Collectors.joining(", "));
    }
}
