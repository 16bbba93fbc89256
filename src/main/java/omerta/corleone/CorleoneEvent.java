package omerta.corleone;

import java.util.Optional;
import omerta.engine.Event;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What happens in Corleone.
public sealed interface CorleoneEvent extends Event
        permits CorleoneTurn, CorleoneIcon, CorleoneDeed, CorleoneCourse, CorleoneBribe {

    @Override
    default CorleoneEvent mask(Viewer viewer) {
        return this;
    }

    @Override
    default Optional<Seat> doer() {
        return this instanceof Does does ? Optional.of(does.seat()) : Optional.empty();
    }

    /// An event that one seat brings about.
    interface Does {
        /// Who.
        Seat seat();
    }
}
