package omerta.peperoni;

import omerta.engine.Message;
import omerta.engine.Seat;

/// How a match goes on: homes, rounds, turns, steps.
public sealed interface DonPeperoniCourse extends DonPeperoniEvent {

    /// The start player is known, and homes are chosen.
    ///
    /// @param seat who
    record HomesBegan(Seat seat) implements DonPeperoniCourse {
        @Override
        public String clause() {
            return "PP-3.1";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.homes-began", seat);
        }
    }

    /// A family home was chosen.
    ///
    /// @param seat who
    /// @param house which house
    record HomeChosen(Seat seat, String house) implements DonPeperoniCourse {
        @Override
        public String clause() {
            return "PP-3.2";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.home", seat, Phrases.the(house));
        }
    }

    /// A round began.
    ///
    /// @param round which, from 1
    record RoundBegan(int round) implements DonPeperoniCourse {
        @Override
        public String clause() {
            return "PP-4.2";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.round-began", round);
        }
    }

    /// A turn began.
    ///
    /// @param seat whose
    /// @param round the round, from 1
    record TurnBegan(Seat seat, int round) implements DonPeperoniCourse {
        @Override
        public String clause() {
            return "PP-4.1";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.turn-began", seat, round);
        }
    }

    /// A canvasser stepped into a street space.
    ///
    /// @param seat whose
    /// @param canvasser which canvasser, 1 or 2
    /// @param place where it is now
    /// @param left how many points are left
    record Walked(Seat seat, int canvasser, String place, int left) implements DonPeperoniCourse {
        @Override
        public String clause() {
            return "PP-5.2";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.walked", seat, canvasser, Phrases.space(place), left);
        }
    }

    /// A canvasser went into a house.
    ///
    /// @param seat whose
    /// @param canvasser which canvasser, 1 or 2
    /// @param house which house
    /// @param left how many points are left
    record Entered(Seat seat, int canvasser, String house, int left) implements DonPeperoniCourse {
        @Override
        public String clause() {
            return "PP-5.3";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.entered", seat, canvasser, Phrases.the(house), left);
        }
    }

    /// A canvasser crossed the bridge.
    ///
    /// @param seat whose
    /// @param canvasser which canvasser, 1 or 2
    /// @param place where it is now
    /// @param left how many points are left
    record Crossed(Seat seat, int canvasser, String place, int left) implements DonPeperoniCourse {
        @Override
        public String clause() {
            return "PP-5.4";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.crossed", seat, canvasser, left);
        }
    }

    /// A turn ended.
    ///
    /// @param seat whose
    /// @param lost how many points were lost
    record TurnDone(Seat seat, int lost) implements DonPeperoniCourse {
        @Override
        public String clause() {
            return lost == 0 ? "PP-4.8" : "PP-5.9";
        }

        @Override
        public Message message() {
            return lost == 0
                    ? Message.of("don-peperoni.event.done", seat)
                    : Message.of("don-peperoni.event.done-points", seat, lost);
        }
    }
}
