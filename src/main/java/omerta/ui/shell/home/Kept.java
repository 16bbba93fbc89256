package omerta.ui.shell.home;

import java.nio.file.Path;
import java.util.List;
import omerta.engine.Player;

/// A match on the list of those to go on with, in words. Nothing in it is secret.
public sealed interface Kept {

    /// Where it lies.
    Path file();

    /// One that can be gone on with.
    ///
    /// @param file where it lies
    /// @param game the title of its game
    /// @param players who plays
    /// @param progress where it stands
    /// @param when it was saved
    /// @param over whether it is over
    record Playable(Path file, String game, List<Player> players, String progress, String when, boolean over)
            implements Kept {
        /// Keeps a copy.
        public Playable {
            players = List.copyOf(players);
        }
    }

    /// One that is damaged.
    ///
    /// @param file where it lies
    /// @param why in words
    record Damaged(Path file, String why) implements Kept {}
}
