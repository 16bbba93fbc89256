package omerta.pepe;

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

/// The rules of Don Pepe.
public final class DonPepe implements Game<DonPepeState, DonPepeAction> {

    /// The clause that tells how many may play.
    private static final String SEATS = "DP-1.1";

    private final DonPepeTables tables;
    private final Option.Choice seating;
    private final Option.Who first;
    private final Info<DonPepeState, DonPepeAction> info;
    private final Reach reach;
    private final Deeds deeds;
    private final Judge judge;
    private final Listing listing;
    private final Opening opening;
    private final Silence silence;
    private final Inspection inspection;
    private final Foresight foresight;
    private final Liking liking;
    private final Speech speech;

    /// The game with these printed figures.
    public DonPepe(DonPepeTables tables) {
        this.tables = tables;
        seating = new Option.Choice(
                "seating",
                Stream.of(DonPepeSeating.values()).map(DonPepeSeating::text).toList(),
                DonPepeSeating.TABLE.text());
        first = new Option.Who("first");
        info = new Info<>(
                "don-pepe",
                "DP",
                tables.leastSeats(),
                tables.mostSeats(),
                List.of(seating, first),
                DonPepeState.class,
                DonPepeAction.class,
                DonPepeEvent.class);
        Layout layout = new Layout(tables.chairs());
        reach = new Reach(layout);
        deeds = new Deeds(reach);
        Targets targets = new Targets(layout, reach, tables.doses());
        judge = new Judge(targets);
        listing = new Listing(layout, reach, tables.doses());
        opening = new Opening(tables);
        silence = new Silence(tables.deck());
        inspection = new Inspection(tables, layout);
        foresight = new Foresight(layout, reach, deeds);
        liking = new Liking(tables, layout, reach, deeds, targets);
        speech = new Speech(tables, layout, foresight);
    }

    /// The printed figures.
    public DonPepeTables tables() {
        return tables;
    }

    @Override
    public Info<DonPepeState, DonPepeAction> info() {
        return info;
    }

    @Override
    public Dealt<DonPepeState> deal(Table table, Rng rng) {
        Optional<Ruling.Illegal> misfit = info.misfit(table, SEATS);
        if (misfit.isPresent()) {
            return new Dealt.Refused<>(misfit.get());
        }
        Rng.Stream stream = rng.stream();
        DonPepeTerms terms = terms(table);
        if (terms.seating() == DonPepeSeating.TABLE) {
            DonPepeState set = opening.state(terms, table.size(), Seat.of(0), stream);
            Step<DonPepeState> begun = course(set).start(Seat.of(0));
            return new Dealt.Start<>(begun.state(), begun.events());
        }
        Seat seat = first.in(table.options()).orElseGet(() -> Seat.of(stream.below(table.size())));
        return new Dealt.Start<>(
                opening.state(terms, table.size(), seat, stream), List.of(new DonPepeCourse.SeatingBegan(seat)));
    }

    private DonPepeTerms terms(Table table) {
        return new DonPepeTerms(DonPepeSeating.of(seating.in(table.options())));
    }

    private Course course(DonPepeState state) {
        return new Course(tables, reach, deeds, state);
    }

    @Override
    public Ruling inspect(Table table, DonPepeState state) {
        return info.misfit(table, SEATS)
                .<Ruling>map(illegal -> illegal)
                .orElseGet(() -> inspection.inspect(table.size(), terms(table), state));
    }

    @Override
    public Turn turn(DonPepeState state) {
        return Turns.of(state);
    }

    @Override
    public List<DonPepeAction> legalActions(DonPepeState state, Seat seat) {
        return listing.of(state, seat);
    }

    @Override
    public Ruling judge(DonPepeState state, Seat seat, DonPepeAction action) {
        return judge.of(state, seat, action);
    }

    /// Whether a seat can play a card of this kind now, whatever for; if not, why.
    public Ruling playable(DonPepeState view, Seat seat, DonPepeCard card) {
        return judge.card(view, seat, card);
    }

    /// The card that an action plays; empty where it plays none.
    public static Optional<DonPepeCard> card(DonPepeAction action) {
        return Menu.card(action);
    }

    /// What a legal action would do at the table.
    public DonPepePreview preview(DonPepeState view, Seat seat, DonPepeAction action) {
        return foresight.preview(view.board(), seat, action);
    }

    /// Whom each cake on the table would catch.
    public List<DonPepeThreat> threats(DonPepeState view) {
        return foresight.threats(view.board());
    }

    /// What a seat's men would bring in now.
    public DonPepeLoot loot(DonPepeState view, Seat seat) {
        return reach.loot(view.board(), seat.index(), tables.income());
    }

    @Override
    public Step<DonPepeState> apply(DonPepeState state, Seat seat, DonPepeAction action) {
        if (judge.of(state, seat, action) instanceof Ruling.Illegal illegal) {
            throw new IllegalArgumentException(illegal.clause() + " forbids " + action + " of " + seat);
        }
        return course(state).run(action);
    }

    @Override
    public DonPepeState mask(DonPepeState state, Viewer viewer) {
        return Silence.mask(state, viewer);
    }

    @Override
    public DonPepeState determinize(DonPepeState view, Viewer viewer, Rng rng) {
        return silence.determinize(view, rng);
    }

    @Override
    public Optional<Outcome> outcome(DonPepeState state) {
        return Settlement.outcome(state);
    }

    @Override
    public Map<String, Integer> census(DonPepeState state) {
        return Census.named(state);
    }

    @Override
    public int appeal(DonPepeState view, Seat seat, DonPepeAction action) {
        return liking.of(view, seat, action);
    }

    @Override
    public Telling<DonPepeState, DonPepeAction> telling() {
        return speech;
    }
}
