package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import omerta.Seeds;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.save.Entry;
import omerta.save.Library;
import omerta.save.Resumed;
import omerta.save.Session;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// The whole app is killed at some moment of a match: when it is started again the match stands at the last action that
/// the screen had shown, or at the one that was just being done, and goes on from there.
class PulledPlugTest {

    private static final int MANY = 50;
    private static final int FEWEST_STEPS = 10;
    private static final int MOST_STEPS = 60;

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> nothingShownIsLost() {
        return Games.all().stream().map(box -> test(box, 1));
    }

    @Tag("long")
    @TestFactory
    Stream<DynamicTest> nothingShownIsLostHoweverOften() {
        return Games.all().stream().map(box -> test(box, MANY));
    }

    private DynamicTest test(GameBox<?, ?> box, int times) {
        return DynamicTest.dynamicTest(box.id(), () -> {
            Random random = new Random(Seeds.next(box.id()));
            int kills = 0;
            for (int match = 0; kills < times; match++) {
                kills += killed(folder.resolve(box.id() + match), box.id(), random, times - kills);
            }
        });
    }

    /// Kills the app again and again in the middle of one match.
    ///
    /// @param most so many times at the most
    /// @return how many times, before the match was over
    private static int killed(Path home, String game, Random random, int most)
            throws IOException, InterruptedException {
        Kept kept = new Kept(0, false);
        for (int time = 0; time < most; time++) {
            int shown = playAndKill(home, game, random);
            assertThat(shown).as("goes on where it stood, time " + time).isGreaterThanOrEqualTo(kept.moves);
            kept = kept(home);
            assertThat(kept.moves).as("moves kept, time " + time).isGreaterThanOrEqualTo(shown);
            if (kept.over) {
                return time;
            }
        }
        assertThat(kept.moves).isPositive();
        return most;
    }

    /// What was kept of a match.
    private record Kept(int moves, boolean over) {}

    /// Lets the app be played for some steps and kills it.
    ///
    /// @return how many moves it had shown
    private static int playAndKill(Path home, String game, Random random) throws IOException, InterruptedException {
        Process app = start(home.toString(), game, Long.toString(random.nextLong()));
        String last = "";
        try (BufferedReader out = app.inputReader()) {
            int steps = FEWEST_STEPS + random.nextInt(MOST_STEPS);
            for (String line = out.readLine(); line != null && steps > 0; line = out.readLine()) {
                if (line.matches("\\d+\\.")) {
                    last = line;
                    steps--;
                }
            }
            app.toHandle().destroyForcibly();
            assertThat(app.waitFor(1, TimeUnit.MINUTES)).isTrue();
            for (String line = out.readLine(); line != null && line.matches("\\d+\\."); line = out.readLine()) {
                last = line;
            }
        }
        return Integer.parseInt(last.substring(0, last.length() - 1));
    }

    private static Process start(String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-cp",
                System.getProperty("java.class.path"),
                Evening.class.getName()));
        command.addAll(List.of(args));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static Kept kept(Path home) throws IOException {
        try (Library library = ((Library.Entered.In) Library.enter(home)).library()) {
            Entry entry = library.list().getFirst();
            assertThat(entry).isInstanceOf(Entry.Match.class);
            Resumed.In in = (Resumed.In) library.open(entry.file());
            assertThat(in.note()).isEmpty();
            try (Session<?, ?> session = in.session()) {
                return new Kept(
                        session.sight().moves(), session.sight().outcome().isPresent());
            }
        }
    }
}
