package omerta.ui.board.kit;

/// Something that is told to all step by step: a scoring, a count. It can be told again from any step on.
public interface Story {

    /// How many steps it has, 1 at least.
    int steps();

    /// Shows a step, whichever was shown before.
    ///
    /// @param step which, from 0
    void show(int step);

    /// How long a step is looked at where the story goes on by itself, at the usual pace.
    ///
    /// @param step which, from 0
    /// @return milliseconds
    double millis(int step);
}
