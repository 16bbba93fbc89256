package omerta.ui.shell.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import omerta.engine.House;
import omerta.engine.Option;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;
import org.jspecify.annotations.Nullable;

/// What is agreed: the options of the game and how friendly the table is, each with a line that explains it.
final class AgreedPane extends VBox {

    private final Phrases phrases;
    private final String game;
    private final Supplier<Draft> draft;
    private final Changes changes;
    private final List<WhoBox> whos = new ArrayList<>();

    AgreedPane(Phrases phrases, String game, List<Option> options, Supplier<Draft> draft, Changes changes) {
        this.phrases = phrases;
        this.game = game;
        this.draft = draft;
        this.changes = changes;
        getStyleClass().add("agreed");
        if (!options.isEmpty()) {
            heading("setup.options");
            options.forEach(this::option);
        }
        heading("setup.house");
        house("freeUndo", House::freeUndo, (h, on) -> new House(on, h.openHands(), h.noCurtain()));
        house("openHands", House::openHands, (h, on) -> new House(h.freeUndo(), on, h.noCurtain()));
        house("noCurtain", House::noCurtain, (h, on) -> new House(h.freeUndo(), h.openHands(), on));
    }

    private void heading(String key) {
        Label heading = new Label(phrases.words(key));
        heading.getStyleClass().add("heading");
        getChildren().add(heading);
    }

    private void option(Option option) {
        String key = game + ".option." + option.key();
        Node control = switch (option) {
            case Option.Flag flag ->
                check(phrases.words(key), flag.in(draft.get().options()), on -> set(flag, on.toString()));
            case Option.Fewer fewer ->
                check(phrases.words(key), fewer.in(draft.get().options()), on -> set(fewer, on.toString()));
            case Option.Choice choice -> choice(key, choice);
            case Option.Whole whole -> whole(whole);
            case Option.Who who -> who(key, who);
        };
        control.setAccessibleHelp(phrases.words(key + ".explained"));
        boolean named = option instanceof Option.Flag || option instanceof Option.Fewer;
        add(named ? null : phrases.words(key), control, phrases.words(key + ".explained"));
        if (!named) {
            control.setAccessibleText(phrases.words(key));
        }
    }

    private interface Switch {
        void set(Boolean on);
    }

    private static CheckBox check(String words, boolean on, Switch then) {
        CheckBox box = Buttons.check(words, on);
        box.selectedProperty().addListener((_, _, now) -> then.set(now));
        return box;
    }

    private ComboBox<String> choice(String key, Option.Choice choice) {
        ComboBox<String> box = new ComboBox<>();
        box.getItems().setAll(choice.values());
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(String value) {
                return value == null ? "" : phrases.words(key + "." + value);
            }

            @Override
            public String fromString(String text) {
                return text;
            }
        });
        box.setMaxWidth(Double.MAX_VALUE);
        box.setValue(choice.in(draft.get().options()));
        box.valueProperty().addListener((_, _, now) -> set(choice, now));
        return box;
    }

    private Spinner<Integer> whole(Option.Whole whole) {
        Spinner<Integer> spinner = new Spinner<>(new SpinnerValueFactory.IntegerSpinnerValueFactory(
                whole.least(), whole.most(), whole.in(draft.get().options()), whole.step()));
        spinner.valueProperty().addListener((_, _, now) -> set(whole, now.toString()));
        return spinner;
    }

    private WhoBox who(String key, Option.Who who) {
        WhoBox box = new WhoBox(phrases, key, who, changes);
        box.show(draft.get());
        whos.add(box);
        return box;
    }

    /// The seats may be others, or have other names.
    void show(Draft now) {
        whos.forEach(box -> box.show(now));
    }

    private void set(Option option, String value) {
        changes.change(now -> now.option(option.key(), value));
    }

    private interface Reads {
        boolean of(House house);
    }

    private void house(String key, Reads reads, BiFunction<House, Boolean, House> change) {
        CheckBox box = check(
                phrases.words("house." + key),
                reads.of(draft.get().house()),
                on -> changes.change(now -> now.at(change.apply(now.house(), on))));
        add(null, box, phrases.words("house." + key + ".explained"));
    }

    private void add(@Nullable String name, Node control, String explained) {
        VBox box = new VBox();
        box.getStyleClass().add("agreed-item");
        if (name != null) {
            Label label = Buttons.label(name);
            label.setLabelFor(control);
            box.getChildren().add(label);
        }
        box.getChildren().addAll(control, Buttons.label(explained, "soft", "small"));
        getChildren().add(box);
    }
}
