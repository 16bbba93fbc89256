package omerta.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `omerta verify`: replays matches.
@Command(name = "verify")
final class VerifyCommand implements Callable<Integer> {

    private final Place place;

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<Path> files = new ArrayList<>();

    VerifyCommand(Place place) {
        this.place = place;
    }

    @Override
    public Integer call() {
        int code = Cli.FINE;
        for (Path file : files) {
            try {
                int moves = MatchFiles.read(place, file).match().moves();
                place.out().println(place.phrases().words("cli.verify.fine", file.toString(), moves));
            } catch (Failure bad) {
                place.err().println(bad.getMessage());
                code = Cli.BAD;
            }
        }
        return code;
    }
}
