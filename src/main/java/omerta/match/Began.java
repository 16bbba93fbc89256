package omerta.match;

import omerta.engine.Ruling;

/// What came of beginning a match.
///
/// @param <S> the type of state
/// @param <A> the type of action
public sealed interface Began<S, A> {

    /// A match, at its start.
    ///
    /// @param match to be played
    record Fine<S, A>(Match<S, A> match) implements Began<S, A> {}

    /// No match: the table or the position does not fit the game.
    ///
    /// @param reason names the clause
    record Refused<S, A>(Ruling.Illegal reason) implements Began<S, A> {}
}
