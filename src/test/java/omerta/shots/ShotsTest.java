package omerta.shots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.ui.Boards;
import omerta.ui.shell.Shell;
import omerta.ui.shell.lesson.Script;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Walks through the whole app in every manner and takes its pictures.
@Tag("shots")
final class ShotsTest {

    private static final Gallery GALLERY = new Gallery(Path.of("target", "shots"));
    private static final long SEED = 11;
    private static final String PIN = "1930";

    static Stream<Manner> manners() {
        String only = System.getProperty("omerta.shots", "");
        return Manner.all().stream().filter(manner -> manner.key().startsWith(only));
    }

    @ParameterizedTest
    @MethodSource("manners")
    void everyScreenIsDrawn(Manner manner, @TempDir Path folder) throws IOException {
        Path home = folder.resolve("home");
        List<Evening<?, ?>> evenings = Games.all().stream()
                .filter(box -> Boards.find(box.id()).isPresent())
                .<Evening<?, ?>>map(box -> evening(box, folder))
                .toList();
        Path damaged = Files.writeString(folder.resolve("damaged.omerta.json"), "{\"format\": 1, \"header\": {");
        Path foreign = Files.writeString(folder.resolve("foreign.omerta.json"), "{\"hello\": \"world\"}");

        Walk walk = new Walk(manner, home, GALLERY);
        walk.picture("home-empty");
        evenings.forEach(evening -> match(walk, evening));
        new PepeWalk(walk, folder).pictures();
        new PeperoniWalk(walk, folder).pictures();
        new CapolloWalk(walk, folder).pictures();
        new CorleoneWalk(walk, folder).pictures();
        walk.on(Shell::home);
        walk.picture("home");
        walk.on(Shell::statistics);
        walk.picture("statistics");
        walk.on(Shell::home);
        walk.on(Shell::settings);
        walk.picture("settings");
        walk.on(Shell::home);
        walk.on(shell -> shell.resume(damaged));
        walk.picture("file-damaged");
        walk.on(Shell::home);
        walk.on(shell -> shell.resume(foreign));
        walk.picture("file-foreign");
        walk.on(Shell::home);
        walk.on(shell -> shell.failed(new IllegalStateException("drawn for a picture")));
        walk.picture("error");
        walk.close();

        assertThat(folder).isDirectoryContaining("glob:**home");
    }

    private static <S, A> Evening<S, A> evening(GameBox<S, A> box, Path folder) {
        return new Evening<>(box, 3, SEED, folder);
    }

    static void match(Walk walk, Evening<?, ?> evening) {
        String game = evening.game();
        walk.on(shell -> shell.play(game));
        walk.picture(game + "-set-up");
        walk.on(shell -> shell.resume(evening.file(0)));
        goOn(walk);
        walk.picture(game + "-curtain");
        lift(walk);
        walk.picture(game + "-start");
        walk.type(KeyCode.F1);
        walk.picture(game + "-keys");
        walk.on(shell -> shell.resume(evening.locked(0, PIN)));
        goOn(walk);
        walk.picture(game + "-curtain-pin");
        int moment = evening.firstMoment();
        walk.on(shell -> shell.resume(evening.file(moment * 2 / 3)));
        lift(walk);
        walk.picture(game + "-middle");
        walk.choose();
        walk.picture(game + "-choosing");
        walk.on(shell -> shell.resume(evening.file(moment / 3)));
        lift(walk);
        walk.act(evening.words(moment / 3, walk.phrases(game)));
        walk.picture(game + "-asking");
        momentForAll(walk, evening, moment);
        over(walk, evening);
        walk.on(shell -> shell.rules(game));
        walk.picture(game + "-rulebook");
        Script.of(game, walk.phrases(game)).ifPresent(script -> lesson(walk, script));
    }

    /// Every step of a lesson, and its end.
    private static void lesson(Walk walk, Script<?, ?> script) {
        String game = script.box().id();
        walk.on(shell -> shell.lesson(game));
        lift(walk);
        for (int done = 0; done < script.moves().size(); done++) {
            if (script.said().contains(done + 1)) {
                walk.picture(game + "-lesson-" + (done + 1));
            }
            walk.actFirst();
            lift(walk);
        }
        walk.picture(game + "-lesson-end");
    }

    private static void momentForAll(Walk walk, Evening<?, ?> evening, int moment) {
        walk.on(shell -> shell.set(settings -> settings.withConfirmations(false)));
        walk.on(shell -> shell.resume(evening.file(moment - 1)));
        lift(walk);
        walk.act(evening.words(moment - 1, walk.phrases(evening.game())));
        walk.picture(evening.game() + "-moment");
        walk.on(shell -> shell.set(settings -> settings.withConfirmations(true)));
        walk.on(shell -> shell.resume(evening.file(moment)));
        walk.picture(evening.game() + "-open");
        if (walk.pressWords(walk.phrases(evening.game()).words("seat.look"))) {
            walk.picture(evening.game() + "-peek");
        }
    }

    private static void over(Walk walk, Evening<?, ?> evening) {
        walk.on(shell -> shell.resume(evening.file(evening.moves())));
        walk.picture(evening.game() + "-results");
        if (walk.pressWords(walk.phrases(evening.game()).words("results.replay"))) {
            walk.picture(evening.game() + "-replay");
        }
    }

    private static void goOn(Walk walk) {
        if (walk.has("go-on")) {
            walk.press("go-on");
        }
    }

    private static void lift(Walk walk) {
        goOn(walk);
        if (walk.has("lift")) {
            walk.press("lift");
        }
    }

    @AfterAll
    static void hang() throws IOException {
        GALLERY.open();
    }
}
