package omerta.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import omerta.Version;
import omerta.text.Phrases;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// `omerta`, without a command: opens the app.
@Command(name = "omerta", versionProvider = Omerta.Stamp.class)
final class Omerta implements Callable<Integer> {

    private final Place place;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..1", paramLabel = "FILE", descriptionKey = "cli.help.match")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--debug", scope = ScopeType.INHERIT, descriptionKey = "cli.help.debug")
    private boolean debug;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            descriptionKey = "cli.help.help")
    boolean help;

    @Option(names = "--version", versionHelp = true, descriptionKey = "cli.help.version")
    boolean version;

    Omerta(Place place) {
        this.place = place;
    }

    /// Whether an error is to be shown with all that led to it.
    boolean wantsTrace() {
        return debug;
    }

    @Override
    public Integer call() {
        Phrases phrases = place.phrases();
        if (file.isPresent() && !Files.exists(file.get())) {
            throw new Usage.Wrong(spec.commandLine(), phrases.words("cli.open.neither", file.get()));
        }
        if (place.screen().isMissing()) {
            return closed(phrases.words("cli.open.nodisplay"), phrases.words("cli.open.nodisplay.advice"));
        }
        try {
            place.front().open(file);
            return Cli.FINE;
        } catch (FrontFailure e) {
            if (debug) {
                e.printStackTrace(place.err());
            }
            return closed(phrases.words("cli.open.notoolkit", e.reason()), phrases.words("cli.open.notoolkit.advice"));
        }
    }

    private int closed(String missing, String advice) {
        place.err().println(missing);
        place.err().println(advice);
        return Cli.USAGE;
    }

    /// Says the version.
    static final class Stamp implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Omertà " + Version.current()};
        }
    }
}
