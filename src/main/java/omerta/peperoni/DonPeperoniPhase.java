package omerta.peperoni;

/// What is to be decided.
public enum DonPeperoniPhase {
    /// Somebody chooses a family home.
    HOME,
    /// Somebody sends out canvassers.
    CANVASS,
    /// Somebody says whether to raise at once.
    RAISE,
    /// Somebody bids for the police.
    BID,
    /// Somebody chooses who starts the next round.
    STARTER,
    /// All is over.
    OVER
}
