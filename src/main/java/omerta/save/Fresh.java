package omerta.save;

import omerta.engine.Ruling;

/// What came of beginning a new match.
///
/// @param <S> the type of state
/// @param <A> the type of action
public sealed interface Fresh<S, A> {

    /// It is being played.
    ///
    /// @param session plays it
    record In<S, A>(Session<S, A> session) implements Fresh<S, A> {}

    /// It is not: the table or the position does not fit the game.
    ///
    /// @param reason names the clause
    record Not<S, A>(Ruling.Illegal reason) implements Fresh<S, A> {}
}
