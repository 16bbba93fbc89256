package omerta.peperoni;

/// Where something is drawn on the board, by its middle.
///
/// @param x across, from the left
/// @param y down, from the top
/// @param w how wide
/// @param h how high
public record DonPeperoniFrame(int x, int y, int w, int h) {}
