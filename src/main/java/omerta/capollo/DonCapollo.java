package omerta.capollo;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/// The rules of Don Capollo.
public final class DonCapollo implements Game<DonCapolloState, DonCapolloAction> {

    /// The clause that tells how many may play.
    private static final String SEATS = "CA-1.1";

    private final DonCapolloTables tables;
    private final Option.Who first = new Option.Who("first");
    private final Option.Fewer two = new Option.Fewer("two-players", 2);
    private final Option.Flag openHands = new Option.Flag("open-hands", false);
    private final Option.Flag openPower = new Option.Flag("open-power", false);
    private final Info<DonCapolloState, DonCapolloAction> info;
    private final Fit fit;
    private final Stock stock;
    private final Bargain bargain;
    private final Pauses pauses;
    private final Turns turns;
    private final Judge judge;
    private final Listing listing;
    private final Chance chance;
    private final Opening opening;
    private final Silence silence;
    private final Inspection inspection;
    private final Liking liking;
    private final Speech speech;

    /// The game with these printed figures.
    public DonCapollo(DonCapolloTables tables) {
        this.tables = tables;
        info = new Info<>(
                "don-capollo",
                "CA",
                tables.leastSeats(),
                tables.mostSeats(),
                List.of(first, two, openHands, openPower),
                DonCapolloState.class,
                DonCapolloAction.class,
                DonCapolloEvent.class);
        fit = new Fit(tables);
        stock = new Stock(fit);
        pauses = new Pauses(tables);
        turns = new Turns(pauses);
        bargain = new Bargain(tables, fit);
        judge = new Judge(tables, pauses, bargain);
        Market market = new Market(fit, bargain);
        listing = new Listing(tables, fit, judge, market);
        chance = new Chance(listing, market);
        opening = new Opening(tables);
        silence = new Silence(tables);
        inspection = new Inspection(tables, stock, pauses);
        liking = new Liking(tables);
        speech = new Speech(tables, pauses);
    }

    /// The printed figures.
    public DonCapolloTables tables() {
        return tables;
    }

    @Override
    public Info<DonCapolloState, DonCapolloAction> info() {
        return info;
    }

    @Override
    public Dealt<DonCapolloState> deal(Table table, Rng rng) {
        Optional<Ruling.Illegal> misfit = info.misfit(table, SEATS);
        if (misfit.isPresent()) {
            return new Dealt.Refused<>(misfit.get());
        }
        Rng.Stream stream = rng.stream();
        Seat start = first.in(table.options()).orElseGet(() -> Seat.of(stream.below(table.size())));
        return new Dealt.Start<>(
                opening.state(terms(table), table.size(), start, stream),
                List.of(new DonCapolloPlay.TurnBegan(start, 1)));
    }

    private DonCapolloTerms terms(Table table) {
        return new DonCapolloTerms(openHands.in(table.options()), openPower.in(table.options()));
    }

    @Override
    public Ruling inspect(Table table, DonCapolloState state) {
        return info.misfit(table, SEATS)
                .<Ruling>map(illegal -> illegal)
                .orElseGet(() -> inspection.inspect(table.size(), terms(table), state));
    }

    @Override
    public Turn turn(DonCapolloState state) {
        return turns.of(state);
    }

    @Override
    public List<DonCapolloAction> legalActions(DonCapolloState state, Seat seat) {
        return listing.of(state, seat);
    }

    @Override
    public boolean listsAll() {
        return false;
    }

    @Override
    public Optional<DonCapolloAction> sample(DonCapolloState state, Seat seat, Rng.Stream stream) {
        return chance.of(state, seat, stream);
    }

    @Override
    public Ruling judge(DonCapolloState state, Seat seat, DonCapolloAction action) {
        return judge.of(state, seat, action);
    }

    /// Whether a seat may make another an offer now, be it only the own favour for one card.
    public Ruling bargains(DonCapolloState view, Seat seat, Seat to) {
        return bargain.mayOffer(view, seat, to);
    }

    /// The ways in which a side of a deal can make room; one without rows where there is room, none where there is no
    /// way.
    public List<List<DonCapolloBusiness>> ways(DonCapolloState view, DonCapolloOffer offer, Seat side) {
        return fit.ways(view, offer, side);
    }

    @Override
    public Step<DonCapolloState> apply(DonCapolloState state, Seat seat, DonCapolloAction action) {
        if (judge.of(state, seat, action) instanceof Ruling.Illegal illegal) {
            throw new IllegalArgumentException(illegal.clause() + " forbids " + action + " of " + seat);
        }
        return new Course(tables, pauses, stock, state).run(seat, action);
    }

    @Override
    public DonCapolloState mask(DonCapolloState state, Viewer viewer) {
        return Silence.mask(state, viewer);
    }

    @Override
    public DonCapolloState determinize(DonCapolloState view, Viewer viewer, Rng rng) {
        return silence.determinize(view, rng);
    }

    @Override
    public Optional<Outcome> outcome(DonCapolloState state) {
        return Settlement.outcome(state);
    }

    @Override
    public Map<String, Integer> census(DonCapolloState state) {
        return Census.named(state);
    }

    @Override
    public int appeal(DonCapolloState view, Seat seat, DonCapolloAction action) {
        return liking.of(view, seat, action);
    }

    @Override
    public Telling<DonCapolloState, DonCapolloAction> telling() {
        return speech;
    }
}
