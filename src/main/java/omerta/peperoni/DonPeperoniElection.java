package omerta.peperoni;

import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;

/// The end: agents and money.
public sealed interface DonPeperoniElection extends DonPeperoniEvent {

    /// The last round is over.
    record ElectionBegan() implements DonPeperoniElection {
        @Override
        public String clause() {
            return "PP-4.3";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.election");
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// The agents in a house were opened.
    ///
    /// @param house which house
    /// @param agents all of them, by seat
    record AgentsOpened(String house, List<DonPeperoniGuest> agents) implements DonPeperoniElection {
        /// Keeps a copy of the agents.
        public AgentsOpened {
            agents = List.copyOf(agents);
        }

        @Override
        public String clause() {
            return "PP-15.1";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.agents-opened", Phrases.in(house), Phrases.guests(agents));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// An agent took a house.
    ///
    /// @param house which house
    /// @param seat whose agent
    /// @param gunslinger whether it is the gunslinger, and not the lawyer
    /// @param votes what the house brings
    /// @param from who had it
    record Taken(String house, Seat seat, boolean gunslinger, int votes, Optional<Seat> from)
            implements DonPeperoniElection {
        @Override
        public String clause() {
            return from.isEmpty() ? "PP-15.15" : from.get().equals(seat) ? "PP-15.14" : "PP-15.13";
        }

        @Override
        public Message message() {
            return Tales.of(this);
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// No agent took a house in which there are some.
    ///
    /// @param house which house
    /// @param why why not
    record NotTaken(String house, DonPeperoniFailure why) implements DonPeperoniElection {
        @Override
        public String clause() {
            return "PP-15.12";
        }

        @Override
        public Message message() {
            return Tales.of(this);
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// The money behind a screen was opened.
    ///
    /// @param seat who
    /// @param money how much
    record ScreenOpened(Seat seat, int money) implements DonPeperoniElection {
        @Override
        public String clause() {
            return "PP-16.5";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.screen", seat, money);
        }
    }
}
