package omerta.dacapo;

/// What is to be decided.
public enum DaCapoPhase {
    /// The hand is drawn up; nothing else may come first.
    REFILL,
    /// Cards are placed; a discard ends the turn.
    PLACE,
    /// A game is over, the next one is to be dealt.
    DEAL,
    /// All is over.
    OVER
}
