package omerta.ui.shell.results;

import java.util.Optional;

/// What can be done after a match.
public interface Afterwards {

    /// The same table plays once more.
    void rematch();

    /// The match is shown from its start, with all hands open.
    void replay();

    /// Shows how the match was counted; empty where its game has no such table.
    Optional<Runnable> account();

    /// The log is saved as a text.
    void export();

    /// The rulebook opens at a clause.
    void rules(String clause);

    /// The home screen comes.
    void home();
}
