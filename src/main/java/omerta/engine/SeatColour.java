package omerta.engine;

/// The colour of a seat; each goes with a shape of its own, so that colour is never the only sign.
public enum SeatColour {
    /// Yellow, a circle.
    YELLOW,
    /// Red, a diamond.
    RED,
    /// Blue, a square.
    BLUE,
    /// Green, a triangle.
    GREEN,
    /// Orange, a pentagon.
    ORANGE,
    /// Purple, a star.
    PURPLE
}
