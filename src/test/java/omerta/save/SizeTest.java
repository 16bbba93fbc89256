package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import omerta.box.StrictJson;
import omerta.toy.Toy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files beyond any bound are refused soon and in little memory; those just within are read.
class SizeTest {

    @TempDir
    private Path folder;

    @Test
    void hugeFilesAreRefusedWithinASecondAndLittleMemory() throws IOException {
        String text = Saves.text();
        int at = text.indexOf("\"lifted\"");
        write("1-bytes", text, at, "\"x\": \"", "y".repeat(1 << 20), 100, "\", ");
        write("2-depth", text, text.indexOf("\"1.0.0\""), "", "[".repeat(100), 100, "");
        write("3-array", text, at, "\"x\": [1", ",1".repeat(1_000), 1_000, "], ");
        write("4-name", text, text.indexOf("Player 1"), "", "n".repeat(1 << 20), 10, "");
        write("5-key", text, at, "\"", "k".repeat(1 << 20), 10, "\": 1, ");
        write("6-number", text, text.indexOf("\"seed\": 5") + 8, "", "9".repeat(1 << 10), 1, "");
        write(
                "7-moves",
                text,
                text.indexOf("{\"seat\""),
                "",
                "{\"seat\": 0, \"action\": {\"do\": \"pass\"}},\n".repeat(100),
                2_500,
                "");
        write("8-pile", text, text.indexOf("\"deck\": [") + 9, "", "1, ".repeat(1_000), 1_000, "");
        write(
                "9-players",
                text,
                text.indexOf("{\"name\""),
                "",
                "{\"name\": \"a\", \"colour\": \"red\", \"pin\": \"\"},\n".repeat(100),
                100,
                "");
        Process reader = Child.start(List.of("-Xmx96m"), Reader.class, folder.toString());
        String said = new String(reader.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said.lines())
                .containsExactly(
                        "1-bytes TOO_LARGE save.too-large in time",
                        "2-depth TOO_LARGE save.too-large in time",
                        "3-array INVALID save.invalid in time",
                        "4-name TOO_LARGE save.too-large in time",
                        "5-key TOO_LARGE save.too-large in time",
                        "6-number TOO_LARGE save.too-large in time",
                        "7-moves TOO_LARGE save.too-large in time",
                        "8-pile INVALID save.invalid in time",
                        "9-players INVALID save.invalid in time",
                        "end");
    }

    /// Writes a file whose text has something huge in it.
    private void write(String name, String text, int at, String before, String part, int times, String after)
            throws IOException {
        try (OutputStream out = Files.newOutputStream(folder.resolve(name + ".omerta.json"))) {
            out.write((text.substring(0, at) + before).getBytes(StandardCharsets.UTF_8));
            for (int i = 0; i < times; i++) {
                out.write(part.getBytes(StandardCharsets.UTF_8));
            }
            String rest = after + text.substring(at);
            out.write(rest.substring(0, rest.lastIndexOf(",\n  \"checksum\"")).getBytes(StandardCharsets.UTF_8));
            out.write("}\n".getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void theBoundsThemselvesAreWithin() {
        String spaced = Saves.text();
        int room = StrictJson.MOST_BYTES - spaced.length();
        assertThat(read(spaced + " ".repeat(room))).isEqualTo("opened");
        assertThat(read(spaced + " ".repeat(room + 1))).isEqualTo("save.too-large");
        assertThat(read(deep(StrictJson.MOST_DEPTH - 2))).isEqualTo("save.invalid");
        assertThat(read(deep(StrictJson.MOST_DEPTH - 1))).isEqualTo("save.too-large");
        assertThat(read(named(StrictJson.LONGEST_TEXT))).isEqualTo("save.invalid");
        assertThat(read(named(StrictJson.LONGEST_TEXT + 1))).isEqualTo("save.too-large");
    }

    private static String deep(int depth) {
        return Saves.text()
                .replace("\"1.0.0\"", "[".repeat(depth) + "]".repeat(depth))
                .replaceFirst(",\\s*\"checksum\": \"[0-9a-f]*\"", "");
    }

    private static String named(int length) {
        return Saves.text()
                .replace("Player 1", "n".repeat(length))
                .replaceFirst(",\\s*\"checksum\": \"[0-9a-f]*\"", "");
    }

    private String read(String text) {
        try {
            Path file = Files.writeString(folder.resolve("x.omerta.json"), text);
            return said(MatchFile.open(file, Toy::find));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String said(Opened opened) {
        return switch (opened) {
            case Opened.Fine _ -> "opened";
            case Opened.Refused refused -> refused.why().key();
        };
    }

    /// Reads all files of a folder.
    static final class Reader {

        private static final long SECOND = 1_000_000_000;

        private Reader() {}

        public static void main(String[] args) throws IOException {
            MatchFile.open(Path.of(args[0], "none"), Toy::find);
            Saves.read(Saves.text());
            for (Path file : Disk.REAL.list(Path.of(args[0]))) {
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                Opened.Refused refused = (Opened.Refused) MatchFile.open(file, Toy::find);
                long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
                String name = file.getFileName().toString().replace(Format.ENDING, "");
                System.out.println(name + " " + refused.reason() + " "
                        + refused.why().key() + (took < SECOND ? " in time" : " in " + took / 1_000_000 + " ms"));
            }
            System.out.println("end");
        }
    }
}
