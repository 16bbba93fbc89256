package omerta.peperoni;

/// A point on the board.
///
/// @param x across, from the left
/// @param y down, from the top
public record DonPeperoniPoint(int x, int y) {}
