package omerta.peperoni;

/// What the table agreed on.
///
/// @param farHomes the house rule for far homes
/// @param agentsAtHome agents that were not used count in the own home
/// @param split no canvasser uses all points
/// @param raid a marker may be used to raid a house
/// @param close a marker may be used to close a street
public record DonPeperoniTerms(boolean farHomes, boolean agentsAtHome, boolean split, boolean raid, boolean close) {}
