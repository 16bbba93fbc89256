package omerta.pepe;

import java.util.List;
import java.util.Optional;
import omerta.engine.Event;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What happens in Don Pepe.
public sealed interface DonPepeEvent extends Event {

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

    /// The gangsters are seated by hand.
    ///
    /// @param first who seats the first one
    record SeatingBegan(Seat first) implements DonPepeEvent {
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
    record Seated(Seat seat, DonPepeRole role, int chair, boolean raid) implements DonPepeEvent {
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
    record TurnBegan(Seat seat, int round) implements DonPepeEvent {
        @Override
        public String clause() {
            return "DP-4.1";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.turn-began", seat, round);
        }
    }

    /// A cake exploded.
    ///
    /// @param by who made it explode, by a card or at the beginning of a turn
    /// @param cake whose cake
    /// @param chair where
    /// @param dead who died
    record Exploded(Seat by, Seat cake, int chair, List<DonPepeSitter> dead) implements DonPepeEvent {
        /// Keeps a copy of the dead.
        public Exploded {
            dead = List.copyOf(dead);
        }

        @Override
        public String clause() {
            return by.equals(cake) ? "DP-5.1" : "DP-9.8";
        }

        @Override
        public Message message() {
            return Tales.of(this);
        }
    }

    /// A seat took its loot.
    ///
    /// @param seat who
    /// @param loot what the men brought
    /// @param paid what was left of it in the bank, in dollars
    record Looted(Seat seat, DonPepeLoot loot, int paid) implements DonPepeEvent {
        @Override
        public String clause() {
            return paid < loot.due() ? "DP-6.8" : loot.clause();
        }

        @Override
        public Message message() {
            return Tales.of(this);
        }
    }

    /// A gangster stabbed another.
    ///
    /// @param by who
    /// @param victim whom
    record Stabbed(DonPepeSitter by, DonPepeSitter victim) implements DonPepeEvent {
        @Override
        public String clause() {
            return by.man().role() == DonPepeRole.MIKE ? "DP-8.1" : "DP-8.2";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.stabbed", by.man().of(), Phrases.own(by), Phrases.sitter(victim));
        }
    }

    /// A gangster shot another.
    ///
    /// @param by who
    /// @param victim whom
    record Shot(DonPepeSitter by, DonPepeSitter victim) implements DonPepeEvent {
        @Override
        public String clause() {
            return by.man().role() == DonPepeRole.JOE ? "DP-8.3" : "DP-8.4";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.shot", by.man().of(), Phrases.own(by), Phrases.sitter(victim));
        }
    }

    /// A cake was put on the table.
    ///
    /// @param seat whose
    /// @param chair where
    record CakeSet(Seat seat, int chair) implements DonPepeEvent {
        @Override
        public String clause() {
            return "DP-9.1";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.cake-set", seat, chair);
        }
    }

    /// A cake was passed on.
    ///
    /// @param seat who passed it
    /// @param cake whose cake
    /// @param from where it was
    /// @param to where it is now
    record CakePassed(Seat seat, Seat cake, int from, int to) implements DonPepeEvent {
        @Override
        public String clause() {
            return "DP-9.4";
        }

        @Override
        public Message message() {
            return seat.equals(cake)
                    ? Message.of("don-pepe.event.cake-passed-own", seat, from, to)
                    : Message.of("don-pepe.event.cake-passed", seat, cake, from, to);
        }
    }

    /// A cocktail was served.
    ///
    /// @param seat who played it
    /// @param asleep who fell asleep
    /// @param dead who had slept before and died
    record Drugged(Seat seat, List<DonPepeSitter> asleep, List<DonPepeSitter> dead) implements DonPepeEvent {
        /// Keeps copies.
        public Drugged {
            asleep = List.copyOf(asleep);
            dead = List.copyOf(dead);
        }

        @Override
        public String clause() {
            return dead.isEmpty() ? "DP-10.1" : "DP-10.5";
        }

        @Override
        public Message message() {
            return Tales.of(this);
        }
    }

    /// The cops came, and everyone left the table.
    ///
    /// @param seat who played the card
    /// @param men how many left
    record Raided(Seat seat, int men) implements DonPepeEvent {
        @Override
        public String clause() {
            return "DP-11.1";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.raided", seat, men);
        }
    }

    /// A gangster moved to another chair.
    ///
    /// @param man who
    /// @param from where he sat
    /// @param to where he sits now
    record Moved(DonPepeMan man, int from, int to) implements DonPepeEvent {
        @Override
        public String clause() {
            return "DP-12.1";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.moved", man.of(), Phrases.role(man.role()), from, to);
        }
    }

    /// A card was discarded instead of one being played.
    ///
    /// @param seat who
    /// @param card which
    record Discarded(Seat seat, DonPepeCard card) implements DonPepeEvent {
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
    record Passed(Seat seat) implements DonPepeEvent {
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
    record Drew(Seat seat, Pile cards) implements DonPepeEvent {
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
    record Reshuffled(int cards) implements DonPepeEvent {
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
    record Woke(List<DonPepeSitter> men) implements DonPepeEvent {
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

    /// A seat lost its last man and is out; its hand goes on the discard pile.
    ///
    /// @param seat who
    /// @param hand the cards
    record WentOut(Seat seat, Pile hand) implements DonPepeEvent {
        @Override
        public String clause() {
            return "DP-14.1";
        }

        @Override
        public Message message() {
            return hand.isEmpty()
                    ? Message.of("don-pepe.event.went-out", seat)
                    : Message.of("don-pepe.event.went-out-hand", seat, Phrases.cards(hand));
        }
    }

    /// The last family at the table took what was left in the bank.
    ///
    /// @param seat who
    /// @param amount how much, in dollars
    record TookBank(Seat seat, int amount) implements DonPepeEvent {
        @Override
        public String clause() {
            return "DP-15.1";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.took-bank", seat, Phrases.money(amount));
        }
    }

    /// The match is over.
    ///
    /// @param end how it ended
    record Ended(DonPepeEnd end) implements DonPepeEvent {
        @Override
        public String clause() {
            return end.clause();
        }

        @Override
        public Message message() {
            return Phrases.end(end);
        }
    }
}
