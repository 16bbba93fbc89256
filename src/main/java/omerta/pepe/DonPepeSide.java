package omerta.pepe;

/// The side of the table that a chair stands at.
public enum DonPepeSide {
    /// The upper long side, drawn from left to right.
    NORTH,
    /// The head on the right.
    EAST,
    /// The lower long side, drawn from right to left.
    SOUTH,
    /// The head on the left.
    WEST
}
