package omerta.corleone;

/// An act.
///
/// @param handLimit how many hand cards are kept in its Tribute
/// @param tile the kind of tile that it opens with
/// @param members how many family members each player has in it
/// @param bribery whether it has a Bribery
public record CorleoneAct(int handLimit, CorleoneTile tile, int members, boolean bribery) {}
