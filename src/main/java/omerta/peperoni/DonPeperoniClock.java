package omerta.peperoni;

import omerta.engine.Seat;

/// Whose turn it is.
///
/// @param round the round, from 1; 0 while homes are chosen
/// @param start who starts the round
/// @param active who decides; where all is over, who acted last
/// @param phase what is to be decided
public record DonPeperoniClock(int round, Seat start, Seat active, DonPeperoniPhase phase) {}
