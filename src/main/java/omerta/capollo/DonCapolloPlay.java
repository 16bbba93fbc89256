package omerta.capollo;

import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What happens in a turn: cards, donations, pauses.
public sealed interface DonCapolloPlay extends DonCapolloEvent {

    @Override
    default Optional<Seat> doer() {
        return switch (this) {
            case TurnBegan(Seat seat, var _) -> Optional.of(seat);
            case Drew(Seat seat, var _, var _) -> Optional.of(seat);
            case DrewNothing(Seat seat) -> Optional.of(seat);
            case TurnedUp(Seat seat, var _, var _) -> Optional.of(seat);
            case Laid(Seat seat, var _, var _, var _) -> Optional.of(seat);
            case Donated(Seat seat, var _) -> Optional.of(seat);
            case LetPass(Seat seat) -> Optional.of(seat);
            case TurnDone(Seat seat) -> Optional.of(seat);
            case Shuffled _, RanOut _ -> Optional.empty();
        };
    }

    /// A turn began.
    ///
    /// @param seat whose
    /// @param turn which, counted from 1
    record TurnBegan(Seat seat, int turn) implements DonCapolloPlay {
        @Override
        public String clause() {
            return "CA-2.6";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.turn-began", seat, turn);
        }
    }

    /// A card was taken unseen.
    ///
    /// @param seat by whom
    /// @param card which; empty for others
    /// @param money the dollars taken with it; less than 0 if it was bought
    record Drew(Seat seat, Optional<DonCapolloBusiness> card, int money) implements DonCapolloPlay {
        @Override
        public DonCapolloEvent mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Drew(seat, Optional.empty(), money);
        }

        @Override
        public String clause() {
            return money < 0 ? "CA-6.1" : "CA-4.1";
        }

        @Override
        public Message message() {
            return card.isPresent()
                    ? Message.of(
                            money < 0 ? "don-capollo.event.bought-card" : "don-capollo.event.drew-card",
                            seat,
                            Math.abs(money),
                            Phrases.business(card.get()))
                    : Message.of(
                            money < 0 ? "don-capollo.event.bought" : "don-capollo.event.drew", seat, Math.abs(money));
        }
    }

    /// No card was left; only the dollar was taken.
    ///
    /// @param seat by whom
    record DrewNothing(Seat seat) implements DonCapolloPlay {
        @Override
        public String clause() {
            return "CA-4.11";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.drew-nothing", seat);
        }
    }

    /// Cards were turned up.
    ///
    /// @param seat by whom
    /// @param cards which
    /// @param fee what was paid for it
    record TurnedUp(Seat seat, List<DonCapolloBusiness> cards, int fee) implements DonCapolloPlay {
        /// Keeps a copy.
        public TurnedUp {
            cards = List.copyOf(cards);
        }

        @Override
        public String clause() {
            return fee > 0 ? "CA-4.3" : "CA-4.2";
        }

        @Override
        public Message message() {
            return fee > 0
                    ? Message.of("don-capollo.event.turned-up-paid", seat, Phrases.businesses(cards), fee)
                    : Message.of("don-capollo.event.turned-up", seat, Phrases.businesses(cards));
        }
    }

    /// The discard pile was shuffled and became the draw pile.
    ///
    /// @param cards how many
    record Shuffled(int cards) implements DonCapolloPlay {
        @Override
        public String clause() {
            return "CA-12.1";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.shuffled", cards);
        }
    }

    /// The draw pile ran out for the second time.
    ///
    /// @param active whose turn is the last
    record RanOut(Seat active) implements DonCapolloPlay {
        @Override
        public String clause() {
            return "CA-12.5";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.ran-out", active);
        }
    }

    /// A card was laid into a row.
    ///
    /// @param seat by whom
    /// @param business which
    /// @param hand whether it came from the hand
    /// @param count how many cards the row has now
    record Laid(Seat seat, DonCapolloBusiness business, boolean hand, int count) implements DonCapolloPlay {
        @Override
        public String clause() {
            return hand ? "CA-5.5" : "CA-4.5";
        }

        @Override
        public Message message() {
            return Message.of(
                    hand ? "don-capollo.event.laid-hand" : "don-capollo.event.laid",
                    seat,
                    Phrases.business(business),
                    count);
        }
    }

    /// Power was paid for money.
    ///
    /// @param seat by whom
    /// @param power how much
    record Donated(Seat seat, int power) implements DonCapolloPlay {
        @Override
        public String clause() {
            return "CA-10.1";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.donated", seat, power);
        }
    }

    /// A pause was let pass.
    ///
    /// @param seat by whom
    record LetPass(Seat seat) implements DonCapolloPlay {
        @Override
        public String clause() {
            return "CA-11.8";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.let-pass", seat);
        }
    }

    /// A turn was said to be done.
    ///
    /// @param seat whose
    record TurnDone(Seat seat) implements DonCapolloPlay {
        @Override
        public String clause() {
            return "CA-3.6";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.turn-done", seat);
        }
    }
}
