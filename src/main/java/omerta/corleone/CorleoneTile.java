package omerta.corleone;

/// The two kinds of business tiles.
public enum CorleoneTile {
    /// The first eight.
    BLUE,
    /// The four stronger ones.
    RED
}
