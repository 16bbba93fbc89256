package omerta.pepe;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What happens in the course of a turn.
public sealed interface DonPepeCourse extends DonPepeEvent {

    /// The gangsters are seated by hand.
    ///
    /// @param first who seats the first one
    record SeatingBegan(Seat first) implements DonPepeCourse {
        @Override
        public String clause() {
            return "DP-3.8";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.seating-began", first);
        }
    }

    /// A gangster was put on a chair.
    ///
    /// @param seat whose
    /// @param role which
    /// @param chair where
    /// @param raid whether it was after a raid
    record Seated(Seat seat, DonPepeRole role, int chair, boolean raid) implements DonPepeCourse {
        @Override
        public String clause() {
            return raid ? "DP-11.4" : "DP-3.6";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.seated", seat, Phrases.role(role), chair);
        }
    }

    /// A turn began.
    ///
    /// @param seat whose
    /// @param round the round, counted from 1
    record TurnBegan(Seat seat, int round) implements DonPepeCourse {
        @Override
        public String clause() {
            return "DP-4.1";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.turn-began", seat, round);
        }
    }

    /// A card was discarded instead of one being played.
    ///
    /// @param seat who
    /// @param card which
    record Discarded(Seat seat, DonPepeCard card) implements DonPepeCourse {
        @Override
        public String clause() {
            return "DP-7.6";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.discarded", seat, Phrases.card(card));
        }
    }

    /// A turn ended without a card.
    ///
    /// @param seat whose
    record Passed(Seat seat) implements DonPepeCourse {
        @Override
        public String clause() {
            return "DP-7.8";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.passed", seat);
        }
    }

    /// A seat drew cards.
    ///
    /// @param seat who
    /// @param cards the cards in the order they were drawn, face down for the others
    record Drew(Seat seat, Pile cards) implements DonPepeCourse {
        @Override
        public String clause() {
            return "DP-7.9";
        }

        @Override
        public Drew mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Drew(seat, cards.hidden());
        }

        @Override
        public Message message() {
            return cards.contains(Pile.FACE_DOWN)
                    ? Message.of("don-pepe.event.drew", seat, cards.size())
                    : Message.of("don-pepe.event.drew-known", seat, Phrases.cards(cards));
        }
    }

    /// The discards became the new draw pile.
    ///
    /// @param cards how many there are
    record Reshuffled(int cards) implements DonPepeCourse {
        @Override
        public String clause() {
            return "DP-7.10";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.reshuffled", cards);
        }
    }

    /// A seat's sleepers woke.
    ///
    /// @param men who
    record Woke(List<DonPepeSitter> men) implements DonPepeCourse {
        /// Keeps a copy.
        public Woke {
            men = List.copyOf(men);
        }

        @Override
        public String clause() {
            return "DP-13.1";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.woke", Phrases.sitters(men));
        }
    }
}
