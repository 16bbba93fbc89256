package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import omerta.toy.Toy;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is no match is refused, each kind of it in words of its own.
@EveryLocale
class RefusalTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "hello",
                "{}",
                "[]",
                "null",
                "42",
                "\"format\"",
                "{\"format\": 1}",
                "{\"format\": 1, \"header\": 3}",
                "{\"format\": 1, \"header\": {}}",
                "{\"format\": \"1\", \"header\": {\"game\": \"toy\"}}",
                "{\"format\": 1.0, \"header\": {\"game\": \"toy\"}}",
                "{\"format\": NaN, \"header\": {\"game\": \"toy\"}}",
                "{\"name\": \"left-pad\", \"version\": \"1.3.0\", \"dependencies\": {}}",
                "<html><body>404</body></html>"
            })
    void theFileOfAnotherProgramIsNotOurs(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("package.json"), text);
        assertThat(refused(file)).isEqualTo("FOREIGN save.foreign");
    }

    @Test
    void nonsenseThatIsNamedLikeAMatchIsDamaged() throws IOException {
        assertThat(refused(write("empty", new byte[0]))).isEqualTo("DAMAGED save.damaged");
        assertThat(refused(write("zeros", new byte[4096]))).isEqualTo("DAMAGED save.damaged");
        assertThat(refused(write("half", Saves.text().substring(0, 30).getBytes(StandardCharsets.UTF_8))))
                .isEqualTo("DAMAGED save.damaged");
        assertThat(refused(write("utf-16", Saves.text().getBytes(StandardCharsets.UTF_16))))
                .isEqualTo("DAMAGED save.damaged");
        assertThat(refused(write("utf-16le", Saves.text().getBytes(StandardCharsets.UTF_16LE))))
                .isEqualTo("DAMAGED save.damaged");
        assertThat(refused(
                        write("latin", Saves.text().replace("Player 1", "Zoë").getBytes(StandardCharsets.ISO_8859_1))))
                .isEqualTo("DAMAGED save.damaged");
    }

    @Test
    void wellFormedJsonOfAnotherProgramIsNotOursWhateverItsName() throws IOException {
        assertThat(refused(write("other", "{\"version\": 3}".getBytes(StandardCharsets.UTF_8))))
                .isEqualTo("FOREIGN save.foreign");
    }

    @Test
    void aFolderAPipeALinkInACircleAndNothingAreNoFiles() throws Exception {
        Path directory = Files.createDirectory(folder.resolve("folder.omerta.json"));
        assertThat(refused(directory)).isEqualTo("UNREADABLE save.folder");
        assertThat(refused(folder.resolve("none.omerta.json"))).isEqualTo("UNREADABLE save.missing");
        Path circle = folder.resolve("circle.omerta.json");
        link(circle, circle);
        assertThat(refused(circle)).isEqualTo("UNREADABLE save.unreadable");
        Path dangling = folder.resolve("dangling.omerta.json");
        link(dangling, folder.resolve("nowhere"));
        assertThat(refused(dangling)).isEqualTo("UNREADABLE save.missing");
        Path pipe = folder.resolve("pipe.omerta.json");
        Assumptions.assumeTrue(
                new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        assertThat(refused(pipe)).isEqualTo("UNREADABLE save.special");
    }

    private static void link(Path link, Path target) throws IOException {
        try {
            Files.createSymbolicLink(link, target);
        } catch (UnsupportedOperationException | FileSystemException e) {
            Assumptions.abort("no links here");
        }
    }

    @Test
    void aLaterFormatIsNewerEvenWhereNothingElseIsUnderstood() {
        assertThat(refused("{\"header\": {\"new\": [1], \"game\": \"toy\"}, \"format\": 2, \"more\": {}}"))
                .isEqualTo("NEWER save.newer");
        assertThat(refused(Saves.text().replace("\"format\": 1", "\"format\": 99999999999")))
                .isEqualTo("NEWER save.newer");
    }

    @Test
    void aFormatBeforeTheFirstIsOlder() {
        assertThat(refused(Saves.text().replace("\"format\": 1", "\"format\": 0")))
                .isEqualTo("OLDER save.older");
        assertThat(refused(Saves.text().replace("\"format\": 1", "\"format\": -5")))
                .isEqualTo("OLDER save.older");
    }

    @Test
    void aGameThatIsNotHereIsUnknown() {
        byte[] bytes = Saves.sealed(Saves.text().replace("\"game\": \"toy\"", "\"game\": \"chess\""));
        assertThat(Saves.refusal(bytes).why().toString()).contains("save.unknown-game", "chess");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
            `"lifted": 20`           | `"lifted": 20.0`                  | lifted
            `"lifted": 20`           | `"lifted": "20"`                  | lifted
            `"lifted": 20`           | `"lifted": null`                  | lifted
            `"lifted": 20`           | `"lifted": 21`                    | lifted
            `"lifted": 20`           | `"lifted": -1`                    | lifted
            `"lifted": 20`           | `"lifted": 20, "more": 1`         | more
            `"lifted": 20`           | `"lifted": 20, "lifted": 20`      |
            `"number": 7,`           | ``                                | header
            `"number": 7`            | `"number": true`                  | header.number
            `"number": 7`            | `"number": 7, "secret": 1`        | header.secret
            `"over": false`          | `"over": null`                    | header.over
            `"over": false`          | `"over": 0`                       | header.over
            `"app": "1.0.0"`         | `"app": 1`                        | header.app
            `"app": "1.0.0"`         | `"app": "\\ud800"`                | header.app
            `"colour": "red"`        | `"colour": 1`                     | header.table.players[1].colour
            `"colour": "red"`        | `"colour": "RED"`                 | header.table.players[1].colour
            `"colour": "red"`        | `"colour": "yellow"`              | header.table
            `"Player 1"`             | `"   "`                           | header.table.players[0]
            `"Player 1"`             | `null`                            | header.table.players[0].name
            `"options": {}`          | `"options": {"ranks": 6}`         | header.table.options
            `"seed": 5`              | `"seed": 5.5`                     | start.seed
            `"seed": 5`              | `"seed": 9999999999999999999`     |
            `"is": "seeded"`         | `"is": "java.lang.Runtime"`       | start
            `"is": "seeded",`        | ``                                | start
            `{"do": "draw"}`         | `{"do": "omerta.toy.ToyAction$Draw"}` | moves[
            `{"do": "draw"}`         | `{"do": "draw", "do": "draw"}`    |
            `{"do": "draw"}`         | `null`                            | moves[
            `{"do": "draw"}`         | `[]`                              | moves[
            `{"seat": 0,`            | `{"seat": 6,`                     | moves[
            `{"seat": 0,`            | `{"seat": -1,`                    | moves[
            `"rng": `                | `"rng": 0.`                       | latest.state.rng
            `"moves": [`             | `"moves": [null,`                 | moves[0]
            """)
    void everyPartIsReadStrictly(String sound, String planted, String where) {
        String text = Saves.text();
        assertThat(text).contains(sound);
        String changed = text.replaceFirst(
                Pattern.quote(sound),
                Matcher.quoteReplacement(Optional.ofNullable(planted).orElse("")));
        Opened.Refused refused = Saves.refusal(Saves.sealed(changed));
        assertThat(refused.reason()).isIn(Opened.Reason.INVALID, Opened.Reason.DAMAGED);
        assertThat(refused.why().toString())
                .contains(Optional.ofNullable(where).orElse("save.damaged"))
                .doesNotContain("omerta.", "java.util");
    }

    @Test
    void aByteOrderMarkAndReturnsAreReadButNotWritten() {
        byte[] bytes = Saves.bytes(Saves.match());
        String text = new String(bytes, StandardCharsets.UTF_8);
        assertThat(text).doesNotContain("\uFEFF", "\r");
        assertThat(Saves.readMatch(("\uFEFF" + text).getBytes(StandardCharsets.UTF_8))
                        .moves())
                .isEqualTo(20);
        assertThat(Saves.readMatch(text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8))
                        .moves())
                .isEqualTo(20);
    }

    @Test
    void aFileWrittenByHandNeedsNoChecksumAndNoSnapshot() {
        assertThat(Saves.readMatch(Saves.unsealed(Saves.text())).moves()).isEqualTo(20);
        assertThat(Saves.readMatch(Saves.plain(Saves.text())).moves()).isEqualTo(20);
        String namedSo = Saves.text().replace("Player 1", "checksum");
        assertThat(Saves.readMatch(Saves.plain(namedSo)).moves()).isEqualTo(20);
    }

    @Test
    void whatFollowsTheMatchIsRefused() {
        assertThat(refused(Saves.text() + "{}")).startsWith("INVALID");
        assertThat(refused(new String(Saves.plain(Saves.text()), StandardCharsets.UTF_8) + "1"))
                .startsWith("INVALID");
    }

    @Test
    void aFailedLoadLeavesTheFileAsItWas() throws IOException {
        byte[] bytes = Arrays.copyOf(Saves.bytes(Saves.match()), 700);
        Path file = write("cut", bytes);
        assertThat(refused(file)).isEqualTo("DAMAGED save.damaged");
        assertThat(file).hasBinaryContent(bytes);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name + ".omerta.json"), bytes);
    }

    private static String refused(Path file) {
        return said(MatchFile.open(file, Toy::find));
    }

    private static String refused(String text) {
        return said(Saves.read(text));
    }

    private static String said(Opened opened) {
        return switch (opened) {
            case Opened.Fine fine -> "opened " + fine;
            case Opened.Refused refused ->
                refused.reason() + " " + refused.why().key();
        };
    }
}
