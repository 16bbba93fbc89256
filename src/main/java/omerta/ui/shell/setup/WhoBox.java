package omerta.ui.shell.setup;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import omerta.engine.Option;
import omerta.engine.Seat;
import omerta.text.Phrases;

/// Chooses one of the seats, by the name of who sits there, or leaves it to the lot.
final class WhoBox extends ComboBox<WhoBox.Pick> {

    private final Phrases phrases;
    private final String key;
    private final Option.Who who;
    private boolean showing;

    /// What can be chosen.
    ///
    /// @param value of the option
    /// @param words what it is called
    record Pick(String value, String words) {}

    WhoBox(Phrases phrases, String key, Option.Who who, Changes changes) {
        this.phrases = phrases;
        this.key = key;
        this.who = who;
        setId("who-" + who.key());
        setMaxWidth(Double.MAX_VALUE);
        setConverter(new StringConverter<>() {
            @Override
            public String toString(Pick pick) {
                return pick == null ? "" : pick.words();
            }

            @Override
            public Pick fromString(String text) {
                return new Pick(text, text);
            }
        });
        valueProperty().addListener((_, _, now) -> {
            if (!showing && now != null) {
                changes.change(draft -> draft.option(who.key(), now.value()));
            }
        });
    }

    /// Offers the seats of this draft.
    void show(Draft draft) {
        List<Pick> picks = new ArrayList<>();
        picks.add(new Pick(Option.Who.LOT, phrases.words(key + "." + Option.Who.LOT)));
        for (Seat seat : Seat.first(draft.chairs().size())) {
            String name = draft.chairs().get(seat.index()).name().strip();
            picks.add(new Pick(
                    Option.Who.text(seat), name.isEmpty() ? phrases.words("setup.name", seat.index() + 1) : name));
        }
        int chosen = who.in(draft.options()).map(seat -> seat.index() + 1).orElse(0);
        showing = true;
        if (!picks.equals(getItems())) {
            getItems().setAll(picks);
        }
        setValue(picks.get(chosen));
        showing = false;
    }
}
