package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import omerta.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {

    @TempDir
    Path folder;

    private final FakeFront front = new FakeFront();

    @Test
    void allIsWell() {
        Path home = folder.resolve("new/home");
        assertThat(doctor(Said.LIT, home)).isEqualTo(Said.fine("""
                        fine  Java %s
                        fine  JavaFX 26
                        fine  Display
                        fine  Games: da-capo, toy
                        fine  Matches and settings: %s
                        """.formatted(Runtime.version(), home)));
        assertThat(home).isEmptyDirectory();
    }

    @Test
    void whatIsMissingComesWithAdvice() throws IOException {
        Path home = Files.createFile(folder.resolve("file"));
        front.version = Optional.empty();
        Said said = doctor(Said.screen(Map.of()), home);
        assertThat(said).isEqualTo(new Said(Cli.BAD, """
                        fine   Java %s
                        wrong  JavaFX is not there
                               Start Omertà by bin/omerta of its folder, or by mvn exec:exec, which bring JavaFX along.
                        wrong  No display: neither DISPLAY nor WAYLAND_DISPLAY is set
                               The app needs a desktop session. All commands work without one.
                        fine   Games: da-capo, toy
                        wrong  Matches and settings: %s cannot be written: %s
                               Make the folder writable for you. Until then matches can be played, but not kept there.
                        """.formatted(Runtime.version(), home, home), ""));
    }

    private Said doctor(Screen screen, Path home) {
        return Said.at(home, front, screen, Language.ENGLISH, "", "doctor");
    }
}
