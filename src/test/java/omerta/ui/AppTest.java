package omerta.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The app from the opening of its window to its close.
class AppTest {

    @TempDir
    private Path home;

    private final CompletableFuture<Boolean> closed = new CompletableFuture<>();

    @Test
    void itRunsUntilItsWindowIsClosed() {
        Ui.run(() -> App.begin(home, Optional.empty(), closed));
        List<Window> shown = Ui.get(() -> List.copyOf(Window.getWindows()));
        assertThat(shown).hasSize(1);
        assertThat(closed).isNotDone();
        Ui.run(() -> shown.getFirst().hide());
        assertThat(closed).isCompletedWithValue(true);
    }

    @Test
    void itDoesNotWaitForAWindowThatCannotBeOpened() {
        Ui.start();
        App.begin(home, Optional.empty(), closed);
        assertThat(closed).as("a window is made on the JavaFX thread alone").isCompletedExceptionally();
    }
}
