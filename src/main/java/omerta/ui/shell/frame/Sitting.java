package omerta.ui.shell.frame;

import java.util.Optional;
import omerta.engine.Player;
import omerta.engine.Seat;

/// What a seat card shows besides the game's own facts.
///
/// @param seat which
/// @param player who sits there
/// @param name what the player is called at this table
/// @param asked whether the table waits for this seat
/// @param hand whether its private things are on the screen
/// @param winner whether it has won
/// @param mayLook whether it may look at its own things now
/// @param shouldLook whether a lesson asks it to
/// @param act what it may do out of turn, in words; empty where nothing
public record Sitting(
        Seat seat,
        Player player,
        String name,
        boolean asked,
        boolean hand,
        boolean winner,
        boolean mayLook,
        boolean shouldLook,
        Optional<String> act) {}
