package omerta.corleone;

import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;

/// What happens in the turns of Family Business.
public sealed interface CorleoneTurn extends CorleoneEvent {

    /// A figure was played.
    ///
    /// @param seat by whom
    /// @param place where
    record Placed(Seat seat, CorleonePlace place) implements CorleoneTurn, CorleoneEvent.Does {
        @Override
        public String clause() {
            return place instanceof CorleonePlace.Spot ? "CO-7" : "CO-6";
        }

        @Override
        public Message message() {
            return Message.of(
                    place instanceof CorleonePlace.Spot ? "corleone.event.placed-member" : "corleone.event.placed-thug",
                    seat,
                    Phrases.place(place));
        }
    }

    /// A job was paid for.
    ///
    /// @param seat by whom
    /// @param job which
    /// @param row whether it lay in the row
    /// @param goods what was paid
    record Completed(Seat seat, String job, boolean row, List<CorleoneGood> goods)
            implements CorleoneTurn, CorleoneEvent.Does {
        /// Keeps a copy.
        public Completed {
            goods = List.copyOf(goods);
        }

        @Override
        public String clause() {
            return "CO-8";
        }

        @Override
        public Message message() {
            return Message.of(
                    row ? "corleone.event.completed-row" : "corleone.event.completed",
                    seat,
                    Phrases.job(job),
                    Phrases.goods(goods));
        }
    }

    /// A completed job was put into the suitcase.
    ///
    /// @param seat by whom
    /// @param job which
    record Stored(Seat seat, String job) implements CorleoneTurn, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-8.6";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.stored", seat, Phrases.job(job));
        }
    }

    /// An ally was played.
    ///
    /// @param seat by whom
    /// @param ally which
    record Played(Seat seat, String ally) implements CorleoneTurn, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-9";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.played", seat, Phrases.ally(ally));
        }
    }

    /// The controller of a turf takes a share.
    ///
    /// @param seat by whom
    /// @param business of which front
    record Shared(Seat seat, String business) implements CorleoneTurn, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-6.5";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.shared", seat, Phrases.front(business));
        }
    }

    /// A seat with no space for its figures did nothing.
    ///
    /// @param seat by whom
    record Passed(Seat seat) implements CorleoneTurn, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-4.3";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.passed", seat);
        }
    }

    /// Icons were left out.
    ///
    /// @param seat by whom
    /// @param effects which
    record LeftOut(Seat seat, List<CorleoneEffect> effects) implements CorleoneTurn, CorleoneEvent.Does {
        /// Keeps a copy.
        public LeftOut {
            effects = List.copyOf(effects);
        }

        @Override
        public String clause() {
            return "CO-6.3";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.left-out", seat, Phrases.effects(effects));
        }
    }
}
