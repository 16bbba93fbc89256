package omerta.capollo;

import omerta.engine.Event;
import omerta.engine.Viewer;

/// What happens in Don Capollo.
public sealed interface DonCapolloEvent extends Event
        permits DonCapolloPlay, DonCapolloCall, DonCapolloTalk, DonCapolloLedger {

    @Override
    default DonCapolloEvent mask(Viewer viewer) {
        return this;
    }
}
