package omerta.pepe;

import java.util.Optional;
import omerta.engine.Event;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What happens in Don Pepe.
public sealed interface DonPepeEvent extends Event permits DonPepeCourse, DonPepeDeed, DonPepeReckoning {

    @Override
    default DonPepeEvent mask(Viewer viewer) {
        return this;
    }

    @Override
    default Optional<Seat> doer() {
        return Staging.doer(this);
    }

    @Override
    default boolean isMoment() {
        return Staging.isMoment(this);
    }
}
