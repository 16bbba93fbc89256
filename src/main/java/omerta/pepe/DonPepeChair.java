package omerta.pepe;

/// A chair at the table.
///
/// @param chair its number, from 1
/// @param side where it stands
/// @param thing what lies before it
/// @param left the chair to the left of whoever sits there; the numbers run on clockwise
/// @param right the chair to the right
/// @param across the chair directly across, or 0 where nobody sits across
/// @param letter what the printed rules call it, empty where they do not name it
public record DonPepeChair(
        int chair, DonPepeSide side, DonPepeThing thing, int left, int right, int across, String letter) {}
