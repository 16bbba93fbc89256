package omerta.peperoni;

import omerta.engine.Seat;

/// On which chit a seat's spy has looked.
///
/// @param house the house, by its number as a place
/// @param of whose chit
/// @param chit the how-many-eth of that seat in the house, from 0
public record DonPeperoniLook(int house, Seat of, int chit) {}
