package omerta.ui.shell.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.save.Settings;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// The settings. Each takes effect at once.
public final class SettingsPane extends FlowPane {

    private static final int SMALLEST = 80;
    private static final int LARGEST = 200;
    private static final int USUAL = 100;

    private final Phrases phrases;
    private final Consumer<UnaryOperator<Settings>> change;
    private final VBox left = new VBox();
    private final VBox right = new VBox();

    /// Shows these settings.
    ///
    /// @param change takes what is to be changed about them
    public SettingsPane(Phrases phrases, Settings settings, Consumer<UnaryOperator<Settings>> change) {
        this.phrases = phrases;
        this.change = change;
        getStyleClass().add("settings");
        left.getStyleClass().add("settings-column");
        right.getStyleClass().add("settings-column");
        getChildren().addAll(left, right);
        language(settings);
        radio(
                "settings.theme",
                List.of(Settings.Theme.values()),
                settings.theme(),
                SettingsPane::theme,
                Settings::withTheme);
        scale(settings.fontPercent());
        radio(
                "settings.animation",
                List.of(0, 50, 100, 200),
                settings.speedPercent(),
                percent -> "settings.animation." + percent,
                Settings::withSpeedPercent);
        check("settings.motion", settings.reducedMotion(), Settings::withReducedMotion);
        check("settings.confirm", settings.confirmations(), Settings::withConfirmations);
        check("settings.advice", settings.advice(), Settings::withAdvice);
        check("settings.cover", settings.coverOnFocusLoss(), Settings::withCoverOnFocusLoss);
        check("settings.sound", settings.sounds(), Settings::withSounds);
    }

    private static String theme(Settings.Theme theme) {
        return switch (theme) {
            case SYSTEM -> "settings.theme.system";
            case LIGHT -> "settings.theme.light";
            case DARK -> "settings.theme.dark";
        };
    }

    private void language(Settings settings) {
        List<String> tags = new ArrayList<>(List.of(""));
        Language.spoken().forEach(language -> tags.add(language.tag()));
        radio(
                "settings.language",
                tags,
                settings.language(),
                tag -> "",
                Settings::withLanguage,
                tag -> Language.of(tag).map(Language::ownName).orElse(phrases.words("settings.language.system")));
    }

    private <V> void radio(
            String key, List<V> values, V now, Function<V, String> words, BiFunction<Settings, V, Settings> set) {
        radio(key, values, now, words, set, value -> phrases.words(words.apply(value)));
    }

    private <V> void radio(
            String key,
            List<V> values,
            V now,
            Function<V, String> id,
            BiFunction<Settings, V, Settings> set,
            Function<V, String> words) {
        FlowPane choices = new FlowPane();
        choices.getStyleClass().add("settings-choices");
        ToggleGroup group = new ToggleGroup();
        for (V value : values) {
            RadioButton button = new RadioButton(words.apply(value));
            button.setId(id.apply(value));
            button.setToggleGroup(group);
            button.setSelected(value.equals(now));
            button.setMinWidth(USE_PREF_SIZE);
            button.setOnAction(_ -> change.accept(settings -> set.apply(settings, value)));
            choices.getChildren().add(button);
        }
        item(key, choices);
    }

    private void scale(int percent) {
        Slider slider = new Slider(SMALLEST, LARGEST, percent);
        slider.setId("settings.scale");
        slider.setBlockIncrement(10);
        slider.setMajorTickUnit(10);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setAccessibleText(phrases.words("settings.scale"));
        HBox.setHgrow(slider, Priority.ALWAYS);
        Label value = new Label(phrases.words("settings.scale.value", percent));
        value.setMinWidth(USE_PREF_SIZE);
        slider.valueProperty().addListener((_, _, now) -> {
            int tens = (int) Math.round(now.doubleValue() / 10) * 10;
            value.setText(phrases.words("settings.scale.value", tens));
            change.accept(settings -> settings.withFontPercent(tens));
        });
        Button reset = Buttons.styled(
                Buttons.button(phrases, "settings.scale.reset", () -> slider.setValue(USUAL)), "quiet", "small");
        HBox line = new HBox(slider, value, reset);
        line.getStyleClass().add("settings-line");
        item("settings.scale", line);
    }

    private void check(String key, boolean now, BiFunction<Settings, Boolean, Settings> set) {
        CheckBox box = Buttons.check(phrases.words(key), now);
        box.setId(key);
        box.setOnAction(_ -> change.accept(settings -> set.apply(settings, box.isSelected())));
        box.setAccessibleHelp(phrases.words(key + ".explained"));
        VBox item = new VBox(box, Buttons.label(phrases.words(key + ".explained"), "soft", "small"));
        item.getStyleClass().add("settings-item");
        right.getChildren().add(item);
    }

    private void item(String key, Node control) {
        Label name = new Label(phrases.words(key));
        name.getStyleClass().add("panel-heading");
        VBox item = new VBox(name, control);
        item.getStyleClass().add("settings-item");
        left.getChildren().add(item);
    }
}
