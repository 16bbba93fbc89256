package omerta.ui.board.kit;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import omerta.ui.board.Desk;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// The buttons and keys by which a story is stepped, and where it stands. The keys are heard on the whole screen, not on
/// sheets over it: Page Up and Page Down step, End goes to the end, P plays and pauses. The story begins by itself when the
/// bar comes on the screen, and stops when it goes.
public final class StepBar extends HBox {

    private final Desk<?> desk;
    private final Steps steps;
    private final Button back;
    private final Button play;
    private final Button on;
    private final Button last;
    private final Label where = new Label();
    private final EventHandler<KeyEvent> keys = this::pressed;
    private @Nullable Scene watched;

    /// The bar of a story.
    public StepBar(Desk<?> desk, Story story) {
        this.desk = desk;
        steps = new Steps(story, desk::pace);
        back = button("mdi2s-step-backward", "steps.back", "key.page-up", () -> steps.go(steps.at() - 1));
        play = button("mdi2p-play", "steps.play", "key.p", this::toggle);
        on = button("mdi2s-step-forward", "steps.on", "key.page-down", () -> steps.go(steps.at() + 1));
        last = button("mdi2s-skip-forward", "steps.last", "key.end", () -> steps.go(steps.count()));
        where.getStyleClass().add("steps-at");
        where.setMinWidth(USE_PREF_SIZE);
        getStyleClass().add("steps");
        getChildren().addAll(back, play, on, last, where);
        steps.onChange(this::stand);
        steps.go(0);
        sceneProperty().subscribe(scene -> {
            if (scene == null) {
                steps.pause();
                unwatch();
            } else {
                watch(scene);
                steps.play();
            }
        });
    }

    /// Adds a button behind the others.
    ///
    /// @param icon a Material Design icon, like `mdi2t-table`
    /// @param words the key of what it says
    /// @param action what it does; the story stays where it is meanwhile
    public void add(String icon, String words, Runnable action) {
        Button button = button(icon, words, "", () -> {
            steps.pause();
            action.run();
        });
        getChildren().add(button);
    }

    /// Where the story stands.
    public Steps steps() {
        return steps;
    }

    private Button button(String icon, String words, String key, Runnable action) {
        Button button = new Button(desk.words(words), new FontIcon(icon));
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.getStyleClass().add("icon-only");
        button.setAccessibleText(button.getText());
        button.setTooltip(
                new Tooltip(key.isEmpty() ? button.getText() : button.getText() + " (" + desk.words(key) + ")"));
        button.setOnAction(event -> action.run());
        return button;
    }

    private void toggle() {
        if (steps.isPlaying()) {
            steps.pause();
        } else {
            steps.play();
        }
    }

    private void stand() {
        boolean focusedOn = on.isFocused() || last.isFocused();
        boolean focusedBack = back.isFocused();
        back.setDisable(steps.at() == 0);
        on.setDisable(steps.isLast());
        last.setDisable(steps.isLast());
        play.setVisible(steps.canPlay());
        play.setManaged(steps.canPlay());
        String words = desk.words(steps.isPlaying() ? "steps.pause" : "steps.play");
        play.setText(words);
        play.setAccessibleText(words);
        play.getTooltip().setText(words + " (" + desk.words("key.p") + ")");
        play.setGraphic(new FontIcon(steps.isPlaying() ? "mdi2p-pause" : "mdi2p-play"));
        where.setText(desk.words("steps.at", steps.at() + 1, steps.count()));
        if (focusedOn && on.isDisabled()) {
            back.requestFocus();
        } else if (focusedBack && back.isDisabled()) {
            on.requestFocus();
        }
    }

    private void watch(Scene scene) {
        watched = scene;
        scene.addEventHandler(KeyEvent.KEY_PRESSED, keys);
    }

    private void unwatch() {
        if (watched != null) {
            watched.removeEventHandler(KeyEvent.KEY_PRESSED, keys);
            watched = null;
        }
    }

    /// Whether the focus is on the screen that this is a part of, not on a sheet over it: on what lies right under the root
    /// of the scene, or nowhere.
    private boolean isHeard() {
        Node owner = watched == null ? null : watched.getFocusOwner();
        return owner == null || screen(owner).equals(screen(this));
    }

    private static Node screen(Node node) {
        Node top = node;
        while (top.getParent() != null && top.getParent().getParent() != null) {
            top = top.getParent();
        }
        return top;
    }

    private void pressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || !isHeard()) {
            return;
        }
        switch (event.getCode()) {
            case PAGE_UP -> back.fire();
            case PAGE_DOWN -> on.fire();
            case END -> last.fire();
            case P -> play.fire();
            default -> {
                return;
            }
        }
        event.consume();
    }
}
