package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import omerta.ui.Ui;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Opening and closing a match leaves nothing of it behind.
class OpenAndCloseTest {

    private static final int TIMES = 50;
    private static final int ROUNDS = 20;

    @TempDir
    private Path home;

    @Test
    void fiftyMatchesOpenedAndClosedLeaveNoRoomAndNoScreen() {
        try (Salon salon = new Salon(home)) {
            salon.click("play-da-capo");
            salon.click("start");
            List<WeakReference<Object>> left = new ArrayList<>();
            for (int i = 0; i < TIMES; i++) {
                salon.passTime();
                salon.click("lift");
                Ui.run(() -> {
                    left.add(new WeakReference<>(salon.shell.room().orElseThrow()));
                    left.add(new WeakReference<>(salon.shell.screen()));
                    salon.shell.leave();
                    salon.shell.resume(salon.library.list().getFirst().file());
                });
            }
            Ui.run(salon.shell::leave);
            salon.click("play-da-capo"); // JavaFX remembers what was clicked last
            assertThat(alive(left)).as("rooms and screens that are still held").isZero();
        }
    }

    private static long alive(List<WeakReference<Object>> references) {
        for (int i = 0; i < ROUNDS && count(references) > 0; i++) {
            System.gc();
        }
        return count(references);
    }

    private static long count(List<WeakReference<Object>> references) {
        return references.stream().filter(one -> one.get() != null).count();
    }
}
