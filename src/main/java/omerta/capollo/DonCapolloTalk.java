package omerta.capollo;

import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;

/// What happens in deals.
public sealed interface DonCapolloTalk extends DonCapolloEvent {

    @Override
    default Optional<Seat> doer() {
        return switch (this) {
            case Offered offered -> Optional.of(offered.offer().from());
            case Withdrawn(Seat seat) -> Optional.of(seat);
            case Declined(Seat seat) -> Optional.of(seat);
            case Accepted(Seat seat, var _, var _) -> Optional.of(seat);
            case Stood(Seat seat, var _) -> Optional.of(seat);
            case Refused(Seat seat) -> Optional.of(seat);
            case Fell _, Done _ -> Optional.empty();
        };
    }

    /// An offer was made.
    ///
    /// @param offer which
    /// @param counter whether it answers another
    record Offered(DonCapolloOffer offer, boolean counter) implements DonCapolloTalk {
        @Override
        public String clause() {
            return counter ? "CA-8.9" : "CA-8.7";
        }

        @Override
        public Message message() {
            return Message.of(
                    counter ? "don-capollo.event.countered" : "don-capollo.event.offered",
                    offer.from(),
                    offer.to(),
                    Phrases.goods(offer.give()),
                    Phrases.goods(offer.want()));
        }
    }

    /// An offer was withdrawn.
    ///
    /// @param seat by whom
    record Withdrawn(Seat seat) implements DonCapolloTalk {
        @Override
        public String clause() {
            return "CA-8.10";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.withdrawn", seat);
        }
    }

    /// An offer was declined.
    ///
    /// @param seat by whom
    record Declined(Seat seat) implements DonCapolloTalk {
        @Override
        public String clause() {
            return "CA-8.9";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.declined", seat);
        }
    }

    /// An offer was accepted: the deal is closed.
    ///
    /// @param seat by whom
    /// @param offer which
    /// @param clear the rows that are accounted for to make room
    record Accepted(Seat seat, DonCapolloOffer offer, List<DonCapolloBusiness> clear) implements DonCapolloTalk {
        /// Keeps a copy.
        public Accepted {
            clear = List.copyOf(clear);
        }

        @Override
        public String clause() {
            return "CA-8.12";
        }

        @Override
        public Message message() {
            return Message.of(
                    "don-capollo.event.accepted",
                    seat,
                    offer.from(),
                    Phrases.goods(offer.give()),
                    Phrases.goods(offer.want()));
        }
    }

    /// A side stands by a deal that was disturbed.
    ///
    /// @param seat who
    /// @param clear the rows that are accounted for to make room
    record Stood(Seat seat, List<DonCapolloBusiness> clear) implements DonCapolloTalk {
        /// Keeps a copy.
        public Stood {
            clear = List.copyOf(clear);
        }

        @Override
        public String clause() {
            return "CA-11.13";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.stood", seat);
        }
    }

    /// A side does not stand by a deal that was disturbed.
    ///
    /// @param seat who
    record Refused(Seat seat) implements DonCapolloTalk {
        @Override
        public String clause() {
            return "CA-11.13";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.refused", seat);
        }
    }

    /// A closed deal fell, since it can not be done any more.
    ///
    /// @param offer which
    record Fell(DonCapolloOffer offer) implements DonCapolloTalk {
        @Override
        public String clause() {
            return "CA-11.14";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.deal-fell", offer.from(), offer.to());
        }
    }

    /// A deal was done.
    ///
    /// @param offer which
    record Done(DonCapolloOffer offer) implements DonCapolloTalk {
        @Override
        public String clause() {
            return "CA-8.12";
        }

        @Override
        public Message message() {
            return Message.of(
                    "don-capollo.event.deal-done",
                    offer.from(),
                    offer.to(),
                    Phrases.goods(offer.give()),
                    Phrases.goods(offer.want()));
        }
    }
}
