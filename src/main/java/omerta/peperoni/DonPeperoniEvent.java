package omerta.peperoni;

import omerta.engine.Event;
import omerta.engine.Viewer;

/// What happens in Don Peperoni. Houses, spaces and streets are named as in the figures.
public sealed interface DonPeperoniEvent extends Event
        permits DonPeperoniCourse,
                DonPeperoniVisit,
                DonPeperoniScoring,
                DonPeperoniBidding,
                DonPeperoniPolice,
                DonPeperoniElection {

    @Override
    default DonPeperoniEvent mask(Viewer viewer) {
        return this;
    }
}
