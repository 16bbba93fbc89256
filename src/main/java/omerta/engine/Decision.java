package omerta.engine;

import java.util.List;
import java.util.stream.Stream;

/// A seat that decides.
///
/// @param seat who
/// @param privacy how much of the decision is hidden
public record Decision(Seat seat, Privacy privacy) {

    private static final List<List<Decision>> ALL = Stream.of(Privacy.values())
            .map(privacy -> Seat.first(Seat.MOST).stream()
                    .map(seat -> new Decision(seat, privacy))
                    .toList())
            .toList();

    /// That decision of that seat.
    public static Decision of(Seat seat, Privacy privacy) {
        return ALL.get(privacy.ordinal()).get(seat.index());
    }
}
