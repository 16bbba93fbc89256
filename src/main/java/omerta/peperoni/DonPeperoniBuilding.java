package omerta.peperoni;

/// A house of the printed board.
///
/// @param id its name in the figures
/// @param value its number: how many votes it brings
/// @param door the street space that its door opens to
/// @param far whether it is on the far side of the stream
/// @param home whether it can be a family home
/// @param facing to which side its door is
/// @param frame where it is drawn
/// @param doorway where its door is drawn
public record DonPeperoniBuilding(
        String id,
        int value,
        String door,
        boolean far,
        boolean home,
        DonPeperoniFacing facing,
        DonPeperoniFrame frame,
        DonPeperoniPoint doorway) {}
