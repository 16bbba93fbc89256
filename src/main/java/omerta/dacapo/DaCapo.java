package omerta.dacapo;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import omerta.engine.Dealt;
import omerta.engine.Game;
import omerta.engine.Info;
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

/// The rules of Da Capo!.
public final class DaCapo implements Game<DaCapoState, DaCapoAction> {

    /// The clause that tells how many may play.
    private static final String SEATS = "DC-1.2";

    private final DaCapoTables tables;
    private final Option.Choice length;
    private final Option.Whole target;
    private final Option.Who dealer;
    private final Info<DaCapoState, DaCapoAction> info;
    private final Listing listing;
    private final Deck deck;
    private final Settlement settlement;
    private final Silence silence;
    private final Inspection inspection;
    private final Liking liking;
    private final Speech speech;

    /// The game with these printed figures.
    public DaCapo(DaCapoTables tables) {
        this.tables = tables;
        length = new Option.Choice(
                "length",
                Stream.of(DaCapoLength.values()).map(DaCapoLength::text).toList(),
                DaCapoLength.MATCH.text());
        target = new Option.Whole(
                "target",
                tables.target().least(),
                tables.target().most(),
                tables.target().step(),
                tables.target().standard());
        dealer = new Option.Who("dealer");
        info = new Info<>(
                "da-capo",
                "DC",
                tables.leastSeats(),
                tables.mostSeats(),
                List.of(length, target, dealer),
                DaCapoState.class,
                DaCapoAction.class,
                DaCapoEvent.class);
        listing = new Listing(tables);
        deck = new Deck(tables);
        settlement = new Settlement(tables);
        silence = new Silence(tables);
        inspection = new Inspection(tables, settlement);
        liking = new Liking(tables);
        speech = new Speech(tables);
    }

    /// The printed figures.
    public DaCapoTables tables() {
        return tables;
    }

    @Override
    public Info<DaCapoState, DaCapoAction> info() {
        return info;
    }

    @Override
    public Dealt<DaCapoState> deal(Table table, Rng rng) {
        Optional<Ruling.Illegal> misfit = info.misfit(table, SEATS);
        if (misfit.isPresent()) {
            return new Dealt.Refused<>(misfit.get());
        }
        Rng.Stream stream = rng.stream();
        Seat first = dealer.in(table.options()).orElseGet(() -> Seat.of(stream.below(table.size())));
        DaCapoState state = deck.deal(terms(table), DaCapoSheet.BLANK, first, table.size(), stream);
        return new Dealt.Start<>(state, List.of(new DaCapoEvent.Dealt(state.game(), first, state.active())));
    }

    private DaCapoTerms terms(Table table) {
        return new DaCapoTerms(DaCapoLength.of(length.in(table.options())), target.in(table.options()));
    }

    @Override
    public Ruling inspect(Table table, DaCapoState state) {
        return info.misfit(table, SEATS)
                .<Ruling>map(illegal -> illegal)
                .orElseGet(() -> inspection.inspect(table.size(), terms(table), state));
    }

    @Override
    public Turn turn(DaCapoState state) {
        return Turns.of(state);
    }

    @Override
    public List<DaCapoAction> legalActions(DaCapoState state, Seat seat) {
        return listing.of(state, seat);
    }

    @Override
    public Ruling judge(DaCapoState state, Seat seat, DaCapoAction action) {
        return Judge.of(state, seat, action);
    }

    @Override
    public Step<DaCapoState> apply(DaCapoState state, Seat seat, DaCapoAction action) {
        if (Judge.of(state, seat, action) instanceof Ruling.Illegal illegal) {
            throw new IllegalArgumentException(illegal.clause() + " forbids " + action + " of " + seat);
        }
        return new Course(tables, deck, settlement, state).run(action);
    }

    @Override
    public DaCapoState mask(DaCapoState state, Viewer viewer) {
        return silence.mask(state, viewer);
    }

    @Override
    public DaCapoState determinize(DaCapoState view, Viewer viewer, Rng rng) {
        return silence.determinize(view, rng);
    }

    @Override
    public Optional<Outcome> outcome(DaCapoState state) {
        return settlement.outcome(state);
    }

    @Override
    public Map<String, Integer> census(DaCapoState state) {
        return Census.of(state).named();
    }

    @Override
    public int appeal(DaCapoState view, Seat seat, DaCapoAction action) {
        return liking.of(view, seat, action);
    }

    @Override
    public Telling<DaCapoState, DaCapoAction> telling() {
        return speech;
    }
}
