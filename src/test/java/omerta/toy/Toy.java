package omerta.toy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import omerta.box.Box;
import omerta.box.GameBox;
import omerta.engine.Dealt;
import omerta.engine.Decision;
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

/// The rules of the toy game.
public class Toy implements Game<ToyState, ToyAction> {

    public static final Option.Whole RANKS = new Option.Whole("ranks", 5, 9, 1, 6);
    public static final Option.Whole ROUNDS = new Option.Whole("rounds", 1, 9, 1, 4);
    public static final Option.Flag BETS = new Option.Flag("bets", true);
    public static final Option.Choice SCORING = new Option.Choice("scoring", List.of("cards", "values"), "cards");

    private static final Box<ToyTables, ToyState, ToyAction> BOX =
            Box.of("toy", "1.0", 2, 4, ToyTables.class, Toy::new);

    private final ToyTables tables;

    public Toy(ToyTables tables) {
        this.tables = tables;
    }

    /// The toy game out of its box.
    public static GameBox<ToyState, ToyAction> box() {
        return BOX.open();
    }

    /// The toy game with a deal that all are to look at.
    public static Toy withOpenDeal() {
        return new Toy(((Toy) box().game()).tables) {
            @Override
            public Dealt<ToyState> deal(Table table, Rng rng) {
                return super.deal(table, rng) instanceof Dealt.Start<ToyState>(ToyState state, var _)
                        ? new Dealt.Start<>(state, List.of(new ToyEvent.Revealed(List.of(ToyState.Lot.HIGH))))
                        : super.deal(table, rng);
            }
        };
    }

    /// Finds the toy game and no other.
    public static Optional<GameBox<?, ?>> find(String id) {
        return id.equals("toy") ? Optional.of(box()) : Optional.empty();
    }

    @Override
    public Info<ToyState, ToyAction> info() {
        return new Info<>(
                "toy",
                "TY",
                2,
                4,
                List.of(RANKS, ROUNDS, BETS, SCORING),
                ToyState.class,
                ToyAction.class,
                ToyEvent.class);
    }

    @Override
    public Dealt<ToyState> deal(Table table, Rng rng) {
        Optional<Ruling.Illegal> misfit = info().misfit(table, "TY-1.1");
        if (misfit.isPresent()) {
            return new Dealt.Refused<>(misfit.get());
        }
        var agreed = agreed(table);
        byte[] cards = new byte[agreed.ranks() * tables.copies()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = (byte) (i % agreed.ranks() + 1);
        }
        Rng.Stream stream = rng.stream();
        stream.shuffle(cards);
        Pile deck = Pile.of(cards);
        List<ToyState.Place> places = new ArrayList<>();
        for (int seat = 0; seat < table.size(); seat++) {
            Pile hand = Pile.EMPTY;
            for (int i = 0; i < tables.hand(); i++) {
                hand = hand.push(deck.top());
                deck = deck.pop();
            }
            places.add(new ToyState.Place(ToyMoves.sorted(hand), Pile.EMPTY, Optional.empty(), 0));
        }
        return new Dealt.Start<>(new ToyState(
                agreed,
                agreed.bets() ? ToyState.Phase.SECRET_BETS : ToyState.Phase.TURNS,
                Seat.of(0),
                1,
                false,
                deck,
                Pile.EMPTY,
                List.of(Pile.EMPTY, Pile.EMPTY),
                places,
                SeatSet.NONE,
                SeatSet.NONE,
                Optional.empty(),
                stream.rest()));
    }

    private static ToyState.Agreed agreed(Table table) {
        return new ToyState.Agreed(
                RANKS.in(table.options()),
                ROUNDS.in(table.options()),
                BETS.in(table.options()),
                SCORING.in(table.options()).equals("cards") ? ToyState.Scoring.CARDS : ToyState.Scoring.VALUES);
    }

    @Override
    public Ruling inspect(Table table, ToyState state) {
        Optional<Ruling.Illegal> misfit = info().misfit(table, "TY-1.1");
        if (misfit.isPresent()) {
            return misfit.get();
        }
        return state.agreed().equals(agreed(table)) && ToyInspector.isSound(state, table.size(), tables.copies())
                ? Ruling.LEGAL
                : Ruling.illegal("TY-1.2", "refusal.position");
    }

