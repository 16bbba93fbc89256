package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import omerta.engine.Seat;
import omerta.match.Match;
import omerta.save.Loaded;
import omerta.save.MatchFile;
import omerta.save.Opened;

/// Match files for the tests of commands.
final class Matches {

    private Matches() {}

    /// A toy match of two at its start.
    static Path toy(Path folder) {
        Path file = folder.resolve("toy.omerta.json");
        assertThat(Said.by("new", "toy", "--seats", "2", "--seed", "5", "--out", file.toString()))
                .isEqualTo(Said.fine(file + ": toy, 2 seats, seed 5\n"));
        return file;
    }

    /// A match of Da Capo! of three at its start: Blue decides.
    static Path daCapo(Path folder) {
        Path file = folder.resolve("evening.omerta.json");
        assertThat(Said.by("new", "da-capo", "--seats", "3", "--seed", "7", "--out", file.toString()))
                .isEqualTo(Said.fine(file + ": da-capo, 3 seats, seed 7\n"));
        return file;
    }

    /// What is in a file.
    static Loaded<?, ?> read(Path file) {
        return ((Opened.Fine) MatchFile.open(file, Said::game)).loaded();
    }

    /// The seat that decides.
    static Seat active(Match<?, ?> match) {
        return match.turn().decisions().getFirst().seat();
    }
}
