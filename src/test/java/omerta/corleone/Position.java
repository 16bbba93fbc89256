package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import omerta.engine.Decision;
import omerta.engine.Event;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Viewer;

/// A match in which what matters is set, in short texts (see [Sketch]), and then played on. What is not set lies in its
/// pile; all figures wait to be played. Seat A has the horse head and the first turn.
final class Position {

    static final Seat A = Seat.of(0);
    static final Seat B = Seat.of(1);
    static final Seat C = Seat.of(2);
    static final Seat D = Seat.of(3);

    private static final CorleoneCity CITY = GAME.city();

    private final Table table;
    private CorleoneState state;
    private List<Event> told = List.of();
    private SeatSet learned = SeatSet.NONE;

    private Position(Table table, CorleoneState state) {
        this.table = table;
        this.state = state;
    }

    /// Act I, Family Business, nothing in hands, nothing in the city.
    static Position at(int seats) {
        return at(seats, 1);
    }

    /// The same, shuffled from this seed.
    static Position at(int seats, long seed) {
        CorleoneState boxes = new Opening(CITY, new Targets(CITY)).boxes(seats, A, Rng.of(seed).stream());
        return new Position(Fixture.table(seats), boxes)
                .clock(new CorleoneClock(1, CorleonePhase.FAMILY_BUSINESS, A, A, 0, false));
    }

    /// A match as it is dealt.
    static Position dealt(int seats, long seed) {
        Table table = Fixture.table(seats);
        return new Position(table, Fixture.dealt(table, seed).state());
    }

    private Position clock(CorleoneClock clock) {
        state = new CorleoneState(state.rng(), clock, state.board(), state.supply(), state.families(), state.pending());
        return this;
    }

    private Position board(CorleoneBoard board) {
        state = new CorleoneState(state.rng(), state.clock(), board, state.supply(), state.families(), state.pending());
        return this;
    }

    private Position supply(CorleoneSupply supply) {
        state = new CorleoneState(state.rng(), state.clock(), state.board(), supply, state.families(), state.pending());
        return this;
    }

    private Position family(Seat seat, CorleoneFamily family) {
        state = new CorleoneState(
                state.rng(),
                state.clock(),
                state.board(),
                state.supply(),
                Lists.with(state.families(), seat.index(), family),
                state.pending());
        return this;
    }

    Position act(int act) {
        int more = CITY.tables().act(act).members()
                - CITY.tables().act(state.clock().act()).members();
        for (Seat seat : Seat.first(state.seats())) {
            family(seat, state.family(seat).figures(0, more, 0, 0));
        }
        CorleoneClock clock = state.clock();
        return clock(new CorleoneClock(act, clock.phase(), clock.active(), clock.head(), 0, false));
    }

    Position head(Seat seat) {
        return clock(state.clock().heading(seat));
    }

    Position turn(Seat seat) {
        return clock(state.clock().asking(seat, 0));
    }

    /// Takes cards out of their piles.
    private byte[] taken(String cards) {
        byte[] taken = new byte[Sketch.words(cards).size()];
        for (int i = 0; i < taken.length; i++) {
            byte code = Sketch.code(Sketch.words(cards).get(i));
            taken[i] = code;
            CorleoneSupply supply = state.supply();
            if (code < CorleoneCity.JOB) {
                supply(supply.stocking(code, -1));
            } else if (CorleoneCity.isJob(code)) {
                supply(supply.decking(supply.deck().without(code), supply.discards()));
            } else {
                List<Pile> later = new ArrayList<>(supply.later());
                later.replaceAll(pile -> pile.contains(code) ? pile.without(code) : pile);
                supply(supply.showing(later, supply.allies(), supply.gone()));
            }
        }
        return taken;
    }

    private static Pile sorted(byte[] cards) {
        byte[] sorted = cards.clone();
        Arrays.sort(sorted);
        return Pile.of(sorted);
    }

    Position hand(Seat seat, String cards) {
        byte[] hand = taken(cards);
        return family(seat, state.family(seat).holding(sorted(hand)));
    }

    Position suitcase(Seat seat, String cards) {
        byte[] suitcase = taken(cards);
        return family(seat, state.family(seat).packing(state.hand(seat), sorted(suitcase)));
    }

    Position done(Seat seat, String jobs) {
        byte[] done = taken(jobs);
        return family(seat, state.family(seat).doing(Pile.of(done)));
    }

    Position row(String jobs) {
        byte[] row = taken(jobs);
        return supply(state.supply().laying(Pile.of(row)));
    }

    Position allies(String allies) {
        Pile shown = Pile.of(taken(allies));
        return supply(state.supply()
                .showing(state.supply().later(), shown, state.supply().gone()));
    }

    /// The top of the job deck, the top card last.
    Position onDeck(String jobs) {
        byte[] top = taken(jobs);
        CorleoneSupply supply = state.supply();
        return supply(supply.decking(supply.deck().pushAll(Pile.of(top)), supply.discards()));
    }

    /// The job deck is these cards; all other jobs are discarded.
    Position deck(String jobs) {
        byte[] deck = taken(jobs);
        CorleoneSupply supply = state.supply();
        return supply(supply.decking(Pile.of(deck), supply.discards().pushAll(supply.deck())));
    }

    /// A seat has completed all jobs that are discarded.
    Position noDiscards(Seat seat) {
        CorleoneSupply supply = state.supply();
        family(seat, state.family(seat).doing(supply.discards()));
        return supply(supply.decking(supply.deck(), Pile.EMPTY));
    }

