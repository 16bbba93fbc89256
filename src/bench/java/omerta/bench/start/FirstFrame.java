package omerta.bench.start;

import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Window;

/// Starts a program of windows, waits for its first frame, prints how many milliseconds the process has lived until then,
/// and ends it.
public final class FirstFrame {

    private static final long LOOK = Duration.ofMillis(5).toNanos();

    private static boolean found;

    private FirstFrame() {}

    /// Starts it and watches for its first frame.
    ///
    /// @param args the class whose `main` to start
    public static void main(String[] args) throws ReflectiveOperationException {
        Thread.ofPlatform().daemon().start(FirstFrame::watch);
        try {
            Class.forName(args[0]).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static void watch() {
        while (true) {
            LockSupport.parkNanos(LOOK);
            try {
                Platform.runLater(FirstFrame::look);
            } catch (IllegalStateException notYet) {
                LockSupport.parkNanos(LOOK);
            }
        }
    }

    private static void look() {
        if (!found) {
            Window.getWindows().stream()
                    .filter(Window::isShowing)
                    .map(Window::getScene)
                    .findFirst()
                    .ifPresent(FirstFrame::await);
        }
    }

    private static void await(Scene scene) {
        found = true;
        scene.addPostLayoutPulseListener(() -> Platform.runLater(FirstFrame::tell));
        Platform.requestNextPulse();
    }

    private static void tell() {
        Instant start = ProcessHandle.current().info().startInstant().orElseThrow();
        System.out.println(
                "first frame " + Duration.between(start, Instant.now()).toMillis());
        System.exit(0);
    }
}
