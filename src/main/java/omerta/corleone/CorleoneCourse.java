package omerta.corleone;

import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;

/// What happens with the phases: acts, Turf War, Tribute, the pause, the end.
public sealed interface CorleoneCourse extends CorleoneEvent {

    /// With so many family members each family is complete.
    int MOST_MEMBERS = 3;

    /// Somebody has the horse head at the start.
    ///
    /// @param seat who
    record Began(Seat seat) implements CorleoneCourse, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-44.1";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.began", seat);
        }
    }

    /// Don Corleone moved on to an act.
    ///
    /// @param act which, from 1
    record ActBegan(int act) implements CorleoneCourse {
        @Override
        public String clause() {
            return "CO-38";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.act-began", act, Phrases.act(act));
        }
    }

    /// The police car moved on to a phase.
    ///
    /// @param phase which
    record PhaseBegan(CorleonePhase phase) implements CorleoneCourse {
        @Override
        public String clause() {
            return "CO-1";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.phase-began", Phrases.phase(phase));
        }
    }

    /// A tile was laid.
    ///
    /// @param business which
    /// @param turf into which turf
    /// @param tile of which kind
    record Opened(String business, String turf, CorleoneTile tile) implements CorleoneCourse {
        @Override
        public String clause() {
            return tile == CorleoneTile.BLUE ? "CO-2" : "CO-3";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.opened", Phrases.business(business), Phrases.turf(turf));
        }
    }

    /// The influence in a turf was counted.
    ///
    /// @param turf which
    /// @param influence of each seat
    /// @param neutral of the neutral side
    /// @param winner who has the most, alone
    /// @param placed whether that seat put a marker
    record Counted(String turf, List<Integer> influence, int neutral, Optional<Seat> winner, boolean placed)
            implements CorleoneCourse {
        /// Keeps a copy.
        public Counted {
            influence = List.copyOf(influence);
        }

        @Override
        public Optional<Seat> doer() {
            return winner;
        }

        @Override
        public String clause() {
            return placed ? "CO-23" : winner.isPresent() ? "CO-24" : "CO-22";
        }

        @Override
        public Message message() {
            return winner.isPresent()
                    ? Message.of(
                            placed ? "corleone.event.won" : "corleone.event.won-no-marker",
                            Phrases.turf(turf),
                            winner.get(),
                            influence.get(winner.get().index()))
                    : Message.of("corleone.event.nobody-won", Phrases.turf(turf));
        }

        @Override
        public boolean isMoment() {
            return true;
        }
    }

    /// A control marker was moved.
    ///
    /// @param seat whose
    /// @param from from which turf
    /// @param to to which turf
    record MarkerMoved(Seat seat, String from, String to) implements CorleoneCourse, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-24.2";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.marker-moved", seat, Phrases.turf(from), Phrases.turf(to));
        }
    }

    /// No control marker was moved.
    ///
    /// @param seat whose
    /// @param turf to which turf
    record MarkersStayed(Seat seat, String turf) implements CorleoneCourse, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-24.1";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.markers-stayed", seat, Phrases.turf(turf));
        }
    }

    /// Allies that were played went back into the hand.
    ///
    /// @param seat whose
    /// @param allies which
    record AlliesBack(Seat seat, List<String> allies) implements CorleoneCourse, CorleoneEvent.Does {
        /// Keeps a copy.
        public AlliesBack {
            allies = List.copyOf(allies);
        }

        @Override
        public String clause() {
            return "CO-34";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.allies-back", seat, Phrases.allies(allies));
        }
    }

    /// Cards were discarded down to the hand limit.
    ///
    /// @param seat by whom
    /// @param cards which
    record Discarded(Seat seat, List<CorleoneCard> cards) implements CorleoneCourse, CorleoneEvent.Does {
        /// Keeps a copy.
        public Discarded {
            cards = List.copyOf(cards);
        }

        @Override
        public String clause() {
            return "CO-35";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.discarded", seat, Phrases.cards(cards));
        }
    }

    /// All figures went back to their players.
    record FiguresBack() implements CorleoneCourse {
        @Override
        public String clause() {
            return "CO-37";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.figures-back");
        }
    }

    /// A family member joined each family.
    ///
    /// @param members how many each has now
    record MemberJoined(int members) implements CorleoneCourse {
        @Override
        public String clause() {
            return "CO-39";
        }

        @Override
        public Message message() {
            return Message.of(members < MOST_MEMBERS ? "corleone.event.consigliere" : "corleone.event.heir");
        }
    }

    /// Jobs were laid open.
    ///
    /// @param jobs which
    record JobsLaid(List<String> jobs) implements CorleoneCourse {
        /// Keeps a copy.
        public JobsLaid {
            jobs = List.copyOf(jobs);
        }

        @Override
        public String clause() {
            return "CO-40";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.jobs-laid", Phrases.jobs(jobs));
        }
    }

    /// Allies were laid open.
    ///
    /// @param gone those that left the game
    /// @param allies the new ones
    record AlliesLaid(List<String> gone, List<String> allies) implements CorleoneCourse {
        /// Keeps a copy.
        public AlliesLaid {
            gone = List.copyOf(gone);
            allies = List.copyOf(allies);
        }

        @Override
        public String clause() {
            return allies.isEmpty() ? "CO-41" : "CO-41.1";
        }

        @Override
        public Message message() {
            return allies.isEmpty()
                    ? Message.of("corleone.event.no-allies")
                    : Message.of("corleone.event.allies-laid", Phrases.allies(allies));
        }
    }

    /// What was left in a hand went into the suitcase or away.
    ///
    /// @param seat whose
    /// @param bills the values of the bills that went into the suitcase
    /// @param discarded what was discarded
    record Packed(Seat seat, List<Integer> bills, List<CorleoneCard> discarded)
            implements CorleoneCourse, CorleoneEvent.Does {
        /// Keeps a copy.
        public Packed {
            bills = List.copyOf(bills);
            discarded = List.copyOf(discarded);
        }

        @Override
        public String clause() {
            return "CO-48.2";
        }

        @Override
        public boolean isMoment() {
            return true;
        }

        @Override
        public Message message() {
            return bills.isEmpty()
                    ? Message.of("corleone.event.packed-nothing", seat)
                    : Message.of("corleone.event.packed", seat, Phrases.bills(bills));
        }
    }

    /// The game is over.
    ///
    /// @param winners who has won
    record Ended(List<Seat> winners) implements CorleoneCourse {
        /// Keeps a copy.
        public Ended {
            winners = List.copyOf(winners);
        }

        @Override
        public String clause() {
            return winners.size() > 1 ? "CO-48.9" : "CO-48.6";
        }

        @Override
        public Message message() {
            return Message.of(
                    winners.size() > 1 ? "corleone.event.ended-shared" : "corleone.event.ended",
                    Phrases.names(winners));
        }
    }
}
