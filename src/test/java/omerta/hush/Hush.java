package omerta.hush;

import static omerta.hush.HushState.NONE;
import static omerta.hush.HushState.SEALED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import omerta.engine.Dealt;
import omerta.engine.Decision;
import omerta.engine.Event;
import omerta.engine.Game;
import omerta.engine.Info;
import omerta.engine.Message;
import omerta.engine.Option;
import omerta.engine.Outcome;
import omerta.engine.Pile;
import omerta.engine.Privacy;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Telling;
import omerta.engine.Turn;
import omerta.engine.Viewer;
import omerta.hush.HushAction.Bid;
import omerta.hush.HushAction.Draw;
import omerta.hush.HushAction.Play;
import omerta.hush.HushAction.Shout;

/// The rules of Hush.
public class Hush implements Game<HushState, HushAction> {

    /// How many rounds are played.
    public static final Option.Whole ROUNDS = new Option.Whole("rounds", 1, 3, 1, 2);

    static final int FACES = 5;
    static final int COPIES = 4;
    private static final int HAND = 2;
    private static final int MOST_BID = 3;

    @Override
    public Info<HushState, HushAction> info() {
        return new Info<>("hush", "HU", 2, 4, List.of(ROUNDS), HushState.class, HushAction.class, HushEvent.class);
    }

