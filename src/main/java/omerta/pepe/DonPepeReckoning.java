package omerta.pepe;

import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// What comes of it: loot, families that are out, the end.
public sealed interface DonPepeReckoning extends DonPepeEvent {

    /// A seat took its loot.
    ///
    /// @param seat who
    /// @param loot what the men brought
    /// @param paid what was left of it in the bank, in dollars
    record Looted(Seat seat, DonPepeLoot loot, int paid) implements DonPepeReckoning {
        @Override
        public String clause() {
            return paid < loot.due() ? "DP-6.8" : loot.clause();
        }

        @Override
        public Message message() {
            return Tales.of(this);
        }
    }

    /// A seat lost its last man and is out; its hand goes on the discard pile.
    ///
    /// @param seat who
    /// @param hand the cards
    record WentOut(Seat seat, Pile hand) implements DonPepeReckoning {
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
    record TookBank(Seat seat, int amount) implements DonPepeReckoning {
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
    record Ended(DonPepeEnd end) implements DonPepeReckoning {
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
