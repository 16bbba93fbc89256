package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs that are killed while they play and save. Each plays four matches at once, so that a kill hits four save
/// loops, wherever each of them is.
class KillTest {

    private static final long SEED = 99;
    private static final int LOOPS = 4;
    private static final int MOST_LINES = 60;
    private static final int KILLS_A_MATCH = 5;

    @TempDir
    private Path folder;

    private final SplittableRandom random = new SplittableRandom(SEED);

    @Test
    void aKillAtAnyInstantLosesNothingThatWasShownAsDone() throws Exception {
        kill(25);
    }

    @Tag("long")
    @Test
    void norDoAHundredKillsMore() throws Exception {
        kill(100);
    }

    private void kill(int kills) throws IOException, InterruptedException {
        int[] shown = new int[LOOPS];
        for (int kill = 0; kill < kills; kill++) {
            if (kill % KILLS_A_MATCH == 0) {
                shown = new int[LOOPS];
            }
            String match = "match" + kill / KILLS_A_MATCH + "-";
            List<Path> homes = IntStream.range(0, LOOPS)
                    .mapToObj(loop -> folder.resolve(match + loop))
                    .toList();
            playAndKill(homes, shown);
            for (int loop = 0; loop < LOOPS; loop++) {
                int kept = kept(homes.get(loop));
                assertThat(kept)
                        .as("seed %s, kill %s, loop %s", SEED, kill, loop)
                        .isBetween(shown[loop], shown[loop] + 1);
                shown[loop] = kept;
            }
        }
        assertThat(shown).doesNotContain(0);
    }

    /// Lets a program play until it has shown some lines and a while after, and kills it. Notes how many moves of each
    /// match it had shown as done.
    private void playAndKill(List<Path> homes, int[] shown) throws IOException, InterruptedException {
        List<String> args = new ArrayList<>(List.of("100000"));
        homes.forEach(home -> args.add(home.toString()));
        Process process = Child.start(List.of(), SaveLoop.class, args.toArray(String[]::new));
        try (BufferedReader out = process.inputReader()) {
            int lines = LOOPS + random.nextInt(MOST_LINES);
            for (int i = 0; i < lines; i++) {
                note(out.readLine(), shown);
            }
            long end = System.nanoTime() + random.nextInt(2_000_000);
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            process.toHandle().destroyForcibly();
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            for (String line = out.readLine(); line != null && line.endsWith("."); line = out.readLine()) {
                note(line, shown);
            }
        }
    }

    private static void note(String line, int[] shown) {
        assertThat(line).matches("[0-9]:[0-9]+\\.");
        shown[line.charAt(0) - '0'] = Integer.parseInt(line.substring(2, line.length() - 1));
    }

    private static int kept(Path home) throws IOException {
        try (Library library = ((Library.Entered.In) Library.enter(home)).library()) {
            List<Entry> entries = library.list();
            if (entries.isEmpty()) {
                return 0;
            }
            assertThat(entries).singleElement().isInstanceOf(Entry.Match.class);
            Resumed.In in = (Resumed.In) library.open(entries.getFirst().file());
            assertThat(in.note()).isEmpty();
            int moves = in.session().sight().moves();
            in.session().close();
            assertThat(temporary(home)).isEmpty();
            return moves;
        }
    }

    private static List<Path> temporary(Path home) throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(file -> file.getFileName().toString().startsWith(Swap.TEMPORARY))
                    .toList();
        }
    }
}