    @Override
    public Turn turn(ToyState state) {
        List<Seat> seats = Seat.first(state.places().size());
        return switch (state.phase()) {
            case SECRET_BETS ->
                new Turn(
                        "phase.bets",
                        seats.stream()
                                .filter(seat -> !state.chosen().contains(seat))
                                .map(seat -> new Decision(seat, Privacy.IN_HAND))
                                .toList(),
                        List.of());
            case TURNS ->
                new Turn(
                        "phase.turns",
                        List.of(new Decision(state.seat(), Privacy.MIXED)),
                        seats.stream()
                                .filter(seat -> judge(state, seat, new ToyAction.Cheer())
                                        .isLegal())
                                .map(seat -> new Decision(seat, Privacy.OPEN))
                                .toList());
            case OVER -> Turn.over("phase.over");
        };
    }

    @Override
    public List<ToyAction> legalActions(ToyState state, Seat seat) {
        List<ToyAction> all = new ArrayList<>();
        for (ToyState.Lot lot : ToyState.Lot.values()) {
            all.add(new ToyAction.Bet(lot));
        }
        all.add(new ToyAction.Draw());
        for (int pile = 0; pile < 2; pile++) {
            all.add(new ToyAction.Play(new ToyAction.Source.TrayTop(), pile));
            for (int card = 1; card <= state.agreed().ranks(); card++) {
                all.add(new ToyAction.Play(new ToyAction.Source.Hand(card), pile));
            }
        }
        for (int card = 1; card <= state.agreed().ranks(); card++) {
            all.add(new ToyAction.StowAway(card));
        }
        all.add(new ToyAction.Pass());
        all.add(new ToyAction.Cheer());
        return all.stream()
                .filter(action -> judge(state, seat, action).isLegal())
                .toList();
    }

    @Override
    public Ruling judge(ToyState state, Seat seat, ToyAction action) {
        return ToyJudge.judge(state, seat, action);
    }

    @Override
    public Step<ToyState> apply(ToyState state, Seat seat, ToyAction action) {
        if (judge(state, seat, action) instanceof Ruling.Illegal illegal) {
            throw new IllegalArgumentException(illegal.toString());
        }
        return ToyMoves.apply(state, seat, action);
    }

    @Override
    public ToyState mask(ToyState state, Viewer viewer) {
        return ToyHiding.mask(state, viewer);
    }

    @Override
    public ToyState determinize(ToyState view, Viewer viewer, Rng rng) {
        return ToyHiding.determinize(view, tables.copies(), rng);
    }

    @Override
    public Optional<Outcome> outcome(ToyState state) {
        if (state.phase() != ToyState.Phase.OVER) {
            return Optional.empty();
        }
        List<Outcome.Standing> standings = new ArrayList<>();
        for (Seat seat : Seat.first(state.places().size())) {
            List<Outcome.ScoreLine> lines = lines(state.place(seat));
            int total = lines.stream().mapToInt(Outcome.ScoreLine::amount).sum();
            int better = (int) state.places().stream()
                    .map(this::lines)
                    .filter(other ->
                            other.stream().mapToInt(Outcome.ScoreLine::amount).sum() > total)
                    .count();
            standings.add(new Outcome.Standing(seat, better + 1, total, lines));
        }
        standings.sort(Comparator.comparingInt(Outcome.Standing::place));
        boolean tied = standings.get(1).place() == 1;
        return Optional.of(new Outcome(
                Message.of("outcome.end"),
                "score.amount",
                standings,
                tied ? List.of(Message.of("outcome.tie")) : List.of()));
    }

    private List<Outcome.ScoreLine> lines(ToyState.Place place) {
        List<Outcome.ScoreLine> lines = new ArrayList<>();
        lines.add(new Outcome.ScoreLine(Message.of("score.cards"), place.points()));
        place.lot().ifPresent(lot -> {
            boolean right = lot == ToyState.Lot.HIGH == place.points() >= 4;
            lines.add(new Outcome.ScoreLine(
                    Message.of("score.bet"), right ? tables.bonus().get(lot) : 0));
        });
        return lines;
    }

    @Override
    public Map<String, Integer> census(ToyState state) {
        Map<String, Integer> census = new TreeMap<>();
        for (Pile pile : ToyHiding.piles(state)) {
            for (byte card : pile.toArray()) {
                census.merge(card == Pile.FACE_DOWN ? "face-down" : "rank-" + card, 1, Integer::sum);
            }
        }
        return census;
    }

    @Override
    public int appeal(ToyState view, Seat seat, ToyAction action) {
        return action instanceof ToyAction.Play ? 2 : action instanceof ToyAction.Pass ? 0 : 1;
    }

    @Override
    public Telling<ToyState, ToyAction> telling() {
        return new ToyTelling();
    }
}
