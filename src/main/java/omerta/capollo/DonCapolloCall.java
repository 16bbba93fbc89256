package omerta.capollo;

import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What happens when a favour is called in.
public sealed interface DonCapolloCall extends DonCapolloEvent {

    @Override
    default Optional<Seat> doer() {
        return switch (this) {
            case Looked(Seat seat, var _, var _) -> Optional.of(seat);
            case Picked(Seat seat, var _, var _) -> Optional.of(seat);
            case CalledRow(Seat seat, var _, var _) -> Optional.of(seat);
            case CalledOpen(Seat seat, var _, var _) -> Optional.of(seat);
        };
    }

    /// A favour was called in: a hand is looked at.
    ///
    /// @param seat by whom
    /// @param son whose hand
    /// @param hand the cards; face down for others
    record Looked(Seat seat, Seat son, Pile hand) implements DonCapolloCall {
        @Override
        public DonCapolloEvent mask(Viewer viewer) {
            return viewer.is(seat) || viewer.is(son) ? this : new Looked(seat, son, hand.hidden());
        }

        @Override
        public String clause() {
            return "CA-9.11";
        }

        @Override
        public Message message() {
            return Phrases.cards(hand).isEmpty()
                    ? Message.of("don-capollo.event.looked", seat, son)
                    : Message.of("don-capollo.event.looked-cards", seat, son, Phrases.cards(hand));
        }
    }

    /// A card was taken from the hand that was looked at.
    ///
    /// @param seat by whom
    /// @param son whose hand
    /// @param business which
    record Picked(Seat seat, Seat son, DonCapolloBusiness business) implements DonCapolloCall {
        @Override
        public String clause() {
            return "CA-9.11";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.picked", seat, son, Phrases.business(business));
        }
    }

    /// A favour was called in: a card was taken from a row.
    ///
    /// @param seat by whom
    /// @param son whose row
    /// @param business which
    record CalledRow(Seat seat, Seat son, DonCapolloBusiness business) implements DonCapolloCall {
        @Override
        public String clause() {
            return "CA-9.15";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.called-row", seat, son, Phrases.business(business));
        }
    }

    /// A favour was called in: an open card was taken.
    ///
    /// @param seat by whom
    /// @param son whose turn it is
    /// @param business which
    record CalledOpen(Seat seat, Seat son, DonCapolloBusiness business) implements DonCapolloCall {
        @Override
        public String clause() {
            return "CA-9.17";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.called-open", seat, son, Phrases.business(business));
        }
    }
}
