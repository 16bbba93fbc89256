package omerta.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One start in a real window, on a display, as a person starts it.
@Tag("xvfb")
class RealWindowTest {

    private static final int A_WINDOW_S_WORTH = 100_000;
    private static final int PATIENCE_SECONDS = 60;

    @TempDir
    Path home;

    private Process app;

    @Test
    void aWindowIsDrawnOnTheScreen() throws Exception {
        app = start(EmptyWindow.class.getName());

        Screen screen = Screen.now();
        for (int i = 0; screen.drawn() < A_WINDOW_S_WORTH && i < 5 * PATIENCE_SECONDS; i++) {
            assertThat(app.waitFor(200, TimeUnit.MILLISECONDS))
                    .as("ended before it drew anything")
                    .isFalse();
            screen = Screen.now();
        }

        screen.write(Path.of("target", "window.png"));
        assertThat(screen.drawn()).isGreaterThan(A_WINDOW_S_WORTH);
    }

    private Process start(String mainClass) throws Exception {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path=" + Path.of("target", "javafx"),
                        "--add-modules=javafx.controls",
                        "--enable-native-access=javafx.graphics",
                        "-Duser.home=" + home,
                        "-Dprism.order=sw",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        mainClass)
                .directory(new File("").getAbsoluteFile())
                .inheritIO()
                .start();
    }

    @AfterEach
    void end() {
        app.destroy();
    }
}
