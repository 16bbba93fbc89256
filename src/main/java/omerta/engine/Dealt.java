package omerta.engine;

/// What came of dealing: a start, or the reason why there is none.
///
/// @param <S> the type of state
public sealed interface Dealt<S> {

    /// A legal start.
    ///
    /// @param state the first state
    record Start<S>(S state) implements Dealt<S> {}

    /// No start: the table does not fit the game.
    ///
    /// @param reason names the clause and the bad option or number
    record Refused<S>(Ruling.Illegal reason) implements Dealt<S> {}
}
