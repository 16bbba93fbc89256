package omerta.pepe;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;

/// What the families do to each other.
public sealed interface DonPepeDeed extends DonPepeEvent {

    /// A cake exploded.
    ///
    /// @param by who made it explode, by a card or at the beginning of a turn
    /// @param cake whose cake
    /// @param chair where
    /// @param dead who died
    record Exploded(Seat by, Seat cake, int chair, List<DonPepeSitter> dead) implements DonPepeDeed {
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

    /// A gangster stabbed another.
    ///
    /// @param by who
    /// @param victim whom
    record Stabbed(DonPepeSitter by, DonPepeSitter victim) implements DonPepeDeed {
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
    record Shot(DonPepeSitter by, DonPepeSitter victim) implements DonPepeDeed {
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
    record CakeSet(Seat seat, int chair) implements DonPepeDeed {
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
    record CakePassed(Seat seat, Seat cake, int from, int to) implements DonPepeDeed {
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
    record Drugged(Seat seat, List<DonPepeSitter> asleep, List<DonPepeSitter> dead) implements DonPepeDeed {
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
    record Raided(Seat seat, int men) implements DonPepeDeed {
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
    record Moved(DonPepeMan man, int from, int to) implements DonPepeDeed {
        @Override
        public String clause() {
            return "DP-12.1";
        }

        @Override
        public Message message() {
            return Message.of("don-pepe.event.moved", man.of(), Phrases.role(man.role()), from, to);
        }
    }
}
