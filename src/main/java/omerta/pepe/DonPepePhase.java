package omerta.pepe;

/// What is to be decided.
public enum DonPepePhase {
    /// The gangsters are seated for the first time, one by one.
    SEATING,
    /// Cards are played; an explicit end closes the turn.
    CARDS,
    /// The gangsters are seated anew after a raid, one by one.
    RAID,
    /// All is over.
    OVER
}
