package omerta.peperoni;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import omerta.engine.Dealt;
import omerta.engine.Game;
import omerta.engine.Info;
import omerta.engine.Option;
import omerta.engine.Options;
import omerta.engine.Outcome;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Telling;
import omerta.engine.Turn;
import omerta.engine.Viewer;

/// The rules of Don Peperoni.
public final class DonPeperoni implements Game<DonPeperoniState, DonPeperoniAction> {

    /// The clause that tells how many may play.
    private static final String SEATS = "PP-1.1";

    private final DonPeperoniTables tables;
    private final Option.Who first = new Option.Who("first");
    private final Option.Flag farHomes = new Option.Flag("far-homes", true);
    private final Option.Flag agentsAtHome = new Option.Flag("agents-at-home", false);
    private final Option.Flag split = new Option.Flag("split", false);
    private final Option.Flag raid = new Option.Flag("raid", false);
    private final Option.Flag close = new Option.Flag("close", false);
    private final Info<DonPeperoniState, DonPeperoniAction> info;
    private final Village village;
    private final Ways ways;
    private final Reach reach;
    private final Judge judge;
    private final Listing listing;
    private final Opening opening;
    private final Silence silence;
    private final Settlement settlement;
    private final Inspection inspection;
    private final Liking liking;
    private final Speech speech;

    /// The game with these printed figures.
    public DonPeperoni(DonPeperoniTables tables) {
        this.tables = tables;
        info = new Info<>(
                "don-peperoni",
                "PP",
                tables.leastSeats(),
                tables.mostSeats(),
                List.of(first, farHomes, agentsAtHome, split, raid, close),
                DonPeperoniState.class,
                DonPeperoniAction.class,
                DonPeperoniEvent.class);
        village = new Village(tables);
        ways = new Ways(tables, village);
        reach = new Reach(tables, village);
        PoliceReach police = new PoliceReach(tables, village);
        judge = new Judge(tables, village, reach, police);
        listing = new Listing(tables, village, reach, police, judge);
        opening = new Opening(tables);
        silence = new Silence(tables, village);
        settlement = new Settlement(tables);
        inspection = new Inspection(tables, village, reach);
        liking = new Liking(tables, village, reach, ways);
        speech = new Speech(tables, village, reach);
    }

    /// The printed figures.
    public DonPeperoniTables tables() {
        return tables;
    }

    @Override
    public Info<DonPeperoniState, DonPeperoniAction> info() {
        return info;
    }

    @Override
    public Dealt<DonPeperoniState> deal(Table table, Rng rng) {
        Optional<Ruling.Illegal> misfit = info.misfit(table, SEATS);
        if (misfit.isPresent()) {
            return new Dealt.Refused<>(misfit.get());
        }
        Seat start =
                first.in(table.options()).orElseGet(() -> Seat.of(rng.stream().below(table.size())));
        return new Dealt.Start<>(
                opening.state(terms(table), table.size(), start), List.of(new DonPeperoniCourse.HomesBegan(start)));
    }

    private DonPeperoniTerms terms(Table table) {
        Options options = table.options();
        return new DonPeperoniTerms(
                farHomes.in(options), agentsAtHome.in(options), split.in(options), raid.in(options), close.in(options));
    }

    @Override
    public Ruling inspect(Table table, DonPeperoniState state) {
        return info.misfit(table, SEATS)
                .<Ruling>map(illegal -> illegal)
                .orElseGet(() -> inspection.inspect(table.size(), terms(table), state));
    }

    @Override
    public Turn turn(DonPeperoniState state) {
        return Turns.of(state);
    }

    @Override
    public List<DonPeperoniAction> legalActions(DonPeperoniState state, Seat seat) {
        return listing.of(state, seat);
    }

    @Override
    public Ruling judge(DonPeperoniState state, Seat seat, DonPeperoniAction action) {
        return judge.of(state, seat, action);
    }

    /// A seat's votes.
    public int votes(DonPeperoniState view, Seat seat) {
        return settlement.votes(view, seat);
    }

    /// How many points a canvasser of the active seat may still use.
    public int points(DonPeperoniState view, int canvasser) {
        return reach.left(view, canvasser);
    }

    /// The number of a place by its name in the figures; 0 where there is none.
    public int place(String id) {
        return village.number(id);
    }

    /// Whether a canvasser of the active seat may do anything now; if not, why.
    public Ruling canMove(DonPeperoniState view, int canvasser) {
        return reach.ready(view, canvasser);
    }

    /// Whether the active seat may leave a bribe where one of its canvassers is; if not, why.
    public Ruling canBribe(DonPeperoniState view, int canvasser) {
        return reach.bribe(view, canvasser);
    }

    /// Whether the active seat may leave an agent where one of its canvassers is; if not, why.
    public Ruling canLeaveAgent(DonPeperoniState view, int canvasser) {
        return reach.agent(view, canvasser);
    }

    /// Whether the active seat may send its spy where one of its canvassers is; if not, why.
    public Ruling canSpy(DonPeperoniState view, int canvasser) {
        return reach.spy(view, canvasser);
    }

    /// How many players' bribes have a house scored at once, by its number as a place.
    public int threshold(DonPeperoniState view, int house) {
        return reach.threshold(view.seats(), house);
    }

    /// The places of the cheapest way of a canvasser, step by step; empty where there is none.
    public List<Integer> way(DonPeperoniState view, Seat seat, int canvasser, int to) {
        return ways.way(view.seats(), view.closed(), view.board().place(seat, canvasser), to);
    }

    /// What the cheapest way of a canvasser costs; empty where there is none.
    public OptionalInt cost(DonPeperoniState view, Seat seat, int canvasser, int to) {
        int cost = ways.from(view.seats(), view.closed(), view.board().place(seat, canvasser))[to];
        return cost < Ways.NONE ? OptionalInt.of(cost) : OptionalInt.empty();
    }

    @Override
    public Step<DonPeperoniState> apply(DonPeperoniState state, Seat seat, DonPeperoniAction action) {
        if (judge.of(state, seat, action) instanceof Ruling.Illegal illegal) {
            throw new IllegalArgumentException(illegal.clause() + " forbids " + action + " of " + seat);
        }
        return new Course(tables, village, reach, silence, state).run(action);
    }

    @Override
    public DonPeperoniState mask(DonPeperoniState state, Viewer viewer) {
        return silence.mask(state, viewer);
    }

    @Override
    public DonPeperoniState determinize(DonPeperoniState view, Viewer viewer, Rng rng) {
        return silence.determinize(view, rng);
    }

    @Override
    public Optional<Outcome> outcome(DonPeperoniState state) {
        return settlement.outcome(state);
    }

    @Override
    public Map<String, Integer> census(DonPeperoniState state) {
        return Census.named(state, tables);
    }

    @Override
    public int appeal(DonPeperoniState view, Seat seat, DonPeperoniAction action) {
        return liking.of(view, seat, action);
    }

    @Override
    public Telling<DonPeperoniState, DonPeperoniAction> telling() {
        return speech;
    }
}
