package omerta.peperoni;

/// A street space of the printed board.
///
/// @param id its name in the figures
/// @param terrain what it looks like
/// @param street the street that it is a part of, empty for a crossing, the plaza and a bridgehead
/// @param far whether it is on the far side of the stream
/// @param frame where it is drawn
public record DonPeperoniSpace(
        String id, DonPeperoniTerrain terrain, String street, boolean far, DonPeperoniFrame frame) {}
