package omerta.match;

/// Where a match begins.
///
/// @param <S> the type of state
public sealed interface Start<S> {

    /// Dealt from a seed.
    ///
    /// @param seed any number
    record Seeded<S>(long seed) implements Start<S> {}

    /// A full state to begin from: a puzzle, a bug report, a test.
    ///
    /// @param state with its generator
    record Position<S>(S state) implements Start<S> {}
}
