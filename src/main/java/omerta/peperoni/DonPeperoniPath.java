package omerta.peperoni;

/// Two street spaces beside each other.
///
/// @param from one
/// @param to the other
public record DonPeperoniPath(String from, String to) {}
