package omerta.ui.shell.setup;

import java.util.Locale;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import omerta.engine.SeatColour;
import omerta.text.Phrases;
import omerta.ui.board.art.SeatSign;
import omerta.ui.shell.kit.Buttons;

/// One seat: its number, sign, name, PIN, and its place in the order of play.
final class SeatRow extends HBox {

    private final int index;
    private final Phrases phrases;
    private final Changes changes;
    private final MenuButton sign = new MenuButton();
    private final TextField name = new TextField();
    private final PasswordField pin = new PasswordField();
    private final ToggleButton lock = new ToggleButton();
    private final Button up;
    private final Button down;
    private final Button remove;

    SeatRow(Phrases phrases, int index, Supplier<Draft> draft, Changes changes) {
        this.phrases = phrases;
        this.index = index;
        this.changes = changes;
        getStyleClass().add("seat-row");
        Label number = new Label(Integer.toString(index + 1));
        number.getStyleClass().add("seat-number");
        sign.getStyleClass().add("sign-menu");
        for (SeatColour colour : SeatColour.values()) {
            MenuItem item = new MenuItem(colourWords(colour), new SeatSign(colour, ""));
            item.setOnAction(_ -> changes.change(now -> now.coloured(index, colour)));
            sign.getItems().add(item);
        }
        name.setAccessibleText(phrases.words("setup.name.label", index + 1));
        name.textProperty().addListener((_, _, text) -> changed(draft.get(), text));
        HBox.setHgrow(name, Priority.ALWAYS);
        pin.setPromptText(phrases.words("setup.pin"));
        pin.setAccessibleText(phrases.words("setup.pin"));
        pin.getStyleClass().add("pin");
        pin.managedProperty().bind(pin.visibleProperty());
        pin.visibleProperty().bind(lock.selectedProperty());
        pin.textProperty().addListener((_, _, text) -> changes.change(now -> locked(now, text)));
        lock.setGraphic(Buttons.icon("mdi2l-lock-outline"));
        lock.getStyleClass().add("icon-only");
        lock.setAccessibleText(phrases.words("setup.lock"));
        Buttons.tip(lock, phrases.words("setup.lock"));
        lock.setOnAction(_ -> toggleLock());
        up = Buttons.iconOnly("mdi2c-chevron-up", phrases.words("setup.up"), "", () -> move(-1));
        down = Buttons.iconOnly("mdi2c-chevron-down", phrases.words("setup.down"), "", () -> move(1));
        remove = Buttons.iconOnly(
                "mdi2c-close", phrases.words("setup.remove"), "", () -> changes.change(now -> now.without(index)));
        getChildren().addAll(number, sign, name, pin, lock, up, down, remove);
    }

    void show(Draft draft) {
        Chair chair = draft.chairs().get(index);
        if (!name.getText().equals(chair.name())) {
            name.setText(chair.name());
        }
        if (!pin.getText().equals(chair.pin())) {
            pin.setText(chair.pin());
        }
        lock.setSelected(lock.isSelected() || !chair.pin().isEmpty());
        sign.setGraphic(new SeatSign(chair.colour(), chair.name()));
        sign.setAccessibleText(phrases.words("setup.sign", colourWords(chair.colour())));
        up.setDisable(index == 0 || draft.shuffled());
        down.setDisable(index == draft.chairs().size() - 1 || draft.shuffled());
        remove.setDisable(!draft.canShrink());
    }

    void focus() {
        name.requestFocus();
        name.selectAll();
    }

    private void changed(Draft draft, String text) {
        boolean known = index < draft.chairs().size();
        if (known && !draft.chairs().get(index).name().equals(text)) {
            changes.change(now -> now.with(index, chair -> chair.named(text)));
        }
    }

    private Draft locked(Draft now, String text) {
        return index < now.chairs().size() ? now.with(index, chair -> chair.locked(text)) : now;
    }

    private void toggleLock() {
        if (lock.isSelected()) {
            pin.requestFocus();
        } else {
            pin.clear();
        }
    }

    private void move(int by) {
        changes.change(now -> now.moved(index, by));
    }

    private String colourWords(SeatColour colour) {
        return phrases.words("colour." + colour.name().toLowerCase(Locale.ROOT));
    }
}
