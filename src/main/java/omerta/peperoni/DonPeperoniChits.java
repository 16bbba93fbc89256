package omerta.peperoni;

/// Money chits of one value.
///
/// @param value what each is worth
/// @param count how many there are for each player
public record DonPeperoniChits(int value, int count) {}
