package omerta.capollo;

import java.util.Optional;
import omerta.engine.Event;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What happens in Don Capollo.
public sealed interface DonCapolloEvent extends Event permits DonCapolloPlay, DonCapolloTalk, DonCapolloLedger {

    @Override
    default DonCapolloEvent mask(Viewer viewer) {
        return this;
    }

    @Override
    default Optional<Seat> doer() {
        return switch (this) {
            case DonCapolloPlay play -> play.by();
            case DonCapolloTalk talk -> talk.by();
            case DonCapolloLedger ledger -> ledger.by();
        };
    }
}
