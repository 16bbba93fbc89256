package omerta.peperoni;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Viewer;

/// What happens in the bidding for the police.
public sealed interface DonPeperoniBidding extends DonPeperoniEvent {

    /// The police come to play.
    record PoliceCame() implements DonPeperoniBidding {
        @Override
        public String clause() {
            return "PP-12.1";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.police-came");
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// A chit was laid at a marker.
    ///
    /// @param seat who
    /// @param marker which, 1 or 2
    /// @param value what the chit is worth; 0 where that is not known
    record BidLaid(Seat seat, int marker, int value) implements DonPeperoniBidding {
        @Override
        public DonPeperoniEvent mask(Viewer viewer) {
            return viewer.is(seat) ? this : new BidLaid(seat, marker, 0);
        }

        @Override
        public String clause() {
            return "PP-12.2";
        }

        @Override
        public Message message() {
            return value == 0
                    ? Message.of("don-peperoni.event.bid", seat, 1, marker)
                    : Message.of("don-peperoni.event.bid-known", seat, Phrases.chit(value), marker);
        }
    }

    /// Somebody passed in the bidding.
    ///
    /// @param seat who
    /// @param asked whether there was a chit to lay
    record Passed(Seat seat, boolean asked) implements DonPeperoniBidding {
        @Override
        public String clause() {
            return asked ? "PP-12.2" : "PP-12.5";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.passed", seat);
        }
    }

    /// The bids for a marker were opened.
    ///
    /// @param marker which, 1 or 2
    /// @param bids what each has bid
    record BidsOpened(int marker, List<DonPeperoniSum> bids) implements DonPeperoniBidding {
        /// Keeps a copy of the bids.
        public BidsOpened {
            bids = List.copyOf(bids);
        }

        @Override
        public String clause() {
            return "PP-12.7";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.bids-opened", marker, Phrases.sums(bids));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// The highest bids for a marker are equal.
    ///
    /// @param marker which, 1 or 2
    /// @param tied whose
    record BidsTied(int marker, SeatSet tied) implements DonPeperoniBidding {
        @Override
        public String clause() {
            return "PP-12.10";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.bids-tied", marker, Phrases.names(tied));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// A marker was won.
    ///
    /// @param marker which, 1 or 2
    /// @param seat who
    /// @param bid for how much
    record MarkerWon(int marker, Seat seat, int bid) implements DonPeperoniBidding {
        @Override
        public String clause() {
            return "PP-12.8";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.marker-won", seat, marker, bid);
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// Nobody gets a marker.
    ///
    /// @param marker which, 1 or 2
    /// @param bid whether anybody has bid for it
    record MarkerLeft(int marker, boolean bid) implements DonPeperoniBidding {
        @Override
        public String clause() {
            return bid ? "PP-12.11" : "PP-12.12";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.marker-nobody", marker);
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// Somebody has the highest bid of all.
    ///
    /// @param seat who
    /// @param bid how much
    record ChooserFound(Seat seat, int bid) implements DonPeperoniBidding {
        @Override
        public String clause() {
            return "PP-12.14";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.chooser", seat, bid);
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// It was chosen who starts the next round.
    ///
    /// @param by who did it
    /// @param seat who
    record StarterChosen(Seat by, Seat seat) implements DonPeperoniBidding {
        @Override
        public String clause() {
            return "PP-12.14";
        }

        @Override
        public Message message() {
            return by.equals(seat)
                    ? Message.of("don-peperoni.event.starter-self", seat)
                    : Message.of("don-peperoni.event.starter", by, seat);
        }
    }

    /// Nobody has bid, so the start player stays.
    ///
    /// @param seat who
    record StarterKept(Seat seat) implements DonPeperoniBidding {
        @Override
        public String clause() {
            return "PP-12.17";
        }

        @Override
        public Message message() {
            return Message.of("don-peperoni.event.starter-same", seat);
        }
    }
}
