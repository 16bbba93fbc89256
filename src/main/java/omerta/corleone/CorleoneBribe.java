package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;

/// What happens in Bribery.
public sealed interface CorleoneBribe extends CorleoneEvent {

    /// A bid was put in, sealed.
    ///
    /// @param seat by whom
    record BidIn(Seat seat) implements CorleoneBribe, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-27.2";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.bid-in", seat);
        }
    }

    /// All bids were opened.
    ///
    /// @param bids the values of the bills of each seat
    record BidsOpened(List<List<Integer>> bids) implements CorleoneBribe {
        /// Keeps copies.
        public BidsOpened {
            bids = bids.stream().map(List::copyOf).toList();
        }

        private List<Message> sums() {
            List<Message> sums = new ArrayList<>();
            for (int i = 0; i < bids.size(); i++) {
                int sum = bids.get(i).stream().mapToInt(Integer::intValue).sum();
                sums.add(Message.of("corleone.bid", Seat.of(i), sum));
            }
            return sums;
        }

        @Override
        public String clause() {
            return "CO-27";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.bids-opened", sums());
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// An ally was taken and paid.
    ///
    /// @param seat by whom
    /// @param ally which
    /// @param bills the values of the bills that were paid
    record Bought(Seat seat, String ally, List<Integer> bills) implements CorleoneBribe, CorleoneEvent.Does {
        /// Keeps a copy.
        public Bought {
            bills = List.copyOf(bills);
        }

        @Override
        public String clause() {
            return "CO-28";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.bought", seat, Phrases.ally(ally), Phrases.bills(bills));
        }
    }

    /// A bid lost and was kept.
    ///
    /// @param seat whose
    record Lost(Seat seat) implements CorleoneBribe, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-30";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.lost", seat);
        }
    }
}
