package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Seat;
import omerta.save.Finished;
import omerta.save.Settings;
import omerta.save.StatisticsFile;
import omerta.ui.Ui;
import omerta.ui.shell.flow.Stand;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every screen, in the longest words and the largest type: nothing is cut, everything can be read and is said.
class LooksTest {

    private static final Finished FINISHED = new Finished(
            "deal",
            "don-pepe",
            Instant.EPOCH,
            1234,
            Optional.of("don-pepe.score.amount"),
            List.of(new Finished.Place("Massimiliano Bartolomeo", 1, 12_500), new Finished.Place("Bea", 2, 900)));

    @TempDir
    private Path home;

    private final Map<String, List<String>> faults = new LinkedHashMap<>();
    private double smallest;

    @ParameterizedTest
    @CsvSource({
        "x-pseudo, 100, DARK, 1280, 720, 9",
        "de, 100, LIGHT, 1280, 720, 9",
        "pt-BR, 100, LIGHT, 1024, 700, 9",
        "x-pseudo, 200, LIGHT, 1280, 720, 14",
        "de, 200, DARK, 1280, 720, 14",
        "pt-BR, 80, DARK, 1280, 720, 8"
    })
    void everyScreenCanBeRead(String language, int percent, Settings.Theme theme, int width, int height, double least) {
        smallest = least;
        try (Salon salon = new Salon(
                home,
                width,
                height,
                settings ->
                        settings.withLanguage(language).withFontPercent(percent).withTheme(theme))) {
            scan(salon, "home");
            Ui.run(salon.shell::settings);
            scan(salon, "settings");
            Ui.run(salon.shell::statistics);
            scan(salon, "no statistics");
            Ui.run(() -> salon.shell.failed(new IllegalStateException("a card too many")));
            scan(salon, "error");
            Ui.run(salon.shell::closeSheet);
            for (GameBox<?, ?> box : Games.all()) {
                game(salon, box.id());
                over(salon, box);
            }
            Ui.run(salon.shell::leave);
            scan(salon, "home with matches");
            new StatisticsFile(home).add(FINISHED);
            Ui.run(salon.shell::statistics);
            scan(salon, "statistics");
        }
        assertThat(faults).isEmpty();
    }

    private void game(Salon salon, String game) {
        Ui.run(() -> salon.shell.rules(game));
        scan(salon, game + ", rulebook");
        Ui.run(() -> salon.shell.play(game));
        scan(salon, game + ", set-up");
        Ui.run(() -> salon.shell.sample(game));
        scan(salon, game + ", as it is opened");
        var play = salon.shell.room().orElseThrow().play();
        if (salon.isCurtainDown()) {
            salon.passTime();
            salon.click("lift");
            scan(salon, game + ", in hand");
        }
        Ui.run(() -> play.rules(Optional.empty()));
        scan(salon, game + ", rules at the table");
        Ui.run(salon.shell::closeSheet);
        Ui.type(KeyCode.F1);
        scan(salon, game + ", keys");
        Ui.run(salon.shell::closeSheet);
        Ui.run(() -> play.show(new Stand.Open(Optional.empty())));
        scan(salon, game + ", open table");
        Ui.run(() -> play.show(new Stand.Moment()));
        scan(salon, game + ", moment");
        Ui.run(() -> play.show(new Stand.Peek(Seat.of(0))));
        scan(salon, game + ", peek");
        Ui.run(() -> salon.shell.lesson(game));
        scan(salon, game + ", lesson");
    }

    private void over(Salon salon, GameBox<?, ?> box) {
        Path match = Finals.file(box, home);
        Ui.run(() -> salon.shell.resume(match));
        scan(salon, box.id() + ", results");
        if (salon.shell.room().orElseThrow() instanceof MatchRoom<?, ?> room) {
            Ui.get(room::account).ifPresent(show -> {
                Ui.run(show);
                scan(salon, box.id() + ", how it was counted");
                Ui.run(salon.shell::closeSheet);
            });
            Ui.run(room::replay);
            scan(salon, box.id() + ", replay");
        }
    }

    private void scan(Salon salon, String screen) {
        Ui.run(() -> {
            salon.scene.getRoot().applyCss();
            salon.scene.getRoot().layout();
        });
        Ui.settle(salon.scene);
        List<String> found = new ArrayList<>();
        add(salon, "cut: ", Scan::cut, found);
        add(salon, "faint: ", Scan::faint, found);
        add(salon, "outside: ", Scan::outside, found);
        add(salon, "mute: ", Scan::mute, found);
        add(salon, "small: ", root -> Scan.small(root, smallest), found);
        if (!found.isEmpty()) {
            faults.put(screen, found);
        }
    }

    private static void add(Salon salon, String kind, Function<Parent, List<String>> scan, List<String> found) {
        Ui.get(() -> scan.apply(salon.scene.getRoot())).forEach(fault -> found.add(kind + fault));
    }
}
