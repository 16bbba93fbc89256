package omerta.ui.board.kit;

import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import omerta.ui.board.Pace;

/// Where a story stands, and the clock that takes it on. Where nothing moves, it goes on by hand alone.
public final class Steps {

    private final Story story;
    private final Supplier<Pace> pace;
    private final PauseTransition wait = new PauseTransition();
    private Runnable changed = () -> {};
    private int at;
    private boolean playing;

    /// A story that stands at its first step, which is not shown yet.
    ///
    /// @param pace how fast it goes on by itself; asked for at each step
    public Steps(Story story, Supplier<Pace> pace) {
        this.story = story;
        this.pace = pace;
        wait.setOnFinished(event -> step(at + 1));
    }

    /// Tells this whenever the story stands elsewhere, or begins or ceases to go on by itself.
    public void onChange(Runnable listener) {
        changed = listener;
    }

    /// How many steps there are.
    public int count() {
        return story.steps();
    }

    /// The step that is shown, from 0.
    public int at() {
        return at;
    }

    /// Whether the last step is shown.
    public boolean isLast() {
        return at == count() - 1;
    }

    /// Whether it goes on by itself.
    public boolean isPlaying() {
        return playing;
    }

    /// Whether it can go on by itself.
    public boolean canPlay() {
        return pace.get().moves() && count() > 1;
    }

    /// Shows this step, or the nearest that there is, and stays there.
    public void go(int step) {
        playing = false;
        step(step);
    }

    /// Goes on by itself, from the start where it stood at the end.
    public void play() {
        if (canPlay()) {
            playing = true;
            if (isLast()) {
                step(0);
            } else {
                await();
            }
        }
    }

    /// Stays where it is.
    public void pause() {
        wait.stop();
        playing = false;
        changed.run();
    }

    private void step(int step) {
        at = Math.clamp(step, 0, count() - 1);
        story.show(at);
        await();
    }

    private void await() {
        wait.stop();
        playing = playing && !isLast() && pace.get().moves();
        if (playing) {
            wait.setDuration(Duration.millis(pace.get().millis(story.millis(at))));
            wait.playFromStart();
        }
        changed.run();
    }
}
