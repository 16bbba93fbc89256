package omerta.peperoni;

/// How bribes win a house.
public enum DonPeperoniWin {
    /// At once, by the highest bribe.
    AT_ONCE,
    /// In the end, by the highest bribe.
    IN_THE_END,
    /// In the end, by the only bribe.
    ALONE,
    /// In the end, by the only raise in a stalemate.
    BY_RAISE
}
