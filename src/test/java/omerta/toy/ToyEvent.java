package omerta.toy;

import java.util.List;
import omerta.engine.Event;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What happened.
public sealed interface ToyEvent extends Event {

    @Override
    default Event mask(Viewer viewer) {
        return this;
    }

    record Bet(Seat seat) implements ToyEvent {
        @Override
        public Message message() {
            return Message.of("event.bet", seat);
        }

        @Override
        public String clause() {
            return "TY-2.1";
        }
    }

    record Revealed(List<ToyState.Lot> lots) implements ToyEvent {
        public Revealed {
            lots = List.copyOf(lots);
        }

        @Override
        public Message message() {
            return Message.of("event.revealed", (int)
                    lots.stream().filter(ToyState.Lot.HIGH::equals).count());
        }

        @Override
        public String clause() {
            return "TY-2.3";
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// The card is 0 for those who did not draw it.
    record Drew(Seat seat, int card) implements ToyEvent {
        @Override
        public Event mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Drew(seat, 0);
        }

        @Override
        public Message message() {
            return card == 0 ? Message.of("event.drew", seat) : Message.of("event.drew.card", seat, card);
        }

        @Override
        public String clause() {
            return "TY-3.2";
        }
    }

    record Played(Seat seat, ToyAction.Source source, int card, int pile) implements ToyEvent {
        @Override
        public Message message() {
            return Message.of("event.played", seat, card, pile + 1);
        }

        @Override
        public String clause() {
            return "TY-3.3";
        }
    }

    record SetAside(int pile) implements ToyEvent {
        @Override
        public Message message() {
            return Message.of("event.set-aside", pile + 1);
        }

        @Override
        public String clause() {
            return "TY-3.3";
        }
    }

    record Stowed(Seat seat, int card) implements ToyEvent {
        @Override
        public Message message() {
            return Message.of("event.stowed", seat, card);
        }

        @Override
        public String clause() {
            return "TY-3.4";
        }
    }

    record Passed(Seat seat) implements ToyEvent {
        @Override
        public Message message() {
            return Message.of("event.passed", seat);
        }

        @Override
        public String clause() {
            return "TY-3.5";
        }
    }

    record Cheered(Seat seat) implements ToyEvent {
        @Override
        public Message message() {
            return Message.of("event.cheered", seat);
        }

        @Override
        public String clause() {
            return "TY-3.6";
        }
    }

    record Ended() implements ToyEvent {
        @Override
        public Message message() {
            return Message.of("event.ended");
        }

        @Override
        public String clause() {
            return "TY-4.1";
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }
}
