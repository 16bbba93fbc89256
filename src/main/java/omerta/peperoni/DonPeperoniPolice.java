package omerta.peperoni;

import omerta.engine.Message;
import omerta.engine.Seat;

/// What the police do.
public sealed interface DonPeperoniPolice extends DonPeperoniEvent {

    /// A canvasser is frisked.
    ///
    /// @param by who did it
    /// @param of whose canvasser
    /// @param canvasser which canvasser, 1 or 2
    record Frisked(Seat by, Seat of, int canvasser) implements DonPeperoniPolice {
        @Override
        public String clause() {
            return "PP-13.1";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.frisked", by, of, canvasser);
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// A frisked canvasser stands still in this turn.
    ///
    /// @param of whose canvasser
    /// @param canvasser which canvasser, 1 or 2
    record FriskHolds(Seat of, int canvasser) implements DonPeperoniPolice {
        @Override
        public String clause() {
            return "PP-13.5";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.frisk-holds", of, canvasser);
        }
    }

    /// The marker comes off a canvasser.
    ///
    /// @param of whose canvasser
    /// @param canvasser which canvasser, 1 or 2
    record FriskOver(Seat of, int canvasser) implements DonPeperoniPolice {
        @Override
        public String clause() {
            return "PP-13.7";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.frisk-over", of, canvasser);
        }
    }

    /// A house is raided.
    ///
    /// @param by who did it
    /// @param house which house
    record Raided(Seat by, String house) implements DonPeperoniPolice {
        @Override
        public String clause() {
            return "PP-18.6";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.raided", by, Phrases.the(house));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// A raid is over.
    ///
    /// @param house which house
    record RaidOver(String house) implements DonPeperoniPolice {
        @Override
        public String clause() {
            return "PP-18.8";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.raid-over", Phrases.in(house));
        }
    }

    /// A street was closed.
    ///
    /// @param by who did it
    /// @param street which street
    record Closed(Seat by, String street) implements DonPeperoniPolice {
        @Override
        public String clause() {
            return "PP-18.13";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.closed", by, Phrases.street(street));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// A street is open again.
    ///
    /// @param street which street
    record StreetOpened(String street) implements DonPeperoniPolice {
        @Override
        public String clause() {
            return "PP-18.14";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.street-open", Phrases.street(street));
        }
    }
}
