package omerta.pepe;

/// What a seat's men bring in at the beginning of a turn, in dollars.
///
/// @param boss what the Boss brings
/// @param businesses what the businesses bring
/// @param doubled whether the accountant multiplies it
/// @param due all of it
public record DonPepeLoot(int boss, int businesses, boolean doubled, int due) {}