    /// So many cards are left on a pile; a seat has the others in the suitcase (bills) or in the hand (goods).
    Position left(String card, int count, Seat holder) {
        byte code = Sketch.code(card);
        StringBuilder others = new StringBuilder();
        for (int i = state.supply().inStock(code); i > count; i--) {
            others.append(card).append(' ');
        }
        byte[] cards = taken(others.toString());
        CorleoneFamily family = state.family(holder);
        boolean bill = CorleoneCity.isBill(code);
        Pile pile = bill ? family.suitcase() : family.hand();
        Pile more = sorted(pile.pushAll(Pile.of(cards)).toArray());
        return family(holder, bill ? family.packing(family.hand(), more) : family.holding(more));
    }

    /// Tiles, from turf 1 on.
    Position tiles(String ids) {
        int turf = 1;
        for (String id : Sketch.words(ids)) {
            int number = Sketch.number(id);
            CorleoneSupply supply = state.supply();
            supply(new CorleoneSupply(
                    supply.stock(),
                    supply.deck(),
                    supply.discards(),
                    supply.row(),
                    supply.blue().contains((byte) number) ? supply.blue().without((byte) number) : supply.blue(),
                    supply.red().contains((byte) number) ? supply.red().without((byte) number) : supply.red(),
                    supply.later(),
                    supply.allies(),
                    supply.gone()));
            board(state.board().tiling(turf++, number));
        }
        return this;
    }

    /// Figures of a seat in the city.
    Position stands(Seat seat, String places) {
        for (String place : Sketch.words(places)) {
            boolean front = CorleoneCity.isFront(Sketch.space(place));
            family(seat, state.family(seat).figures(front ? -1 : 0, front ? 0 : -1, 0, 0));
            board(state.board().standing(Sketch.space(place), CorleoneBoard.code(seat)));
        }
        return this;
    }

    Position neutral(String place) {
        return board(state.board().standing(Sketch.space(place), CorleoneBoard.NEUTRAL));
    }

    Position steward(int turf) {
        return board(state.board().stewarding(turf));
    }

    Position bomb(String place) {
        return board(state.board().mined(state.board().bombs() | 1 << Sketch.space(place)));
    }

    /// All figures of these seats that are not in the city are in the river.
    Position spent(Seat... seats) {
        for (Seat seat : seats) {
            keeps(seat, 0, 0);
        }
        return this;
    }

    /// A seat has only so many figures to play; the others that are not in the city are in the river.
    Position keeps(Seat seat, int thugs, int members) {
        CorleoneFamily family = state.family(seat);
        int lessThugs = family.thugs() - thugs;
        int lessMembers = family.members() - members;
        return family(seat, family.figures(-lessThugs, -lessMembers, lessThugs, lessMembers));
    }

    /// The stack of a turf, by the letters of the seats, the topmost last.
    Position stack(int turf, String markers) {
        Pile stack = Pile.EMPTY;
        for (int i = 0; i < markers.length(); i++) {
            Seat seat = Seat.of(markers.charAt(i) - 'A');
            stack = stack.push(CorleoneBoard.code(seat));
            family(seat, state.family(seat).marking(-1));
        }
        return board(state.board().stacking(turf, stack));
    }

    Position does(Seat seat, CorleoneAction action) {
        assertThat(GAME.inspect(table, state)).isEqualTo(Ruling.LEGAL);
        assertThat(GAME.judge(state, seat, action)).isEqualTo(Ruling.LEGAL);
        Step<CorleoneState> step = GAME.apply(state, seat, action);
        state = step.state();
        told = step.events();
        learned = step.learned();
        assertThat(GAME.inspect(table, state)).isEqualTo(Ruling.LEGAL);
        return this;
    }

    /// The clause by which an action is refused; empty where it is legal.
    String refuses(Seat seat, CorleoneAction action) {
        return switch (GAME.judge(state, seat, action)) {
            case Ruling.Legal() -> "";
            case Ruling.Illegal(String clause, var _) -> clause;
        };
    }

    List<CorleoneAction> lists(Seat seat) {
        return GAME.legalActions(state, seat);
    }

    /// What the last action led to, by name.
    Position tells(String... events) {
        assertThat(told.stream().map(event -> event.getClass().getSimpleName())).containsSubsequence(events);
        return this;
    }

    List<Event> told() {
        return told;
    }

    SeatSet learned() {
        return learned;
    }

    CorleoneState state() {
        return state;
    }

    Table table() {
        return table;
    }

    CorleoneState seenBy(Viewer viewer) {
        return GAME.mask(state, viewer);
    }

    /// Who must decide.
    List<Seat> asked() {
        return GAME.turn(state).decisions().stream().map(Decision::seat).toList();
    }

    /// The decision of the only seat that must decide.
    Decision decision() {
        return GAME.turn(state).decisions().getFirst();
    }

    /// A hand in words.
    String holds(Seat seat) {
        return Sketch.text(state.hand(seat));
    }

    /// A suitcase in words.
    String packed(Seat seat) {
        return Sketch.text(state.family(seat).suitcase());
    }

    /// The stack of a turf in letters, the topmost last.
    String stack(int turf) {
        StringBuilder letters = new StringBuilder();
        Pile stack = state.board().stack(turf);
        for (int i = 0; i < stack.size(); i++) {
            letters.append((char) ('A' - 1 + stack.at(i)));
        }
        return letters.toString();
    }

    /// Who stands on a space: a letter for a seat, `*` for a neutral figure, empty for nobody.
    String on(String place) {
        byte figure = state.board().figures().at(Sketch.space(place));
        return figure == 0 ? "" : figure == CorleoneBoard.NEUTRAL ? "*" : String.valueOf((char) ('A' - 1 + figure));
    }
}
