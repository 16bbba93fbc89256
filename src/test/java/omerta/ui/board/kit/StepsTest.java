package omerta.ui.board.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import omerta.ui.Ui;
import omerta.ui.board.Pace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A story goes on by hand and by itself, as fast as things move.
class StepsTest {

    private final List<Integer> shown = new ArrayList<>();
    private Pace pace = new Pace(0.001);
    private Steps steps;

    @BeforeEach
    void begin() {
        Ui.start();
        steps = Ui.get(() -> new Steps(new Counting(4, shown), () -> pace));
    }

    @Test
    void byHandItGoesToAnyStepThatThereIs() {
        Ui.run(() -> steps.go(2));
        Ui.run(() -> steps.go(-3));
        Ui.run(() -> steps.go(9));
        assertThat(shown).containsExactly(2, 0, 3);
        assertThat(steps.isLast()).isTrue();
    }

    @Test
    void byItselfItGoesToTheEndAndStopsThere() throws Exception {
        pace = new Pace(1_000);
        CompletableFuture<Boolean> ended = new CompletableFuture<>();
        steps.onChange(() -> {
            if (steps.isLast()) {
                ended.complete(true);
            }
        });
        Ui.run(steps::play);
        assertThat(ended.get(60, TimeUnit.SECONDS)).isTrue();
        assertThat(shown).containsExactly(1, 2, 3);
        assertThat(Ui.get(steps::isPlaying)).isFalse();
    }

    @Test
    void fromTheEndItPlaysFromTheStart() {
        Ui.run(() -> steps.go(3));
        Ui.run(steps::play);
        assertThat(shown).containsExactly(3, 0);
        assertThat(steps.isPlaying()).isTrue();
    }

    @Test
    void aHandStopsIt() {
        Ui.run(steps::play);
        Ui.run(() -> steps.go(1));
        assertThat(steps.isPlaying()).isFalse();
        Ui.run(steps::play);
        Ui.run(steps::pause);
        assertThat(steps.isPlaying()).isFalse();
        assertThat(shown).containsExactly(1);
    }

    @Test
    void whereNothingMovesItDoesNotGoByItself() {
        pace = Pace.STILL;
        Ui.run(steps::play);
        assertThat(steps.canPlay()).isFalse();
        assertThat(steps.isPlaying()).isFalse();
    }

    /// A story that notes what it shows.
    record Counting(int steps, List<Integer> shown) implements Story {
        @Override
        public void show(int step) {
            shown.add(step);
        }

        @Override
        public double millis(int step) {
            return 1_000;
        }
    }
}
