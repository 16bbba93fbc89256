package omerta.cli;

import java.util.List;
import java.util.stream.Collectors;
import omerta.text.Phrases;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Says in one line what is wrong with the arguments, and where the help is.
final class Usage implements IParameterExceptionHandler {

    private final Phrases phrases;

    Usage(Phrases phrases) {
        this.phrases = phrases;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        String help = command.getCommandSpec().qualifiedName() + " --help";
        command.getErr().println(phrases.words("cli.usage.wrong", reason(e), help));
        return Cli.USAGE;
    }

    private String reason(ParameterException e) {
        return switch (e) {
            case Wrong wrong -> wrong.reason;
            case MissingParameterException missing -> phrases.words("cli.usage.missing", names(missing.getMissing()));
            case UnmatchedArgumentException unmatched ->
                phrases.words("cli.usage.unknown", String.join(" ", unmatched.getUnmatched()));
            case OverwrittenOptionException twice -> phrases.words("cli.usage.twice", name(twice.getOverwritten()));
            default -> {
                ArgSpec arg = e.getArgSpec();
                String value = e.getValue();
                yield arg == null || value == null
                        ? String.valueOf(e.getMessage()).lines().findFirst().orElse("")
                        : phrases.words("cli.usage.value", name(arg), value);
            }
        };
    }

    private static String names(List<ArgSpec> args) {
        return args.stream().map(Usage::name).collect(Collectors.joining(", "));
    }

    private static String name(ArgSpec arg) {
        return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
    }

    /// Arguments that are well-formed but cannot be meant: an unknown game, a seat that is not there.
    static final class Wrong extends ParameterException {

        private static final long serialVersionUID = 1L;

        private final String reason;

        Wrong(CommandLine command, String reason) {
            super(command, reason);
            this.reason = reason;
        }
    }
}
