package omerta.corleone;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// What somebody has to decide. What was begun last is finished first.
public sealed interface CorleonePending {

    /// Who decides.
    Seat seat();

    /// Icons or effects are taken, in any order.
    ///
    /// @param seat by whom
    /// @param source where they come from
    /// @param left what is left of them
    /// @param marked the turfs in which a marker was put by it, one bit a turf
    record Taking(Seat seat, CorleoneSource source, List<CorleoneEffect> left, int marked) implements CorleonePending {
        /// Keeps a copy.
        public Taking {
            left = List.copyOf(left);
        }

        /// Whether a marker was put in a turf by it.
        boolean isMarked(int turf) {
            return (marked >> turf - 1 & 1) == 1;
        }
    }

    /// Two jobs were looked at; one is kept.
    ///
    /// @param seat by whom
    /// @param jobs which; face down for others
    record Looking(Seat seat, Pile jobs) implements CorleonePending {}

    /// A marker may be moved to a turf, since none is left.
    ///
    /// @param seat whose
    /// @param turf which, from 1
    record Moving(Seat seat, int turf) implements CorleonePending {}

    /// An ally is chosen for a winning bid.
    ///
    /// @param seat by whom
    record Picking(Seat seat) implements CorleonePending {}
}
