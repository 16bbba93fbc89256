package omerta.peperoni;

import omerta.engine.Seat;

/// What a seat has paid somewhere.
///
/// @param seat who
/// @param sum how much
public record DonPeperoniSum(Seat seat, int sum) {}
