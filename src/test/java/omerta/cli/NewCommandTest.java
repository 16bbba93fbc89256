package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.match.Match;
import omerta.match.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewCommandTest {

    @TempDir
    Path folder;

    @Test
    void seatsAreCalledByTheirColoursAndTheSeedIsKept() {
        Match<?, ?> match = Matches.read(Matches.daCapo(folder)).match();
        assertThat(match.start()).isEqualTo(new Start.Seeded<>(7));
        assertThat(match.moves()).isZero();
        assertThat(match.table())
                .isEqualTo(new Table(
                        List.of(
                                new Player("Yellow", SeatColour.YELLOW),
                                new Player("Red", SeatColour.RED),
                                new Player("Blue", SeatColour.BLUE)),
                        Options.STANDARD,
                        House.STRICT));
    }

    @Test
    void optionsAndNamesAreKept() {
        Path file = folder.resolve("duel.omerta.json");
        Said said = begin(file, "2", "--option", "target=20", "--option", "dealer=2", "--player", "Ana");
        assertThat(said).isEqualTo(Said.fine(file + ": da-capo, 2 seats, seed 1\n"));
        Table table = Matches.read(file).match().table();
        assertThat(table.options())
                .isEqualTo(Options.STANDARD.with("target", "20").with("dealer", "2"));
        assertThat(table.players())
                .containsExactly(new Player("Ana", SeatColour.YELLOW), new Player("Red", SeatColour.RED));
    }

    @Test
    void withoutASeedTwoMatchesDiffer() {
        Path file = folder.resolve("one.omerta.json");
        Path other = folder.resolve("two.omerta.json");
        assertThat(Said.by("new", "toy", "--seats", "2", "--out", file.toString())
                        .code())
                .isZero();
        assertThat(Said.by("new", "toy", "--seats", "2", "--out", other.toString())
                        .code())
                .isZero();
        assertThat(Matches.read(file).match().start())
                .isNotEqualTo(Matches.read(other).match().start());
    }

    @Test
    void anUnknownGame() {
        assertThat(Said.by("new", "poker", "--seats", "2", "--out", "x"))
                .isEqualTo(Said.wrong("there is no game poker; there are: da-capo, toy (see omerta new --help)\n"));
    }

    @Test
    void aNumberOfSeatsThatTheGameDoesNotHave() {
        assertThat(begin(folder.resolve("x"), "1"))
                .isEqualTo(Said.wrong("DC-1.2: This game is for 2 to 6 players, not for 1. (see omerta new --help)\n"));
        assertThat(begin(folder.resolve("x"), "7"))
                .isEqualTo(Said.wrong("--seats is from 1 to 6 (see omerta new --help)\n"));
        assertThat(begin(folder.resolve("x"), "three"))
                .isEqualTo(Said.wrong("--seats cannot be three (see omerta new --help)\n"));
    }

    @Test
    void anOptionOrAValueThatTheGameDoesNotHave() {
        assertThat(begin(folder.resolve("x"), "3", "--option", "colour=red"))
                .isEqualTo(Said.wrong("DC-1.2: The game has no option “colour”. (see omerta new --help)\n"));
        assertThat(begin(folder.resolve("x"), "3", "--option", "target=many"))
                .isEqualTo(Said.wrong("DC-1.2: The option “target” cannot be “many”. (see omerta new --help)\n"));
    }

    @Test
    void namesMustFitTheSeats() {
        assertThat(begin(folder.resolve("x"), "2", "--player", "A", "--player", "B", "--player", "C"))
                .isEqualTo(Said.wrong("3 names for 2 seats (see omerta new --help)\n"));
        assertThat(begin(folder.resolve("x"), "2", "--player", " "))
                .isEqualTo(Said.wrong("a name has 1 to 24 characters (see omerta new --help)\n"));
    }

    @Test
    void aFolderThatIsNotThere() {
        Path file = folder.resolve("no/such.omerta.json");
        assertThat(begin(file, "2")).isEqualTo(Said.bad(file + ": there is no such folder\n"));
    }

    private static Said begin(Path file, String seats, String... more) {
        String[] args = {"new", "da-capo", "--seats", seats, "--seed", "1", "--out", file.toString()};
        return Said.by(Stream.concat(Arrays.stream(args), Arrays.stream(more)).toArray(String[]::new));
    }
}
