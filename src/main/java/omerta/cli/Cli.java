package omerta.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/// The entrance of the command line.
public final class Cli {

    /// Exit code when all is well.
    public static final int FINE = 0;
    /// Exit code when the file or the move is bad.
    public static final int BAD = 1;
    /// Exit code when the arguments are wrong, or the app cannot be opened here.
    public static final int USAGE = 2;

    private static final int HELP_WIDTH = 100;

    private Cli() {}

    /// Runs one command.
    ///
    /// @return the exit code: [#FINE], [#BAD] or [#USAGE]
    public static int run(Place place, String... args) {
        Omerta omerta = new Omerta(place);
        CommandLine line = new CommandLine(omerta);
        for (Object command : List.<Object>of()) {
            line.addSubcommand(command);
        }
        line.setResourceBundle(new HelpBundle(place.phrases()))
                .setUsageHelpWidth(HELP_WIDTH)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setOut(place.out())
                .setErr(place.err())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(new Usage(place.phrases()))
                .setExecutionExceptionHandler((e, command, result) -> broken(place, e, omerta.wantsTrace()));
        int code = line.execute(args);
        place.out().flush();
        place.err().flush();
        return code;
    }

    private static int broken(Place place, Exception e, boolean trace) {
        place.err()
                .println(e instanceof Failure ? e.getMessage() : place.phrases().words("cli.inside", e));
        if (trace) {
            e.printStackTrace(place.err());
        }
        return BAD;
    }
}
