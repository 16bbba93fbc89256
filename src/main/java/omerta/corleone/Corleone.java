package omerta.corleone;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import omerta.engine.Dealt;
import omerta.engine.Game;
import omerta.engine.Info;
import omerta.engine.Message;
import omerta.engine.Option;
import omerta.engine.Outcome;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Telling;
import omerta.engine.Turn;
import omerta.engine.Viewer;

/// The rules of Corleone.
public final class Corleone implements Game<CorleoneState, CorleoneAction> {

    /// The clause that tells how many may play.
    private static final String SEATS = "CO-43.1";

    private final CorleoneCity city;
    private final Option.Who first = new Option.Who("first");
    private final Info<CorleoneState, CorleoneAction> info;
    private final Targets targets;
    private final Turns turns;
    private final Judge judge;
    private final Listing listing;
    private final Chance chance;
    private final Opening opening;
    private final Inspection inspection;
    private final Settlement settlement;
    private final Liking liking;
    private final Speech speech;

    /// The game with these printed figures.
    public Corleone(CorleoneTables tables) {
        city = new CorleoneCity(tables);
        info = new Info<>(
                "corleone",
                "CO",
                tables.leastSeats(),
                tables.mostSeats(),
                List.of(first),
                CorleoneState.class,
                CorleoneAction.class,
                CorleoneEvent.class);
        targets = new Targets(city);
        turns = new Turns(tables);
        UseJudge uses = new UseJudge(city, targets);
        judge = new Judge(city, targets, uses);
        Worth worth = new Worth(city);
        listing = new Listing(city, new Sets(city, worth), uses);
        chance = new Chance(city, listing);
        opening = new Opening(city, targets);
        inspection = new Inspection(city, targets);
        settlement = new Settlement(city);
        liking = new Liking(city, worth);
        speech = new Speech(city, turns);
    }

    /// The printed figures, numbered.
    public CorleoneCity city() {
        return city;
    }

    /// What a card is called.
    public static Message name(CorleoneCard card) {
        return Phrases.card(card);
    }

    /// What an effect is called, with how often it can be used.
    public static Message name(CorleoneEffect effect) {
        return Phrases.effect(effect);
    }

    /// Who would get the money for a turf, from 1, if the game ended as it stands (CO-48.4).
    public Optional<Seat> mostMarkers(CorleoneState state, int turf) {
        return Settlement.winner(state.board().stack(turf));
    }

    /// Who would get the money for a colour of jobs if the game ended as it stands (CO-48.5).
    public List<Seat> mostJobs(CorleoneState state, CorleoneColour colour) {
        return settlement.leaders(state, colour);
    }

    @Override
    public Info<CorleoneState, CorleoneAction> info() {
        return info;
    }

    @Override
    public Dealt<CorleoneState> deal(Table table, Rng rng) {
        Optional<Ruling.Illegal> misfit = info.misfit(table, SEATS);
        if (misfit.isPresent()) {
            return new Dealt.Refused<>(misfit.get());
        }
        Rng.Stream stream = rng.stream();
        Seat head = first.in(table.options()).orElseGet(() -> Seat.of(stream.below(table.size())));
        return opening.start(table.size(), head, stream);
    }

    @Override
    public Ruling inspect(Table table, CorleoneState state) {
        return info.misfit(table, SEATS)
                .<Ruling>map(illegal -> illegal)
                .orElseGet(() -> inspection.inspect(table.size(), state));
    }

    @Override
    public Turn turn(CorleoneState state) {
        return turns.of(state);
    }

    @Override
    public List<CorleoneAction> legalActions(CorleoneState state, Seat seat) {
        return listing.of(state, seat);
    }

    @Override
    public boolean listsAll() {
        return false;
    }

    @Override
    public Optional<CorleoneAction> sample(CorleoneState state, Seat seat, Rng.Stream stream) {
        return chance.of(state, seat, stream);
    }

    @Override
    public Ruling judge(CorleoneState state, Seat seat, CorleoneAction action) {
        return judge.of(state, seat, action);
    }

    @Override
    public Step<CorleoneState> apply(CorleoneState state, Seat seat, CorleoneAction action) {
        if (judge.of(state, seat, action) instanceof Ruling.Illegal illegal) {
            throw new IllegalArgumentException(illegal.clause() + " forbids " + action + " of " + seat);
        }
        return new Course(city, targets, state).run(seat, action);
    }

    @Override
    public CorleoneState mask(CorleoneState state, Viewer viewer) {
        return Silence.mask(state, viewer);
    }

    @Override
    public CorleoneState determinize(CorleoneState view, Viewer viewer, Rng rng) {
        return new Redeal(city, view, rng).state();
    }

    @Override
    public Optional<Outcome> outcome(CorleoneState state) {
        return settlement.outcome(state);
    }

    @Override
    public Map<String, Integer> census(CorleoneState state) {
        return Census.named(state, city);
    }

    @Override
    public int appeal(CorleoneState view, Seat seat, CorleoneAction action) {
        return liking.of(view, seat, action);
    }

    @Override
    public Telling<CorleoneState, CorleoneAction> telling() {
        return speech;
    }
}
