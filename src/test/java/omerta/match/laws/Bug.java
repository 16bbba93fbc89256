package omerta.match.laws;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import omerta.engine.Dealt;
import omerta.engine.Decision;
import omerta.engine.Event;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Pile;
import omerta.engine.Privacy;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Turn;
import omerta.engine.Viewer;
import omerta.hush.Hush;
import omerta.hush.HushAction;
import omerta.hush.HushEvent;
import omerta.hush.HushState;

/// A game that is in order but for one bug.
enum Bug {
    /// Nobody can bid, so that the match stands still.
    DEAD_END(1, new Hush() {
        @Override
        public List<HushAction> legalActions(HushState state, Seat seat) {
            List<HushAction> actions = super.legalActions(state, seat);
            actions.removeIf(HushAction.Bid.class::isInstance);
            return actions;
        }
    }),
    /// The match is over, but nobody knows how.
    NO_OUTCOME(1, new Hush() {
        @Override
        public Optional<Outcome> outcome(HushState state) {
            return Optional.empty();
        }
    }),
    /// A card is listed that nobody may play.
    LISTED_BUT_ILLEGAL(2, new Hush() {
        @Override
        public List<HushAction> legalActions(HushState state, Seat seat) {
            List<HushAction> actions = super.legalActions(state, seat);
            if (!actions.isEmpty() && actions.getFirst() instanceof HushAction.Play) {
                actions.add(new HushAction.Play((byte) 9));
            }
            return actions;
        }
    }),
    /// The highest bid is legal, but not listed.
    LEGAL_BUT_UNLISTED(2, new Hush() {
        @Override
        public List<HushAction> legalActions(HushState state, Seat seat) {
            List<HushAction> actions = super.legalActions(state, seat);
            actions.remove(new HushAction.Bid(1));
            return actions;
        }
    }),
    /// Now and then a bid is drawn that nobody may make.
    DRAWN_BUT_ILLEGAL(2, new Hush() {
        @Override
        public Optional<HushAction> sample(HushState state, Seat seat, Rng.Stream chance) {
            return super.sample(state, seat, chance)
                    .map(action -> action.equals(new HushAction.Bid(1)) ? new HushAction.Bid(9) : action);
        }
    }),
    /// Nothing is drawn, though something is listed.
    NOTHING_DRAWN(2, new Hush() {
        @Override
        public Optional<HushAction> sample(HushState state, Seat seat, Rng.Stream chance) {
            return Optional.empty();
        }
    }),
    /// What is drawn depends on the card on top of the deck.
    PEEKING_DRAW(6, new Hush() {
        @Override
        public Optional<HushAction> sample(HushState state, Seat seat, Rng.Stream chance) {
            List<HushAction> actions = legalActions(state, seat);
            return actions.isEmpty()
                    ? Optional.empty()
                    : Optional.of(actions.get(state.deck().top() % actions.size()));
        }
    }),
    /// What is illegal is done all the same.
    ILLEGAL_BUT_DONE(2, new Hush() {
        @Override
        public Step<HushState> apply(HushState state, Seat seat, HushAction action) {
            return judge(state, seat, action).isLegal()
                    ? super.apply(state, seat, action)
                    : new Step<>(state, List.of(), SeatSet.NONE);
        }
    }),
    /// The generator depends on how often something was done.
    IMPURE(3, new Hush() {
        private int count;

        @Override
        public Step<HushState> apply(HushState state, Seat seat, HushAction action) {
            return Altered.changed(super.apply(state, seat, action), s -> Altered.withRng(s, Rng.of(count++)));
        }
    }),
    /// A move writes into the state before it.
    WRITES_BACK(3, new Hush() {
        @Override
        public Step<HushState> apply(HushState state, Seat seat, HushAction action) {
            Step<HushState> step = super.apply(state, seat, action);
            if (action instanceof HushAction.Shout) {
                Collections.swap(state.scores(), 0, 1);
            }
            return Altered.changed(step, Altered::withLooseScores);
        }

        @Override
        public Dealt<HushState> deal(Table table, Rng rng) {
            return super.deal(table, rng) instanceof Dealt.Start<HushState>(HushState state, var events)
                    ? new Dealt.Start<>(Altered.withLooseScores(state), events)
                    : super.deal(table, rng);
        }
    }),
    /// Every second card that is played is gone.
    LOST_CARD(4, new Hush() {
        @Override
        public Step<HushState> apply(HushState state, Seat seat, HushAction action) {
            boolean loses = action instanceof HushAction.Play && state.open().size() == 1;
            Step<HushState> step = super.apply(state, seat, action);
            return loses
                    ? Altered.changed(step, s -> Altered.withOpen(s, s.open().pop()))
                    : step;
        }
    }),
    /// Everybody sees all hands.
    OPEN_HANDS(5, new Hush() {
        @Override
        public HushState mask(HushState state, Viewer viewer) {
            return Altered.withHands(super.mask(state, viewer), state.hands());
        }
    }),
    /// One's neighbour sees one's hand.
    NEIGHBOUR(5, new Hush() {
        @Override
        public HushState mask(HushState state, Viewer viewer) {
            HushState view = super.mask(state, viewer);
            if (!viewer.is(Seat.of(1))) {
                return view;
            }
            List<Pile> hands = new ArrayList<>(view.hands());
            hands.set(0, state.hands().getFirst());
            return Altered.withHands(view, hands);
        }
    }),
    /// Everybody sees the sealed bids.
    OPEN_BIDS(5, new Hush() {
        @Override
        public HushState mask(HushState state, Viewer viewer) {
            HushState view = super.mask(state, viewer);
            return new HushState(
                    view.hands(),
                    view.deck(),
                    view.open(),
                    state.bids(),
                    view.scores(),
                    view.shouted(),
                    view.turn(),
                    view.drawn(),
                    view.left(),
                    view.rng());
        }
    }),
    /// Everybody sees the generator.
    OPEN_GENERATOR(5, new Hush() {
        @Override
        public HushState mask(HushState state, Viewer viewer) {
            return Altered.withRng(super.mask(state, viewer), state.rng());
        }
    }),
    /// Who imagines the hidden cards imagines the wrong ones.
    WRONG_TWIN(5, new Hush() {
        @Override
        public HushState determinize(HushState view, Viewer viewer, Rng rng) {
            HushState twin = super.determinize(view, viewer, rng);
            return Altered.withHands(twin, Collections.nCopies(view.hands().size(), Pile.of((byte) 1, (byte) 1)));
        }
    }),
    /// Who draws a card is not named for what he learned.
    WRONG_LEARNED(5, new Hush() {
        @Override
        public Step<HushState> apply(HushState state, Seat seat, HushAction action) {
            Step<HushState> step = super.apply(state, seat, action);
            return new Step<>(step.state(), step.events(), SeatSet.NONE);
        }
    }),
    /// Who may shout depends on the card on top of the deck.
    TELLING_LIST(6, new Hush() {
        @Override
        public List<HushAction> legalActions(HushState state, Seat seat) {
            List<HushAction> actions = super.legalActions(state, seat);
            if (state.deck().top() == 1) {
                actions.remove(new HushAction.Shout());
            }
            return actions;
        }
    }),
    /// The reason of a refusal depends on the card on top of the deck.
    TELLING_REFUSAL(6, new Hush() {
        @Override
        public Ruling judge(HushState state, Seat seat, HushAction action) {
            Ruling ruling = super.judge(state, seat, action);
            return ruling.isLegal()
                    ? ruling
                    : Ruling.illegal("HU-9", "refusal", (int) state.deck().top());
        }
    }),
    /// Everybody is told the card that was drawn.
    TELLING_EVENT(7, new Hush() {
        @Override
        public Step<HushState> apply(HushState state, Seat seat, HushAction action) {
            Step<HushState> step = super.apply(state, seat, action);
            List<Event> events = new ArrayList<>();
            for (Event event : step.events()) {
                events.add(
                        event instanceof HushEvent.Drawn(Seat _, byte card)
                                ? new Shown(Message.of("event.drawn", (int) card))
                                : event);
            }
            return new Step<>(step.state(), events, step.learned());
        }
    }),
    /// Whether a move can be taken back depends on the card on top of the deck.
    TELLING_UNDO(7, new Hush() {
        @Override
        public Step<HushState> apply(HushState state, Seat seat, HushAction action) {
            Step<HushState> step = super.apply(state, seat, action);
            return action instanceof HushAction.Play && state.deck().top() == 1
                    ? new Step<>(step.state(), step.events(), SeatSet.of(seat))
                    : step;
        }
    }),
    /// The deal tells everybody which card lies on top of the deck.
    TELLING_DEAL(7, new Hush() {
        @Override
        public Dealt<HushState> deal(Table table, Rng rng) {
            return super.deal(table, rng) instanceof Dealt.Start<HushState>(HushState state, var _)
                    ? new Dealt.Start<>(state, List.of(new Shown(Message.of("deck", (int)
                            state.deck().top()))))
                    : super.deal(table, rng);
        }
    }),
    /// The deal depends on how often there was one.
    OTHER_DEAL(9, new Hush() {
        private int deals;

        @Override
        public Dealt<HushState> deal(Table table, Rng rng) {
            return super.deal(table, Rng.of(deals++));
        }
    }),
    /// Whose turn it is depends on the card on top of the deck.
    TELLING_TURN(11, new Hush() {
        @Override
        public Turn turn(HushState state) {
            Turn turn = super.turn(state);
            boolean top = !turn.isOver() && state.deck().top() == 1;
            return top ? new Turn("phase.top", turn.decisions(), turn.interrupts()) : turn;
        }
    }),
    /// What is decided by the cards of a hand is called open.
    OPEN_DECISION(11, new Hush() {
        @Override
        public Turn turn(HushState state) {
            Turn turn = super.turn(state);
            List<Decision> open = turn.decisions().stream()
                    .map(decision -> new Decision(decision.seat(), Privacy.OPEN))
                    .toList();
            return new Turn(turn.phase(), open, turn.interrupts());
        }
    });

    private final int law;

    @SuppressWarnings("ImmutableEnumChecker") // a bug may count; each is played by one test
    private final Hush game;

    Bug(int law, Hush game) {
        this.law = law;
        this.game = game;
    }

    /// The law that finds it.
    int law() {
        return law;
    }

    /// The game with the bug.
    Hush game() {
        return game;
    }

    /// An event that tells everybody everything.
    private record Shown(Message message) implements Event {
        @Override
        public Event mask(Viewer viewer) {
            return this;
        }

        @Override
        public String clause() {
            return "HU-2.1";
        }
    }
}
