package omerta.pepe;

/// A gangster on his chair.
///
/// @param man who
/// @param chair the number of the chair, from 1
public record DonPepeSitter(DonPepeMan man, int chair) {}
