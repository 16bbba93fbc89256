package omerta.dacapo;

import java.util.List;
import java.util.Optional;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// One line of the score sheet: how a game ended.
///
/// @param end in which way
/// @param winners the seat that won, or none
/// @param points what the winner scored, 0 where nobody won
/// @param left how many cards were left in each player stack, by seat
public record DaCapoResult(DaCapoEnd end, SeatSet winners, int points, List<Integer> left) {

    /// Keeps a copy.
    public DaCapoResult {
        left = List.copyOf(left);
    }

    /// The seat that won, empty where nobody did.
    public Optional<Seat> winner() {
        return winners.isEmpty()
                ? Optional.empty()
                : Optional.of(winners.seats().getFirst());
    }
}
