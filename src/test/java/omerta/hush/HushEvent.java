package omerta.hush;

import java.util.List;
import omerta.engine.Event;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What happened.
public sealed interface HushEvent extends Event {

    @Override
    default Event mask(Viewer viewer) {
        return this;
    }

    /// A card was drawn, seen by who drew it.
    record Drawn(Seat seat, byte card) implements HushEvent {
        @Override
        public Event mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Drawn(seat, Pile.FACE_DOWN);
        }

        @Override
        public Message message() {
            return Message.of("event.drawn", seat, (int) card);
        }

        @Override
        public String clause() {
            return "HU-2.1";
        }
    }

    /// A card was played.
    record Played(Seat seat, byte card) implements HushEvent {
        @Override
        public Message message() {
            return Message.of("event.played", seat, (int) card);
        }

        @Override
        public String clause() {
            return "HU-2.2";
        }
    }

    /// A bid was sealed.
    record Sealed(Seat seat) implements HushEvent {
        @Override
        public Message message() {
            return Message.of("event.sealed", seat);
        }

        @Override
        public String clause() {
            return "HU-3.1";
        }
    }

    /// All bids were opened.
    record Opened(List<Integer> bids) implements HushEvent {
        @Override
        public Message message() {
            return Message.of("event.opened");
        }

        @Override
        public String clause() {
            return "HU-3.2";
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// A seat shouted.
    record Shouted(Seat seat) implements HushEvent {
        @Override
        public Message message() {
            return Message.of("event.shouted", seat);
        }

        @Override
        public String clause() {
            return "HU-2.3";
        }
    }
}
