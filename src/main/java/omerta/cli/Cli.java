package omerta.cli;

import java.util.List;
import omerta.text.Phrases;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.UsageMessageSpec;

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
        for (Object command : commands(place)) {
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
        head(line, place.phrases());
        line.getSubcommands().values().forEach(command -> head(command, place.phrases()));
        int code = line.execute(args);
        place.out().flush();
        place.err().flush();
        return code;
    }

    private static List<Object> commands(Place place) {
        return List.of(
                new GamesCommand(place),
                new NewCommand(place),
                new VerifyCommand(place),
                new ShowCommand(place),
                new LegalCommand(place),
                new PlayCommand(place),
                new SimulateCommand(place),
                new ShotCommand(place),
                new DoctorCommand(place));
    }

    private static void head(CommandLine command, Phrases phrases) {
        UsageMessageSpec usage = command.getCommandSpec().usageMessage();
        usage.sortOptions(false)
                .synopsisHeading("%n" + phrases.words("cli.help.usage") + " ")
                .descriptionHeading(usage.description().length == 0 ? "" : "%n")
                .parameterListHeading("%n")
                .optionListHeading("%n")
                .commandListHeading("%n" + phrases.words("cli.help.commands") + "%n")
                .footerHeading("%n" + phrases.words("cli.help.examples") + "%n");
    }

    private static int broken(Place place, Exception e, boolean trace) {
        place.err()
                .println(
                        switch (e) {
                            case Failure failure -> failure.getMessage();
                            case FrontFailure failure -> place.phrases().words("cli.open.notoolkit", failure.reason());
                            default -> place.phrases().words("cli.inside", e.toString());
                        });
        if (trace) {
            e.printStackTrace(place.err());
        }
        return BAD;
    }
}
