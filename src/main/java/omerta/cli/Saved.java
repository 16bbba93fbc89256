package omerta.cli;

import java.nio.file.Path;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.save.Loaded;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// A saved match that a command is about.
final class Saved {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", descriptionKey = "cli.help.match")
    private Path file = Path.of("");

    /// Where it lies.
    Path file() {
        return file;
    }

    /// The match, replayed.
    ///
    /// @throws Failure if it cannot be read
    Loaded<?, ?> load(Place place) {
        return MatchFiles.read(place, file);
    }

    /// The seat of a name at the match's table.
    Seat seat(Place place, String name, Table table) {
        return Seats.find(name, table)
                .orElseThrow(() -> wrong(place.phrases().words("cli.usage.seat", name, Seats.all(table))));
    }

    /// Arguments that cannot be meant.
    Usage.Wrong wrong(String reason) {
        return new Usage.Wrong(spec.commandLine(), reason);
    }
}
