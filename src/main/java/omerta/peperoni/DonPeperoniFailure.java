package omerta.peperoni;

/// Why no agent takes a house in which there are some.
public enum DonPeperoniFailure {
    /// Gunslingers cancel each other.
    GUNSLINGERS,
    /// A bodyguard fends off whoever attacks.
    BODYGUARD,
    /// A lawyer is not the only agent.
    LAWYER,
    /// Nobody is there who could take it.
    NOBODY
}
