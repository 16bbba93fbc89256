package omerta.ui.shot;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;

/// Where pictures are made: JavaFX without a display.
final class DarkRoom {

    private DarkRoom() {}

    /// Does something on the JavaFX thread and waits for what it gives. Where JavaFX runs already, it is used as it is.
    ///
    /// @throws IllegalStateException if JavaFX cannot be started, or the work fails
    static <T> T develop(Callable<T> work) {
        System.setProperty("glass.platform", System.getProperty("glass.platform", "Headless"));
        System.setProperty("prism.order", System.getProperty("prism.order", "sw"));
        FutureTask<T> task = new FutureTask<>(work);
        try {
            Platform.startup(task);
        } catch (IllegalStateException running) {
            Platform.runLater(task);
        }
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
