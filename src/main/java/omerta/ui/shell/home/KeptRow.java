package omerta.ui.shell.home;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.engine.Player;
import omerta.text.Phrases;
import omerta.ui.board.art.SeatSign;
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
        delete.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(what, Buttons.styled(delete, "quiet"));
    }

    private static VBox playable(Phrases phrases, Host host, Kept.Playable kept) {
        Label game = new Label(kept.game());
        game.getStyleClass().add("kept-game");
        game.setWrapText(true);
        game.setMinHeight(USE_PREF_SIZE);
        Label when = new Label(kept.when());
        when.getStyleClass().addAll("soft", "small");
        when.setMinWidth(USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label progress = Buttons.label(kept.progress(), "soft");
        FlowPane players = new FlowPane();
        players.getStyleClass().add("kept-players");
        kept.players().forEach(player -> players.getChildren().add(sign(player)));
        if (kept.over()) {
            game.setGraphic(Buttons.icon("mdi2f-flag-checkered"));
        }
        HBox head = new HBox(game, gap, when);
        head.getStyleClass().add("kept-head");
        VBox words = new VBox(head, progress, players);
        words.getStyleClass().add("kept-words");
        words.getStyleClass().add("kept-button");
        words.setFocusTraversable(true);
        words.setAccessibleRole(AccessibleRole.BUTTON);
        words.setAccessibleText(
                phrases.words("home.go", kept.game() + ", " + names(kept.players()) + ", " + kept.progress()));
        words.setOnMouseClicked(_ -> host.resume(kept.file()));
        words.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                event.consume();
                host.resume(kept.file());
            }
        });
        return words;
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
