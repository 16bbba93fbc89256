package omerta.peperoni;

/// To which side of a house its door is.
public enum DonPeperoniFacing {
    /// Up.
    N,
    /// To the right.
    E,
    /// Down.
    S,
    /// To the left.
    W
}
