package omerta.peperoni;

import omerta.engine.Seat;

/// An agent that is opened.
///
/// @param seat whose
/// @param agent which
public record DonPeperoniGuest(Seat seat, DonPeperoniAgent agent) {}
