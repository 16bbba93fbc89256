package omerta.corleone;

import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Where a match of Corleone stands.
///
/// @param rng what shuffles and thefts are drawn from
/// @param clock how far the match has come
/// @param board what lies and stands in the city
/// @param supply what lies beside it
/// @param families what each seat has
/// @param pending what somebody has to decide, the last begun last
public record CorleoneState(
        Rng rng,
        CorleoneClock clock,
        CorleoneBoard board,
        CorleoneSupply supply,
        List<CorleoneFamily> families,
        List<CorleonePending> pending) {
    /// Keeps copies.
    public CorleoneState {
        families = List.copyOf(families);
        pending = List.copyOf(pending);
    }

    /// How many seats there are.
    public int seats() {
        return families.size();
    }

    /// What a seat has.
    public CorleoneFamily family(Seat seat) {
        return families.get(seat.index());
    }

    /// A seat's hand.
    public Pile hand(Seat seat) {
        return family(seat).hand();
    }

    /// What has to be decided first.
    public Optional<CorleonePending> top() {
        return pending.isEmpty() ? Optional.empty() : Optional.of(pending.getLast());
    }

    /// Whether the bids of this Bribery lie sealed.
    public boolean isSealed() {
        return clock.phase() == CorleonePhase.BRIBERY && pending.isEmpty();
    }
}
