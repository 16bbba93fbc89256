package omerta.peperoni;

/// A street, which can be closed.
///
/// @param id its name in the figures
/// @param far whether it is on the far side of the stream
public record DonPeperoniStreet(String id, boolean far) {}
