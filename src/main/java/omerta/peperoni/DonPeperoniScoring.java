package omerta.peperoni;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// How bribes are scored.
public sealed interface DonPeperoniScoring extends DonPeperoniEvent {

    /// The bribes in a house were opened.
    ///
    /// @param house which house
    /// @param bribes what each who bribes there has paid
    record Opened(String house, List<DonPeperoniSum> bribes) implements DonPeperoniScoring {
        /// Keeps a copy of the bribes.
        public Opened {
            bribes = List.copyOf(bribes);
        }

        @Override
        public String clause() {
            return "PP-8.5";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.opened", Phrases.in(house), Phrases.sums(bribes));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// Bribes won a house.
    ///
    /// @param seat who
    /// @param house which house
    /// @param votes what it brings
    /// @param how how it came
    record Won(Seat seat, String house, int votes, DonPeperoniWin how) implements DonPeperoniScoring {
        @Override
        public String clause() {
            return switch (how) {
                case AT_ONCE -> "PP-8.6";
                case IN_THE_END, ALONE -> "PP-14.2";
                case BY_RAISE -> "PP-14.4";
            };
        }

        @Override
        public Message message() {
            return switch (how) {
                case AT_ONCE, IN_THE_END -> Message.of("don-peperoni.event.won", seat, Phrases.the(house), votes);
                case ALONE -> Message.of("don-peperoni.event.won-alone", seat, Phrases.in(house), votes);
                case BY_RAISE -> Message.of("don-peperoni.event.won-raise", seat, Phrases.in(house), votes);
            };
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// The highest bribes were equal.
    ///
    /// @param house which house
    /// @param tied whose
    record Stalemate(String house, SeatSet tied) implements DonPeperoniScoring {
        @Override
        public String clause() {
            return "PP-9.1";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.stalemate", Phrases.in(house), Phrases.names(tied));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// In the end the highest bribes were equal.
    ///
    /// @param house which house
    /// @param tied whose
    record Undecided(String house, SeatSet tied) implements DonPeperoniScoring {
        @Override
        public String clause() {
            return "PP-14.3";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.undecided", Phrases.the(house));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// In the end nobody had raised in a stalemate.
    ///
    /// @param house which house
    record StillTied(String house) implements DonPeperoniScoring {
        @Override
        public String clause() {
            return "PP-14.5";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.still-stalemate", Phrases.the(house));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }
}
