package omerta.match;

import omerta.engine.Event;
import omerta.engine.Seat;

/// One line of the log, as a viewer may know it.
///
/// @param move the move that it belongs to, counted from 1
/// @param by the seat that made the move
/// @param event what happened, masked
public record Told(int move, Seat by, Event event) {}
