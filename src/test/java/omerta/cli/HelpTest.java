package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HelpTest {

    private static final List<String> COMMANDS =
            List.of("games", "new", "verify", "show", "legal", "play", "simulate", "shot", "doctor");

    @Test
    void theHelpOfACommand() {
        assertThat(Said.by("legal", "--help")).isEqualTo(Said.fine("""
                                Lists what a seat may do, as JSON, one action a line.

                                Usage: omerta legal [-h] [--debug] --seat=SEAT FILE

                                      FILE          A saved match.

                                      --seat=SEAT   Which seat: its colour, or its number counted from 0.
                                      --debug       Show all that led to an error.
                                  -h, --help        Show this help.

                                Examples:
                                  omerta legal evening.omerta.json --seat yellow
                                """));
    }

    @Test
    void theHelpOfAllListsEveryCommandAndTheExitCodes() {
        Said help = Said.by("--help");
        assertThat(help.code()).isZero();
        assertThat(help.out())
                .endsWith("Exit codes: 0 fine, 1 the file or the move is bad, 2 the arguments are wrong.\n");
        for (String command : COMMANDS) {
            assertThat(help.out()).containsPattern("\n  " + command + " +[A-Z]");
        }
    }

    @ParameterizedTest
    @EnumSource(names = "PSEUDO", mode = EnumSource.Mode.EXCLUDE)
    void everyCommandHasItsHelpAndExamplesInEachLanguage(Language language) {
        for (String command : COMMANDS) {
            Said help = Said.in(language, command, "--help");
            assertThat(help.code()).as(command).isZero();
            assertThat(help.out()).as(command).contains("\n  omerta " + command).doesNotContain("cli.", "⟦");
            assertThat(help.out().lines())
                    .as("an option of %s without its words", command)
                    .noneMatch(line -> line.matches(" +(-h, +)?(--)?[a-zA-Z=-]+ *"));
        }
    }

    @Test
    void theWordsAreThoseOfTheLanguage() {
        assertThat(Said.in(Language.GERMAN, "doctor", "--help").out())
                .startsWith("Sagt, was hier geht, und was zu tun ist, wo etwas nicht geht.\n\nAufruf: omerta doctor");
        assertThat(Said.in(Language.BRAZILIAN, "verify"))
                .isEqualTo(Said.wrong("falta: FILE (veja omerta verify --help)\n"));
    }

    @Test
    void wrongArgumentsAreSaidInOneLine() {
        assertThat(Said.by("games", "--jsno"))
                .isEqualTo(Said.wrong("not understood: --jsno (see omerta games --help)\n"));
        assertThat(Said.by("legal", "x", "--seat", "0", "--seat", "1"))
                .isEqualTo(Said.wrong("given more than once: --seat (see omerta legal --help)\n"));
        assertThat(Said.by("new", "toy", "--seats"))
                .isEqualTo(Said.wrong("missing: --seats (see omerta new --help)\n"));
        assertThat(Said.by("new", "toy", "--seats", "2", "--option", "ranks", "--out", "x"))
                .isEqualTo(Said.wrong("--option cannot be ranks (see omerta new --help)\n"));
        assertThat(Said.by("simulate", "toy", "--seats", "2", "--games", "1", "--policy", "wise"))
                .isEqualTo(Said.wrong("--policy cannot be wise (see omerta simulate --help)\n"));
    }
}
