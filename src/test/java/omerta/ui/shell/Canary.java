package omerta.ui.shell;

import java.util.List;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Move;

/// Two matches that one viewer cannot tell apart: the same moves, as far as it sees them, from two positions of which it
/// sees the same. Whatever differs between their screens tells that viewer what it may not know.
///
/// @param table who plays
/// @param viewer who looks: a seat, or the table
/// @param one the match as it is
/// @param other as it might be, for all that the viewer knows
/// @param <S> the type of state
/// @param <A> the type of action
record Canary<S, A>(Table table, Viewer viewer, Line<S, A> one, Line<S, A> other) {

    /// One of the two.
    ///
    /// @param start where it begins
    /// @param moves what happens then
    record Line<S, A>(S start, List<Move<A>> moves) {

        /// Keeps a copy.
        Line {
            moves = List.copyOf(moves);
        }
    }
}
