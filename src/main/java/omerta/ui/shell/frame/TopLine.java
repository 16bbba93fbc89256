package omerta.ui.shell.frame;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// The line on top: the game and where it stands, the one sentence, and what can be done at any time.
final class TopLine extends HBox {

    private final Phrases phrases;
    private final Label title = new Label();
    private final Label progress = new Label();
    private final HBox flags = new HBox();
    private final Button goOn;
    private final Button undo;
    private final Button redo;
    private final Button cover;
    private final Sentence sentence;

    TopLine(Phrases phrases, Steward<?> steward, Runnable fold, Runnable actions, Runnable keys) {
        this.phrases = phrases;
        getStyleClass().add("top-line");
        title.getStyleClass().add("game-title");
        progress.getStyleClass().addAll("progress", "small");
        flags.getStyleClass().add("flags");
        VBox game = new VBox(title, progress);
        game.getStyleClass().add("top-game");
        game.setMinWidth(USE_PREF_SIZE);
        sentence = new Sentence(phrases, clause -> steward.rules(Optional.of(clause)));
        HBox.setHgrow(sentence, Priority.ALWAYS);
        goOn = Buttons.primary("", steward::goOn);
        goOn.setId("go-on");
        cover = Buttons.iconOnly("mdi2e-eye-off", phrases.words("table.cover"), "C", steward::cover);
        undo = Buttons.iconOnly("mdi2u-undo", phrases.words("table.undo"), "U", steward::undo);
        redo = Buttons.iconOnly("mdi2r-redo", phrases.words("table.redo"), "R", steward::redo);
        Button log = Buttons.iconOnly("mdi2f-format-list-text", phrases.words("table.log"), "L", fold);
        Button rules = Buttons.iconOnly(
                "mdi2b-book-open-variant", phrases.words("table.rules"), "H", () -> steward.rules(sentence.clause()));
        log.getStyleClass().add("spare");
        rules.getStyleClass().add("spare");
        HBox tools = new HBox(cover, undo, redo, log, rules, menu(steward, fold, actions, keys));
        tools.getStyleClass().add("tools");
        tools.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(game, flags, sentence, goOn, tools);
    }

    Sentence sentence() {
        return sentence;
    }

    Button goOn() {
        return goOn;
    }

    void show(Standing<?> standing) {
        title.setText(standing.title());
        progress.setText(standing.progress());
        showFlags(standing);
        sentence.prompt(standing.sentence());
        show(goOn, standing.goOn().isPresent());
        standing.goOn().ifPresent(goOn::setText);
        show(cover, standing.coverable());
        standing.undo()
                .ifPresentOrElse(why -> close(undo, why), () -> open(undo, phrases.words("table.undo") + " (U)"));
        redo.setDisable(!standing.canRedo());
    }

    private void showFlags(Standing<?> standing) {
        flags.getChildren().setAll(standing.flags().stream().map(TopLine::flag).toList());
        standing.trouble().ifPresent(why -> {
            Label trouble = flag(phrases.words("table.trouble"));
            trouble.setGraphic(Buttons.icon("mdi2c-content-save-alert"));
            trouble.getStyleClass().add("trouble");
            Buttons.tip(trouble, why);
            trouble.setAccessibleText(why);
            flags.getChildren().addFirst(trouble);
        });
        flags.setManaged(!flags.getChildren().isEmpty());
    }

    private static Label flag(String words) {
        Label flag = new Label(words);
        flag.getStyleClass().addAll("flag", "small");
        flag.setMinWidth(USE_PREF_SIZE);
        return flag;
    }

    private static void show(Button button, boolean visible) {
        button.setVisible(visible);
        button.setManaged(visible);
    }

    private void close(Button button, String why) {
        button.getStyleClass().add("closed");
        Buttons.tip(button, why);
        button.setAccessibleHelp(why);
    }

    private static void open(Button button, String words) {
        button.getStyleClass().removeAll("closed");
        Buttons.tip(button, words);
        button.setAccessibleHelp(null);
    }

    private MenuButton menu(Steward<?> steward, Runnable fold, Runnable actions, Runnable keys) {
        MenuButton menu = new MenuButton();
        menu.setGraphic(Buttons.icon("mdi2m-menu"));
        menu.getStyleClass().add("icon-only");
        menu.setAccessibleText(phrases.words("table.menu"));
        menu.getItems()
                .setAll(
                        item("menu.actions", actions),
                        item("menu.log", fold),
                        item("menu.rules", () -> steward.rules(sentence.clause())),
                        new SeparatorMenuItem(),
                        item("menu.saveAs", steward::saveAs),
                        item("menu.settings", steward::settings),
                        item("menu.keys", keys),
                        item("menu.leave", steward::leave));
        return menu;
    }

    private MenuItem item(String key, Runnable action) {
        MenuItem item = new MenuItem(phrases.words(key));
        item.setOnAction(_ -> action.run());
        return item;
    }
}
