package omerta.save;

/// Where a match stood when it was saved: kept for the day when the rules have changed and its moves lead elsewhere.
///
/// @param digest of the state's JSON
/// @param state in full
/// @param <S> the type of state
record Latest<S>(String digest, S state) {}
