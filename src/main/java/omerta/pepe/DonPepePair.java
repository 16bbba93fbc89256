package omerta.pepe;

import omerta.engine.Seat;

/// A business of which a seat has both halves.
///
/// @param of who has it
/// @param business which
public record DonPepePair(Seat of, DonPepeThing business) {}
