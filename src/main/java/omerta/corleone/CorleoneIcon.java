package omerta.corleone;

import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// What comes of icons: what is taken, discarded, looked at.
public sealed interface CorleoneIcon extends CorleoneEvent {

    /// Goods were taken.
    ///
    /// @param seat by whom
    /// @param good which
    /// @param count how many
    /// @param wanted how many were to be taken
    record TookGoods(Seat seat, CorleoneGood good, int count, int wanted) implements CorleoneIcon, CorleoneEvent.Does {
        @Override
        public String clause() {
            return count < wanted ? "CO-19" : "CO-6.3";
        }

        @Override
        public Message message() {
            return Message.of(
                    count < wanted ? "corleone.event.took-goods-short" : "corleone.event.took-goods",
                    seat,
                    Phrases.goods(good, count));
        }
    }

    /// Bills were taken.
    ///
    /// @param seat by whom
    /// @param printed the values that are shown
    /// @param got the values that were taken
    record TookMoney(Seat seat, List<Integer> printed, List<Integer> got) implements CorleoneIcon, CorleoneEvent.Does {
        /// Keeps a copy.
        public TookMoney {
            printed = List.copyOf(printed);
            got = List.copyOf(got);
        }

        @Override
        public String clause() {
            return got.equals(printed) ? "CO-13" : "CO-20";
        }

        @Override
        public Message message() {
            return Message.of(
                    got.isEmpty() ? "corleone.event.took-no-money" : "corleone.event.took-money",
                    seat,
                    Phrases.bills(got));
        }
    }

    /// The horse head was taken.
    ///
    /// @param seat by whom
    record TookHead(Seat seat) implements CorleoneIcon, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-17";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.took-head", seat);
        }
    }

    /// A bill was put into the suitcase.
    ///
    /// @param seat by whom
    /// @param value in dollars
    record Stashed(Seat seat, int value) implements CorleoneIcon, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-10";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.stashed", seat, Phrases.bill(value));
        }
    }

    /// A card was exchanged for a good.
    ///
    /// @param seat by whom
    /// @param card what was discarded
    /// @param good what was taken
    record Exchanged(Seat seat, CorleoneCard card, CorleoneGood good) implements CorleoneIcon, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-11";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.exchanged", seat, Phrases.card(card), Phrases.good(good));
        }
    }

    /// Jobs were looked at.
    ///
    /// @param seat by whom
    /// @param count how many
    /// @param jobs which; none for others
    record Looked(Seat seat, int count, List<String> jobs) implements CorleoneIcon, CorleoneEvent.Does {
        /// Keeps a copy.
        public Looked {
            jobs = List.copyOf(jobs);
        }

        @Override
        public CorleoneEvent mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Looked(seat, count, List.of());
        }

        @Override
        public String clause() {
            return "CO-12";
        }

        @Override
        public Message message() {
            return jobs.isEmpty()
                    ? Message.of("corleone.event.looked", seat, count)
                    : Message.of("corleone.event.looked-jobs", seat, Phrases.jobs(jobs));
        }
    }

    /// A job that was looked at was kept.
    ///
    /// @param seat by whom
    /// @param job which; empty for others
    /// @param discarded the other one, if there was one
    record Kept(Seat seat, Optional<String> job, Optional<String> discarded)
            implements CorleoneIcon, CorleoneEvent.Does {
        @Override
        public CorleoneEvent mask(Viewer viewer) {
            return viewer.is(seat) ? this : new Kept(seat, Optional.empty(), discarded);
        }

        @Override
        public String clause() {
            return discarded.isPresent() ? "CO-12" : "CO-12.2";
        }

        @Override
        public Message message() {
            return discarded.isPresent()
                    ? Message.of(
                            job.isPresent() ? "corleone.event.kept-job" : "corleone.event.kept",
                            seat,
                            Phrases.job(discarded.get()),
                            job.map(Phrases::job).orElse(Phrases.SOME_JOB))
                    : Message.of(
                            "corleone.event.kept-only",
                            seat,
                            job.map(Phrases::job).orElse(Phrases.SOME_JOB));
        }
    }

    /// The discarded jobs were shuffled and became the deck.
    ///
    /// @param jobs how many
    record Shuffled(int jobs) implements CorleoneIcon {
        @Override
        public String clause() {
            return "CO-21";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.shuffled", jobs);
        }
    }

    /// Cards were discarded for bills.
    ///
    /// @param seat by whom
    /// @param cards which cards
    /// @param bills the values of the bills that were taken
    record Converted(Seat seat, List<CorleoneCard> cards, List<Integer> bills)
            implements CorleoneIcon, CorleoneEvent.Does {
        /// Keeps a copy.
        public Converted {
            cards = List.copyOf(cards);
            bills = List.copyOf(bills);
        }

        @Override
        public String clause() {
            return cards.size() == 1 ? "CO-14" : cards.size() == 2 ? "CO-15" : "CO-16";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.converted", seat, Phrases.cards(cards), Phrases.bills(bills));
        }
    }

    /// A good was taken for nothing.
    ///
    /// @param seat by whom
    /// @param good which
    record Fetched(Seat seat, CorleoneGood good) implements CorleoneIcon, CorleoneEvent.Does {
        @Override
        public String clause() {
            return "CO-45.3";
        }

        @Override
        public Message message() {
            return Message.of("corleone.event.fetched", seat, Phrases.good(good));
        }
    }
}
