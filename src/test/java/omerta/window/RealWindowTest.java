package omerta.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One start in a real window, on a display, as a person starts it.
@Tag("xvfb")
class RealWindowTest {

    private static final int A_WINDOW_S_WORTH = 100_000;
    private static final int LOOK_MILLIS = 500;
    private static final int LOOKS = 6;
    private static final int PATIENCE_LOOKS = 180;

    @TempDir
    Path home;

    private Process app;

    @Test
    void theAppIsDrawnAndThenStandsStill() throws Exception {
        app = start("omerta.Main");

        Screen drawn = await(Screen.now(), (_, now) -> now.drawn() > A_WINDOW_S_WORTH);
        Screen first = await(drawn, Screen::equals);
        Screen last = first;
        for (int i = 0; i < LOOKS; i++) {
            last = next();
        }
        last.write(Path.of("target", "window.png"));

        assertThat(first.drawn()).isGreaterThan(A_WINDOW_S_WORTH);
        assertThat(last).isEqualTo(first);
    }

    /// Looks at the screen until it fits, or until patience has run out.
    private Screen await(Screen first, BiPredicate<Screen, Screen> fits) throws Exception {
        Screen before = first;
        Screen now = next();
        for (int i = 0; !fits.test(before, now) && i < PATIENCE_LOOKS; i++) {
            before = now;
            now = next();
        }
        return now;
    }

    private Screen next() throws Exception {
        assertThat(app.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS))
                .as("the app ended by itself")
                .isFalse();
        return Screen.now();
    }

    private Process start(String mainClass) throws Exception {
        var builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path=" + Path.of("target", "javafx"),
                        "--add-modules=javafx.controls",
                        "--enable-native-access=javafx.graphics",
                        "-Duser.home=" + home,
                        "-Dprism.order=sw",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        mainClass)
                .inheritIO();
        builder.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
        builder.environment().put("HOME", home.toString());
        return builder.start();
    }

    @AfterEach
    void end() {
        app.destroy();
    }
}
