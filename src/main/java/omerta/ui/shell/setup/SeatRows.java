package omerta.ui.shell.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// The seats, one a row, in the order of play.
final class SeatRows extends VBox {

    private final Phrases phrases;
    private final Supplier<Draft> draft;
    private final Changes changes;
    private final VBox box = new VBox();
    private final List<SeatRow> rows = new ArrayList<>();
    private final Button more;

    SeatRows(Phrases phrases, Supplier<Draft> draft, Changes changes) {
        this.phrases = phrases;
        this.draft = draft;
        this.changes = changes;
        getStyleClass().add("seat-rows");
        setMaxHeight(USE_PREF_SIZE);
        box.getStyleClass().add("seat-rows");
        Label heading = new Label(phrases.words("setup.seats"));
        heading.getStyleClass().add("heading");
        more = Buttons.withIcon("mdi2a-account-plus", phrases.words("setup.more"), this::add);
        more.setId("more-seats");
        CheckBox shuffle =
                Buttons.check(phrases.words("setup.shuffle"), draft.get().shuffled());
        shuffle.selectedProperty().addListener((_, _, on) -> changes.change(now -> now.shuffled(on)));
        getChildren()
                .addAll(heading, Buttons.label(phrases.words("setup.seats.explained"), "soft"), box, more, shuffle);
    }

    void show(Draft now) {
        while (rows.size() > now.chairs().size()) {
            box.getChildren().remove(rows.removeLast());
        }
        while (rows.size() < now.chairs().size()) {
            SeatRow row = new SeatRow(phrases, rows.size(), draft, changes);
            rows.add(row);
            box.getChildren().add(row);
        }
        rows.forEach(row -> row.show(now));
        more.setDisable(!now.canGrow());
    }

    private void add() {
        int seats = draft.get().chairs().size();
        changes.change(now -> now.more(phrases.words("setup.name", seats + 1)));
        rows.getLast().focus();
    }
}
