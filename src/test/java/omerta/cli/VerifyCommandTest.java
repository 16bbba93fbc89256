package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {

    private static final String SAMPLE = "assets/samples/da-capo.omerta.json";

    @TempDir
    Path folder;

    @Test
    void everyFileIsReplayedAndTheBadOneNamesItsMoveAndClause() throws IOException {
        Path bad = folder.resolve("bad.omerta.json");
        String text = Files.readString(Path.of(SAMPLE));
        String refill = "{\"seat\": 0, \"action\": {\"do\": \"refill\"}},\n";
        int at = text.indexOf(refill);
        Files.writeString(
                bad,
                (text.substring(0, at) + refill + text.substring(at))
                        .replaceFirst(",\n  \"checksum\": \"[0-9a-f]+\"", ""));
        Path none = folder.resolve("none.omerta.json");

        assertThat(Said.by("verify", SAMPLE, bad.toString(), none.toString(), folder.toString()))
                .isEqualTo(new Said(
                        Cli.BAD,
                        SAMPLE + ": OK, 256 moves\n",
                        bad
                                + ": Move 20 is against the rules (DC-4.1): Cards are drawn at the beginning of a turn, not now.\n"
                                + none + ": The file is not there any more.\n" + folder
                                + ": This is a folder, not a file.\n"));
    }

    @Test
    void withoutAFileTheArgumentsAreWrong() {
        assertThat(Said.by("verify")).isEqualTo(Said.wrong("missing: FILE (see omerta verify --help)\n"));
    }
}
