package omerta.peperoni;

/// The size of the board.
///
/// @param width across
/// @param height down
public record DonPeperoniCanvas(int width, int height) {}
