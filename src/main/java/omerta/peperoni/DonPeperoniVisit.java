package omerta.peperoni;

import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What canvassers do in houses.
public sealed interface DonPeperoniVisit extends DonPeperoniEvent {

    /// A bribe was left.
    ///
    /// @param seat who
    /// @param canvasser by which canvasser, 1 or 2
    /// @param house which house
    /// @param value what the chit is worth; 0 where that is not known
    record Bribed(Seat seat, int canvasser, String house, int value) implements DonPeperoniVisit {
        @Override
        public DonPeperoniEvent mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Bribed(seat, canvasser, house, 0);
        }

        @Override
        public String clause() {
            return "PP-7.1";
        }

        @Override
        public Message message() {
            return value == 0
                    ? Message.of("don-peperoni.event.bribed", seat, Phrases.in(house))
                    : Message.of("don-peperoni.event.bribed-known", seat, Phrases.in(house), value);
        }
    }

    /// An agent was left.
    ///
    /// @param seat who
    /// @param canvasser by which canvasser, 1 or 2
    /// @param house which house
    /// @param agent whom; empty where that is not known
    record AgentLeft(Seat seat, int canvasser, String house, Optional<DonPeperoniAgent> agent)
            implements DonPeperoniVisit {
        @Override
        public DonPeperoniEvent mask(Viewer viewer) {
            return viewer.is(seat) ? this : new AgentLeft(seat, canvasser, house, Optional.empty());
        }

        @Override
        public String clause() {
            return "PP-10.1";
        }

        @Override
        public Message message() {
            return agent.map(known -> Message.of(
                            "don-peperoni.event.agent-left-known", seat, Phrases.in(house), Phrases.the(known)))
                    .orElseGet(() -> Message.of("don-peperoni.event.agent-left", seat, Phrases.in(house)));
        }
    }

    /// A spy looked at a chit.
    ///
    /// @param seat who
    /// @param canvasser by which canvasser, 1 or 2
    /// @param house which house
    /// @param of whose chit
    /// @param value what the chit is worth; 0 where that is not known
    record Spied(Seat seat, int canvasser, String house, Seat of, int value) implements DonPeperoniVisit {
        @Override
        public DonPeperoniEvent mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Spied(seat, canvasser, house, of, 0);
        }

        @Override
        public String clause() {
            return "PP-11.1";
        }

        @Override
        public Message message() {
            return value == 0
                    ? Message.of("don-peperoni.event.spied", seat, Phrases.in(house), of)
                    : Message.of("don-peperoni.event.spied-known", seat, Phrases.in(house), of, value);
        }
    }

    /// Somebody raised in a stalemate.
    ///
    /// @param seat who
    /// @param canvasser by which canvasser, 1 or 2
    /// @param house which house
    /// @param value what the chit is worth; 0 where that is not known
    /// @param atOnce whether it was by who caused the stalemate, at once
    record Raised(Seat seat, int canvasser, String house, int value, boolean atOnce) implements DonPeperoniVisit {
        @Override
        public DonPeperoniEvent mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Raised(seat, canvasser, house, 0, atOnce);
        }

        @Override
        public String clause() {
            return atOnce ? "PP-9.5" : "PP-9.9";
        }

        @Override
        public Message message() {
            return value == 0
                    ? Message.of("don-peperoni.event.raised", seat, Phrases.in(house))
                    : Message.of("don-peperoni.event.raised-known", seat, Phrases.in(house), value);
        }
    }

    /// Somebody did not raise at once.
    ///
    /// @param seat who
    /// @param house which house
    record Declined(Seat seat, String house) implements DonPeperoniVisit {
        @Override
        public String clause() {
            return "PP-9.7";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.declined", seat, Phrases.in(house));
        }
    }
}
