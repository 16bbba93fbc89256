package omerta.save;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A match that was played to its end, as far as statistics need it.
///
/// @param deal what tells the match from others: the same deal at the same table is the same match
/// @param game the game's name
/// @param ended when its end was first shown
/// @param moves how many moves were made
/// @param unit the key of a message that says an amount of what was counted; empty where a file does not tell it
/// @param seats who played, in the order of play
public record Finished(String deal, String game, Instant ended, int moves, Optional<String> unit, List<Place> seats) {

    /// Keeps a copy.
    public Finished {
        seats = List.copyOf(seats);
    }

    /// Where a player ended.
    ///
    /// @param name of the player
    /// @param place 1 for the first; equals share a place
    /// @param total what the player had, in the match's unit
    public record Place(String name, int place, int total) {}
}
