package omerta.engine;

import java.util.List;
import java.util.Optional;

/// Who must decide now. It is public: the table itself knows as much.
///
/// @param phase the key of the phase, like `phase.place`
/// @param decisions who must decide, in the order of asking; several where all choose at once, none when the match is
///     over
/// @param interrupts who else may act out of turn
public record Turn(String phase, List<Decision> decisions, List<Decision> interrupts) {

    /// Keeps copies.
    public Turn {
        decisions = List.copyOf(decisions);
        interrupts = List.copyOf(interrupts);
    }

    /// One seat decides, nobody may interrupt.
    public static Turn of(String phase, Seat seat, Privacy privacy) {
        return new Turn(phase, List.of(Decision.of(seat, privacy)), List.of());
    }

    /// Nobody decides any more.
    public static Turn over(String phase) {
        return new Turn(phase, List.of(), List.of());
    }

    /// Whether nobody decides any more.
    public boolean isOver() {
        return decisions.isEmpty();
    }

    /// What this seat must or may decide now.
    public Optional<Decision> of(Seat seat) {
        for (Decision decision : decisions) {
            if (decision.seat().equals(seat)) {
                return Optional.of(decision);
            }
        }
        for (Decision decision : interrupts) {
            if (decision.seat().equals(seat)) {
                return Optional.of(decision);
            }
        }
        return Optional.empty();
    }
}
