package omerta.match;

import omerta.engine.Seat;

/// An action that a seat did or wants to do.
///
/// @param seat who
/// @param action what
/// @param <A> the type of action
public record Move<A>(Seat seat, A action) {}
