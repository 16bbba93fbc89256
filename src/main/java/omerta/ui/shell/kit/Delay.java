package omerta.ui.shell.kit;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Lets time pass. Tests have one of their own, in which time passes when they say so.
public interface Delay {

    /// The time of the clock on the wall.
    Delay REAL = (millis, then) -> {
        PauseTransition pause = new PauseTransition(Duration.millis(millis));
        pause.setOnFinished(_ -> then.run());
        pause.play();
    };

    /// Runs something after this many milliseconds, on the JavaFX thread.
    void then(double millis, Runnable run);
}
