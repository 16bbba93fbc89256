package omerta.corleone;

import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What the effects of jobs and allies do to others and to the city.
public sealed interface CorleoneDeed extends CorleoneEvent {

    /// A figure went to the river.
    ///
    /// @param seat by whom
    /// @param of whose figure
    /// @param place where
    /// @param driveBy whether by a drive-by
    record Killed(Seat seat, Seat of, CorleonePlace place, boolean driveBy)
            implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public String clause() {
            return driveBy ? "CO-45.7" : "CO-45.4";
        }

        @Override
        public Message message() {
            return Message.of(
                    place instanceof CorleonePlace.Spot ? "corleone.event.killed-member" : "corleone.event.killed-thug",
                    seat,
                    of,
                    Phrases.place(place));
        }
    }

    /// A space was marked by a bomb.
    ///
    /// @param seat by whom
    /// @param place where
    record Mined(Seat seat, CorleonePlace place) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-45.9";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.mined", seat, Phrases.place(place));
        }
    }

    /// A bomb went off: the figure went to the river.
    ///
    /// @param of whose figure
    /// @param place where
    record Exploded(Seat of, CorleonePlace place) implements CorleoneDeed {
        @Override
        public String clause() {
            return "CO-45.11";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.exploded", of, Phrases.place(place));
        }
    }

    /// A neutral figure used a bomb up.
    ///
    /// @param place where
    record Defused(CorleonePlace place) implements CorleoneDeed {
        @Override
        public String clause() {
            return "CO-45.13";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.defused", Phrases.place(place));
        }
    }

    /// A figure was moved.
    ///
    /// @param seat by whom
    /// @param of whose figure
    /// @param from where it stood
    /// @param to where it went
    record Moved(Seat seat, Seat of, CorleonePlace from, CorleonePlace to) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public String clause() {
            return seat.equals(of) ? "CO-45.15" : "CO-45.16";
        }

        @Override
        public Message message() {
            return Message.of(
                    seat.equals(of) ? "corleone.event.moved-own" : "corleone.event.moved-rival",
                    seat,
                    of,
                    Phrases.place(from),
                    Phrases.place(to));
        }
    }

    /// A figure came back from the river.
    ///
    /// @param seat by whom
    /// @param member whether it is a family member
    record Rescued(Seat seat, boolean member) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-45.17";
        }

        @Override
        public Message message() {
            return Message.of(member ? "corleone.event.rescued-member" : "corleone.event.rescued-thug", seat);
        }
    }

    /// A control marker was put under a stack.
    ///
    /// @param seat by whom
    /// @param turf of which turf
    record Marked(Seat seat, String turf) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-45.18";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.marked", seat, Phrases.turf(turf));
        }
    }

    /// A card was stolen.
    ///
    /// @param seat by whom
    /// @param of from whom
    /// @param card which; empty for all but these two
    record Stole(Seat seat, Seat of, Optional<CorleoneCard> card) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public CorleoneEvent mask(Viewer viewer) {
            return viewer.is(seat) || viewer.is(of) ? this : new Stole(seat, of, Optional.empty());
        }

        @Override
        public String clause() {
            return "CO-45.21";
        }

        @Override
        public Message message() {
            return card.isPresent()
                    ? Message.of("corleone.event.stole-card", seat, of, Phrases.card(card.get()))
                    : Message.of("corleone.event.stole", seat, of);
        }
    }

    /// A lowest bill was given.
    ///
    /// @param seat by whom
    /// @param of by whom
    /// @param card which; empty for all but these two
    record Collected(Seat seat, Seat of, Optional<CorleoneCard> card) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public CorleoneEvent mask(Viewer viewer) {
            return viewer.is(seat) || viewer.is(of) ? this : new Collected(seat, of, Optional.empty());
        }

        @Override
        public String clause() {
            return "CO-45.22";
        }

        @Override
        public Message message() {
            return card.isPresent()
                    ? Message.of("corleone.event.collected-card", seat, of, Phrases.card(card.get()))
                    : Message.of("corleone.event.collected", seat, of);
        }
    }

    /// Nobody had a bill to give.
    ///
    /// @param seat by whom
    record CollectedNothing(Seat seat) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-45.22";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.collected-nothing", seat);
        }
    }

    /// A highest bill went from a suitcase into the hand.
    ///
    /// @param seat by whom
    /// @param of whose suitcase
    /// @param value in dollars
    record Spilled(Seat seat, Seat of, int value) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-45.24";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.spilled", seat, of, Phrases.bill(value));
        }
    }

    /// A neutral figure was put.
    ///
    /// @param seat by whom
    /// @param figure which
    /// @param place where
    record Posted(Seat seat, CorleoneNeutral figure, CorleonePlace place) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public String clause() {
            return switch (figure) {
                case POLICE_CAPTAIN -> "CO-45.25";
                case ALDERMAN -> "CO-45.26";
                case SHOP_STEWARD -> "CO-45.27";
            };
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.posted", seat, Phrases.figure(figure), Phrases.place(place));
        }
    }

    /// A front was used without a figure.
    ///
    /// @param seat by whom
    /// @param business which
    record Used(Seat seat, String business) implements CorleoneDeed, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-45.28";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.used", seat, Phrases.front(business));
        }
    }
}