    @Override
    public Dealt<HushState> deal(Table table, Rng rng) {
        Optional<Ruling.Illegal> misfit = info().misfit(table, "HU-1.1");
        if (misfit.isPresent()) {
            return new Dealt.Refused<>(misfit.get());
        }
        byte[] cards = new byte[FACES * COPIES];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (byte) (i % FACES + 1);
        }
        Rng.Stream chance = rng.stream();
        chance.shuffle(cards);
        Pile deck = Pile.of(cards);
        List<Pile> hands = new ArrayList<>();
        for (Seat seat : table.seats()) {
            hands.add(Pile.of(deck.at(seat.index() * HAND), deck.at(seat.index() * HAND + 1)));
        }
        byte[] rest = Arrays.copyOfRange(cards, HAND * table.size(), cards.length);
        return new Dealt.Start<>(new HushState(
                List.copyOf(hands),
                Pile.of(rest),
                Pile.EMPTY,
                Collections.nCopies(table.size(), NONE),
                Collections.nCopies(table.size(), 0),
                SeatSet.NONE,
                Seat.of(0),
                false,
                ROUNDS.in(table.options()),
                chance.rest()));
    }

    @Override
    public Ruling inspect(Table table, HushState state) {
        Map<String, Integer> full = new TreeMap<>();
        for (int face = 1; face <= FACES; face++) {
            full.put("card" + face, COPIES);
        }
        boolean fits = table.size() == state.seats() && census(state).equals(full);
        return fits ? Ruling.LEGAL : Ruling.illegal("HU-1.2", "refusal.position");
    }

    @Override
    public Turn turn(HushState state) {
        if (state.isOver()) {
            return Turn.over("phase.over");
        }
        List<Decision> decisions = new ArrayList<>();
        List<Decision> interrupts = new ArrayList<>();
        for (Seat seat : Seat.first(state.seats())) {
            if (state.isBidding()) {
                if (state.bids().get(seat.index()) == NONE) {
                    decisions.add(new Decision(seat, Privacy.IN_HAND));
                }
            } else if (seat.equals(state.turn())) {
                decisions.add(new Decision(seat, state.drawn() ? Privacy.IN_HAND : Privacy.OPEN));
            } else if (!state.shouted().contains(seat)) {
                interrupts.add(new Decision(seat, Privacy.OPEN));
            }
        }
        return new Turn(
                state.isBidding() ? "phase.bid" : state.drawn() ? "phase.play" : "phase.draw", decisions, interrupts);
    }

    @Override
    public List<HushAction> legalActions(HushState state, Seat seat) {
        List<HushAction> actions = new ArrayList<>();
        if (turn(state).of(seat).isEmpty()) {
            return actions;
        }
        if (state.isBidding()) {
            for (int amount = 0; amount <= MOST_BID; amount++) {
                actions.add(new Bid(amount));
            }
        } else if (!seat.equals(state.turn())) {
            actions.add(new Shout());
        } else if (!state.drawn()) {
            actions.add(new Draw());
        } else {
            for (byte face = 1; face <= FACES; face++) {
                if (state.hand(seat).contains(face)) {
                    actions.add(new Play(face));
                }
            }
        }
        return actions;
    }

    @Override
    public Ruling judge(HushState state, Seat seat, HushAction action) {
        if (turn(state).of(seat).isEmpty()) {
            return Ruling.illegal("HU-2.4", "refusal.turn", seat);
        }
        boolean own = seat.equals(state.turn()) && !state.isBidding();
        return switch (action) {
            case Draw() -> own && !state.drawn() ? Ruling.LEGAL : Ruling.illegal("HU-2.1", "refusal.draw");
            case Play(byte card) -> {
                if (!own || !state.drawn()) {
                    yield Ruling.illegal("HU-2.2", "refusal.play");
                }
                yield card > 0 && state.hand(seat).contains(card)
                        ? Ruling.LEGAL
                        : Ruling.illegal("HU-2.2", "refusal.card", (int) card);
            }
            case Bid(int amount) ->
                state.isBidding() && amount >= 0 && amount <= MOST_BID
                        ? Ruling.LEGAL
                        : Ruling.illegal("HU-3.1", "refusal.bid", amount);
            case Shout() -> !own && !state.isBidding() ? Ruling.LEGAL : Ruling.illegal("HU-2.3", "refusal.shout");
        };
    }

    @Override
    public Step<HushState> apply(HushState state, Seat seat, HushAction action) {
        if (!judge(state, seat, action).isLegal()) {
            throw new IllegalArgumentException(seat + " may not " + action);
        }
        return switch (action) {
            case Draw() -> {
                byte card = state.deck().top();
                yield new Step<>(state.withDrawn(card), List.of(new HushEvent.Drawn(seat, card)), SeatSet.of(seat));
            }
            case Play(byte card) ->
                new Step<>(state.withPlayed(card), List.of(new HushEvent.Played(seat, card)), SeatSet.NONE);
            case Shout() -> new Step<>(state.withShout(seat), List.of(new HushEvent.Shouted(seat)), SeatSet.NONE);
            case Bid(int amount) -> bid(state, HushState.with(state.bids(), seat, amount), seat);
        };
    }

    private static Step<HushState> bid(HushState state, List<Integer> bids, Seat seat) {
        List<Event> events = new ArrayList<>(List.of(new HushEvent.Sealed(seat)));
        if (bids.contains(NONE)) {
            return new Step<>(state.withBids(bids, state.scores()), events, SeatSet.NONE);
        }
        events.add(new HushEvent.Opened(bids));
        int most = Collections.max(bids);
        List<Integer> scores = new ArrayList<>(state.scores());
        for (int i = 0; i < bids.size(); i++) {
            boolean wins = bids.get(i) == most && Collections.frequency(bids, most) == 1;
            scores.set(i, scores.get(i) + (wins ? most : -bids.get(i)));
        }
        return new Step<>(state.withBids(bids, List.copyOf(scores)), events, SeatSet.all(state.seats()));
    }

    @Override
    public HushState mask(HushState state, Viewer viewer) {
        List<Pile> hands = new ArrayList<>();
        List<Integer> bids = new ArrayList<>();
        for (Seat seat : Seat.first(state.seats())) {
            hands.add(viewer.is(seat) ? state.hand(seat) : state.hand(seat).hidden());
            int bid = state.bids().get(seat.index());
            bids.add(viewer.is(seat) || bid == NONE || state.isOver() ? bid : SEALED);
        }
        return state.withHidden(List.copyOf(hands), state.deck().hidden(), List.copyOf(bids), Rng.SEALED);
    }

    @Override
    public HushState determinize(HushState view, Viewer viewer, Rng rng) {
        Rng.Stream chance = rng.stream();
        byte[] unseen = unseen(view);
        chance.shuffle(unseen);
        int[] at = {0};
        List<Pile> hands =
                view.hands().stream().map(hand -> filled(hand, unseen, at)).toList();
        Pile deck = filled(view.deck(), unseen, at);
        List<Integer> bids = view.bids().stream()
                .map(bid -> bid == SEALED ? chance.below(MOST_BID + 1) : bid)
                .toList();
        return view.withHidden(hands, deck, bids, chance.split());
    }

    private static byte[] unseen(HushState view) {
        Pile all = view.open();
        for (Pile hand : view.hands()) {
            all = all.pushAll(hand);
        }
        all = all.pushAll(view.deck());
        byte[] unseen = new byte[all.count(Pile.FACE_DOWN)];
        int at = 0;
        for (byte face = 1; face <= FACES; face++) {
            for (int copy = all.count(face); copy < COPIES && at < unseen.length; copy++) {
                unseen[at++] = face;
            }
        }
        return unseen;
    }

    private static Pile filled(Pile pile, byte[] unseen, int[] at) {
        byte[] cards = pile.toArray();
        for (int i = 0; i < cards.length; i++) {
            if (cards[i] == Pile.FACE_DOWN) {
                cards[i] = unseen[at[0]++];
            }
        }
        return Pile.of(cards);
    }

    @Override
    public Optional<Outcome> outcome(HushState state) {
        if (!state.isOver()) {
            return Optional.empty();
        }
        List<Outcome.Standing> standings = new ArrayList<>();
        for (Seat seat : Seat.first(state.seats())) {
            int score = state.scores().get(seat.index());
            long better = state.scores().stream().filter(other -> other > score).count();
            standings.add(new Outcome.Standing(
                    seat, (int) better + 1, score, List.of(new Outcome.ScoreLine(Message.of("score.cards"), score))));
        }
        standings.sort(Comparator.comparingInt(Outcome.Standing::place));
        return Optional.of(new Outcome(Message.of("end.bids"), "score.amount", standings, List.of()));
    }

    @Override
    public Map<String, Integer> census(HushState state) {
        Map<String, Integer> census = new TreeMap<>();
        List<Pile> piles = new ArrayList<>(state.hands());
        piles.add(state.deck());
        piles.add(state.open());
        for (Pile pile : piles) {
            for (byte card : pile.toArray()) {
                census.merge("card" + card, 1, Integer::sum);
            }
        }
        return census;
    }

    @Override
    public int appeal(HushState view, Seat seat, HushAction action) {
        return switch (action) {
            case Play(byte card) -> card;
            case Bid(int amount) -> -amount;
            case Draw _, Shout _ -> 0;
        };
    }

    @Override
    public Telling<HushState, HushAction> telling() {
        return new HushTelling();
    }
}
