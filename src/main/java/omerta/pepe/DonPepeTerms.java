package omerta.pepe;

/// What the table agreed on.
///
/// @param seating how the gangsters come to their chairs
public record DonPepeTerms(DonPepeSeating seating) {}
