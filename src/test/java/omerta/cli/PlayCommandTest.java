package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {

    private static final String DISCARD = "{\"do\":\"discard\",\"card\":2,\"pile\":0}";

    @TempDir
    Path folder;

    private String file = "";
    private String next = "";

    @BeforeEach
    void begin() {
        file = Matches.daCapo(folder).toString();
        next = folder.resolve("next.omerta.json").toString();
    }

    @Test
    void legalListsOneActionALine() {
        assertThat(Said.by("legal", file, "--seat", "blue")).isEqualTo(Said.fine("""
                                {"do":"place","from":{"is":"hand","card":11},"pile":0}
                                {"do":"place","from":{"is":"stack","of":1},"pile":0}
                                {"do":"discard","card":2,"pile":0}
                                {"do":"discard","card":6,"pile":0}
                                {"do":"discard","card":7,"pile":0}
                                {"do":"discard","card":11,"pile":0}
                                """));
        assertThat(Said.by("legal", file, "--seat", "red")).isEqualTo(Said.fine(""));
    }

    @Test
    void everyLineOfLegalCanBePlayed() {
        List<String> lines = Said.by("legal", file, "--seat", "2").out().lines().toList();
        for (String line : lines) {
            assertThat(Said.by("play", file, "--seat", "blue", "--action", line, "--out", next)
                            .code())
                    .isZero();
            assertThat(Matches.read(Path.of(next)).match().moves()).isEqualTo(1);
        }
        assertThat(lines).hasSize(6);
        assertThat(Matches.read(Path.of(file)).match().moves()).isZero();
    }

    @Test
    void aMoveSaysWhatHappenedAndWritesTheFileItself() {
        assertThat(Said.by("play", file, "--seat", "blue", "--action", DISCARD))
                .isEqualTo(Said.fine("Blue puts a 2 on auxiliary pile 1 and ends the turn. (DC-6.1)\n"));
        assertThat(Matches.read(Path.of(file)).match().moves()).isEqualTo(1);
        assertThat(Matches.read(Path.of(file)).header().number()).isEqualTo(2);
    }

    @Test
    void theActionIsReadFromTheInput() {
        assertThat(Said.reading(DISCARD + "\n", "play", file, "--seat", "blue", "--action", "-", "--out", next))
                .isEqualTo(Said.by("play", file, "--seat", "blue", "--action", DISCARD));
        assertThat(Matches.read(Path.of(next)).match().history())
                .isEqualTo(Matches.read(Path.of(file)).match().history());
    }

    @Test
    void aRefusedMoveNamesItsClauseAndWritesNothing() {
        assertThat(play("red", DISCARD)).isEqualTo(Said.bad("DC-3.1: It is Blue's turn.\n"));
        assertThat(play("blue", "{\"do\":\"discard\",\"card\":9,\"pile\":0}"))
                .isEqualTo(Said.bad("DC-5.2: This hand does not hold a 9.\n"));
        assertThat(Path.of(next)).doesNotExist();
    }

    @Test
    void whatIsNoActionIsSaidInOneLine() {
        for (String nonsense : List.of(
                "",
                "{",
                "[]",
                "null",
                "7",
                "{}",
                "{\"do\":\"fly\"}",
                "{\"do\":\"refill\",\"twice\":true}",
                "{\"do\":\"discard\",\"card\":2}",
                "{\"do\":\"discard\",\"card\":\"2\",\"pile\":0}",
                "{\"do\":\"discard\",\"card\":2.5,\"pile\":0}",
                "{\"do\":\"refill\"}{\"do\":\"refill\"}")) {
            Said said = play("blue", nonsense);
            assertThat(said.code()).as(nonsense).isEqualTo(Cli.BAD);
            assertThat(said.out()).as(nonsense).isEmpty();
            assertThat(said.err())
                    .as(nonsense)
                    .startsWith("--action: ")
                    .hasLineCount(1)
                    .doesNotContain("⟦");
        }
        assertThat(Path.of(next)).doesNotExist();
    }

    @Test
    void aFileThatIsNoMatch() throws IOException {
        Path foreign = Files.writeString(folder.resolve("list.json"), "[1]");
        assertThat(Said.by("play", foreign.toString(), "--seat", "0", "--action", DISCARD))
                .isEqualTo(Said.bad(foreign + ": This is no match of Omertà.\n"));
        assertThat(Said.by("legal", foreign.toString(), "--seat", "0"))
                .isEqualTo(Said.bad(foreign + ": This is no match of Omertà.\n"));
        assertThat(Files.readString(foreign)).isEqualTo("[1]");
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThat(Said.by("play", file)).isEqualTo(Said.wrong("missing: --seat, --action (see omerta play --help)\n"));
    }

    private Said play(String seat, String action) {
        return Said.by("play", file, "--seat", seat, "--action", action, "--out", next);
    }
}
