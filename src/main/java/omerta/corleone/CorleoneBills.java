package omerta.corleone;

/// How many bills of a value there are.
///
/// @param value in dollars
/// @param cards how many
public record CorleoneBills(int value, int cards) {}
