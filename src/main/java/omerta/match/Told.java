package omerta.match;

import java.util.Optional;
import omerta.engine.Event;
import omerta.engine.Seat;

/// One line of the log, as a viewer may know it.
///
/// @param move the move that it belongs to, counted from 1; 0 for the deal
/// @param by the seat that made the move; nobody made the deal
/// @param event what happened, masked
public record Told(int move, Optional<Seat> by, Event event) {}
