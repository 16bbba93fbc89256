package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The program as a process of its own: exit codes, what goes to which stream, languages, charsets.
class ProcessTest {

    private static final String SAMPLE = "assets/samples/da-capo.omerta.json";

    @TempDir
    Path folder;

    @Test
    void withoutADisplayTheAppSaysSoInTwoLinesAndEndsWithTwo() throws Exception {
        assertThat(run(List.of("-Dglass.platform="))).isEqualTo(Said.wrong("""
                                There is no display to open the app on: neither DISPLAY nor WAYLAND_DISPLAY is set.
                                Start it from a desktop session, or use the commands that need no display: omerta --help
                                """));
    }

    @Test
    void exitCodes() throws Exception {
        assertThat(run(List.of(), "verify", SAMPLE)).isEqualTo(Said.fine(SAMPLE + ": OK, 256 moves\n"));
        assertThat(run(List.of(), "verify", "nothing.json"))
                .isEqualTo(Said.bad("nothing.json: The file is not there any more.\n"));
        assertThat(run(List.of(), "play"))
                .isEqualTo(Said.wrong("missing: --seat, --action, FILE (see omerta play --help)\n"));
    }

    @ParameterizedTest
    @CsvSource({"tr,TR,UTF-8", "ar,EG,UTF-8", "hi,IN,US-ASCII"})
    void elsewhereTheOutputIsTheSame(String language, String country, String charset) throws Exception {
        List<String> there =
                List.of("-Duser.language=" + language, "-Duser.country=" + country, "-Dfile.encoding=" + charset);
        assertThat(run(there, "show", SAMPLE, "--all")).isEqualTo(Said.by("show", SAMPLE, "--all"));
        assertThat(run(there, "new", "da-capo", "--seats", "3", "--seed", "1234567", "--out", "x.omerta.json"))
                .isEqualTo(Said.fine("x.omerta.json: da-capo, 3 seats, seed 1234567\n"));
        assertThat(lines("x.omerta.json")).isEqualTo(lines(here("y.omerta.json")));
    }

    @Test
    void theLanguageOfTheSystemIsSpokenInUtf8() throws Exception {
        List<String> there = List.of("-Duser.language=pt", "-Duser.country=BR", "-Dstdout.encoding=US-ASCII");
        assertThat(run(there, "doctor", "--help").out()).startsWith("Diz o que funciona aqui");
        assertThat(run(there, "legal", SAMPLE, "--seat", "purple"))
                .isEqualTo(Said.wrong("não há lugar purple nesta partida; seus lugares são:"
                        + " yellow (0), red (1), blue (2) (veja omerta legal --help)\n"));
    }

    private String here(String name) {
        Said.by(
                "new",
                "da-capo",
                "--seats",
                "3",
                "--seed",
                "1234567",
                "--out",
                folder.resolve(name).toString());
        return name;
    }

    /// The lines of a match file but for those that tell when it was written.
    private List<String> lines(String name) throws IOException {
        return Files.readAllLines(folder.resolve(name)).stream()
                .filter(line -> !line.contains("\"saved\"") && !line.contains("\"checksum\""))
                .toList();
    }

    private Said run(List<String> machine, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Duser.language=en", "-Domerta.home=" + folder));
        command.addAll(machine);
        command.addAll(List.of("-cp", classPath(), "omerta.Main"));
        for (String arg : args) {
            command.add(arg.equals(SAMPLE) ? Path.of(arg).toAbsolutePath().toString() : arg);
        }
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_TOOL_OPTIONS", "LC_ALL"));
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        Process process =
                builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return new Said(process.exitValue(), text(out), text(err));
    }

    private static String classPath() {
        List<String> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            entries.add(Path.of(entry).toAbsolutePath().toString());
        }
        return String.join(File.pathSeparator, entries);
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8)
                .replace(System.lineSeparator(), "\n")
                .replace(Path.of(SAMPLE).toAbsolutePath().toString(), SAMPLE);
    }
}
