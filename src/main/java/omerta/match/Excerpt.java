package omerta.match;

import java.util.List;

/// The end of a recorded match: where it stood some moves ago, and those moves.
///
/// @param match before the moves
/// @param moves in their order
/// @param <S> the type of state
/// @param <A> the type of action
public record Excerpt<S, A>(Match<S, A> match, List<Move<A>> moves) {

    /// Keeps a copy.
    public Excerpt {
        moves = List.copyOf(moves);
    }

    /// The last moves of a match; the match itself stays as it is.
    ///
    /// @throws IllegalArgumentException if it has fewer moves
    public static <S, A> Excerpt<S, A> ofEnd(Match<S, A> whole, int moves) {
        int from = whole.moves() - moves;
        if (from < 0) {
            throw new IllegalArgumentException("a match of " + whole.moves() + " moves has not " + moves);
        }
        return switch (Match.begin(whole.game(), whole.table(), whole.start())) {
            case Began.Fine<S, A>(Match<S, A> match) -> {
                List<Move<A>> history = whole.history();
                history.subList(0, from).forEach(move -> match.play(move.seat(), move.action()));
                yield new Excerpt<>(match, history.subList(from, history.size()));
            }
            case Began.Refused<S, A>(var reason) -> throw new IllegalStateException("cannot begin again: " + reason);
        };
    }
}
