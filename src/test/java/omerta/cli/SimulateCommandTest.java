package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import omerta.match.Match;
import omerta.match.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {

    @TempDir
    Path folder;

    @Test
    void theLastLineCounts() {
        assertThat(Said.by("simulate", "da-capo", "--seats", "4", "--games", "9"))
                .isEqualTo(Said.fine("9 finished, 0 violations\n"));
    }

    @Test
    void everyLawIsHeld() {
        assertThat(Said.by("simulate", "da-capo", "--seats", "3", "--games", "3", "--option", "target=10", "--check"))
                .isEqualTo(Said.fine("3 finished, 0 violations\n"));
    }

    @Test
    void everyCombinationOfTheOptionsThatAreLeftOpen() {
        Said said =
                Said.by("simulate", "da-capo", "--seats", "2", "--games", "2", "--variants", "--option", "target=10");

        assertThat(said.code()).isEqualTo(Cli.FINE);
        assertThat(said.out().lines())
                .containsExactly(
                        "length=match target=10: 2 finished, 0 violations",
                        "length=single target=10: 2 finished, 0 violations",
                        "length=single-unsettled target=10: 2 finished, 0 violations",
                        "6 finished, 0 violations");
    }

    @Test
    void eachMatchIsKeptAndCanBeReplayed() throws IOException {
        Path kept = folder.resolve("kept");
        assertThat(Said.by(
                        "simulate",
                        "da-capo",
                        "--seats",
                        "2",
                        "--games",
                        "3",
                        "--seed",
                        "40",
                        "--option",
                        "length=single",
                        "--save-dir",
                        kept.toString()))
                .isEqualTo(Said.fine("3 finished, 0 violations\n"));
        try (Stream<Path> files = Files.list(kept)) {
            assertThat(files)
                    .containsExactlyInAnyOrder(
                            kept.resolve("da-capo-2-40.omerta.json"),
                            kept.resolve("da-capo-2-41.omerta.json"),
                            kept.resolve("da-capo-2-42.omerta.json"));
        }
        Match<?, ?> match =
                Matches.read(kept.resolve("da-capo-2-41.omerta.json")).match();
        assertThat(match.start()).isEqualTo(new Start.Seeded<>(41));
        assertThat(match.outcome()).isPresent();
    }

    @Test
    void oneSeedAndPolicyGiveOneMatch() {
        Path one = folder.resolve("one");
        Path other = folder.resolve("other");
        for (Path kept : new Path[] {one, other}) {
            Said.by(
                    "simulate",
                    "toy",
                    "--seats",
                    "3",
                    "--games",
                    "1",
                    "--seed",
                    "6",
                    "--policy",
                    "greedy",
                    "--save-dir",
                    kept.toString());
        }
        assertThat(Matches.read(one.resolve("toy-3-6.omerta.json")).match().history())
                .isEqualTo(Matches.read(other.resolve("toy-3-6.omerta.json"))
                        .match()
                        .history())
                .isNotEmpty();
    }

    @Test
    void aViolationSaysItsSeedMoveAndLawAndHowToSeeItAgain() {
        Said said = Said.of(
                Leaky.box(),
                "simulate",
                "da-capo",
                "--seats",
                "2",
                "--games",
                "2",
                "--seed",
                "3",
                "--option",
                "length=single",
                "--check");
        assertThat(said.code()).isEqualTo(Cli.BAD);
        String again = said.out()
                .lines()
                .filter(line -> line.matches("seed 4, move [0-9]+, law 4: the census is not that of the deal.*"))
                .findFirst()
                .orElseThrow()
                .replaceFirst(".*; to see it again: omerta ", "");
        assertThat(again)
                .isEqualTo(
                        "simulate da-capo --seats 2 --option length=single --games 1 --seed 4 --policy greedy --check");
        assertThat(Said.of(Leaky.box(), again.split(" ")).out())
                .contains("seed 4, move ")
                .endsWith(" violations\n");
    }

    @Test
    void numbersThatCannotBe() {
        assertThat(Said.by("simulate", "toy", "--seats", "2", "--games", "0"))
                .isEqualTo(Said.wrong("--games is from 1 to 2147483647 (see omerta simulate --help)\n"));
        assertThat(Said.by("simulate", "toy", "--seats", "5", "--games", "1").code())
                .isEqualTo(Cli.USAGE);
    }

    @Test
    void aFolderThatCannotBeMade() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertThat(Said.by("simulate", "toy", "--seats", "2", "--games", "1", "--save-dir", file.toString()))
                .isEqualTo(Said.bad(file + ": cannot be written: " + file + "\n"));
    }
}
