package omerta.peperoni;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import omerta.engine.Event;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Viewer;

/// A position, and what led to it. Seats are named by their letters: `Y`, `R`, `B`, `G`, `O`.
///
/// @param table who plays it
/// @param state where it stands
/// @param events what happened by the last action
/// @param learned who learned something by the last action
record Position(Table table, DonPeperoniState state, List<Event> events, SeatSet learned) {

    private static final List<String> HOMES = List.of("h-olivo", "h-campana", "h-feria", "h-pozo");
    private static final List<String> FIVE_HOMES = List.of("h-olivo", "h-campana", "h-feria", "h-sauce", "h-acequia");

    /// A match in which Yellow is the start player and homes are to be chosen.
    static Position dealt(int seats, String... options) {
        String[] all = Arrays.copyOf(options, options.length + 2);
        all[options.length] = "first";
        all[options.length + 1] = "1";
        Table table = Fixture.table(seats, all);
        var start = Fixture.dealt(table, 1);
        return new Position(table, start.state(), start.events(), SeatSet.NONE);
    }

    /// The first turn, Yellow's, of a match in which each chose the next home of the list.
    static Position begun(int seats, String... options) {
        Position position = dealt(seats, options);
        for (String home : (seats == 5 ? FIVE_HOMES : HOMES).subList(0, seats)) {
            position = position.does("home " + home);
        }
        return position;
    }

    private Position with(DonPeperoniState other) {
        return new Position(table, other, List.of(), SeatSet.NONE);
    }

    private Position with(DonPeperoniClock clock, DonPeperoniBoard board, List<DonPeperoniScreen> screens) {
        return with(new DonPeperoniState(
                state.terms(), clock, state.stage(), board, screens, state.looks(), state.auction()));
    }

    private Position with(DonPeperoniBoard board) {
        return with(state.clock(), board, state.screens());
    }

    /// It is this seat's turn in this round; after the fourth round the police markers are gone.
    Position turn(int round, String letter) {
        DonPeperoniClock clock =
                new DonPeperoniClock(round, state.clock().start(), MoveText.seat(letter), DonPeperoniPhase.CANVASS);
        DonPeperoniBoard board = state.board();
        for (int i = 0; round > 4 && i < 2; i++) {
            board = board.markers().get(i) instanceof DonPeperoniMarker.Waiting
                    ? board.withMarker(i, new DonPeperoniMarker.Gone())
                    : board;
        }
        return with(clock, board, state.screens());
    }

    /// A police marker, 1 or 2, lies before a seat.
    Position marker(int marker, String letter) {
        return with(state.board().withMarker(marker - 1, new DonPeperoniMarker.Held(MoveText.seat(letter))));
    }

    /// A canvasser is at a place.
    Position at(String letter, int canvasser, String place) {
        return with(state.board().walking(MoveText.seat(letter), canvasser, MoveText.place(place)));
    }

    DonPeperoniHouse house(String id) {
        return state.board().houses().get(index(id));
    }

    private static int index(String house) {
        return Fixture.GAME.tables().houses().stream()
                .map(DonPeperoniBuilding::id)
                .toList()
                .indexOf(house);
    }

    private Position with(String house, DonPeperoniHouse other, List<DonPeperoniScreen> screens) {
        return with(state.clock(), state.board().withHouse(index(house), other), screens);
    }

    /// A seat has left a chit in a house; it is concealed.
    Position lies(String letter, String house, int value) {
        Seat seat = MoveText.seat(letter);
        byte chit = Fixture.GAME.tables().code(value);
        List<DonPeperoniScreen> screens = new ArrayList<>(state.screens());
        screens.set(seat.index(), state.screen(seat).withoutChit(chit));
        return with(house, house(house).bribed(seat, chit), screens);
    }

    /// The chits in a house are open, and these seats are tied.
    Position tied(String house, String letters) {
        SeatSet tied = SeatSet.NONE;
        for (String letter : letters.split("")) {
            tied = tied.with(MoveText.seat(letter));
        }
        return with(house, house(house).tied(tied), state.screens());
    }

    /// The chits in a house are open, and this seat's poster hangs there.
    Position won(String letter, String house) {
        return with(house, house(house).won(MoveText.seat(letter)), state.screens());
    }

    /// A seat has left agents in a house.
    Position agents(String letter, String house, String... names) {
        Seat seat = MoveText.seat(letter);
        List<DonPeperoniScreen> screens = new ArrayList<>(state.screens());
        DonPeperoniHouse there = house(house);
        for (String name : names) {
            byte agent = MoveText.agent(name).code();
            screens.set(seat.index(), screens.get(seat.index()).withoutAgent(agent));
            there = there.visited(seat, agent);
        }
        return with(house, there, screens);
    }

    /// Only these chits are left behind a seat's screen; the others lie nowhere.
    Position screen(String letter, int... values) {
        Pile chits = Pile.EMPTY;
        for (int value : values) {
            chits = chits.push(Fixture.GAME.tables().code(value));
        }
        Seat seat = MoveText.seat(letter);
        List<DonPeperoniScreen> screens = new ArrayList<>(state.screens());
        screens.set(
                seat.index(), new DonPeperoniScreen(chits, state.screen(seat).agents()));
        return with(state.clock(), state.board(), screens);
    }

    /// The active seat does these, one after another.
    Position does(String... actions) {
        Position now = this;
        for (String action : actions) {
            Step<DonPeperoniState> step = Fixture.GAME.apply(now.state, now.state.active(), MoveText.action(action));
            now = new Position(table, step.state(), step.events(), step.learned());
        }
        return now;
    }

    /// A canvasser of the active seat goes the cheapest way to a place.
    Position goes(int canvasser, String to) {
        Position now = this;
        for (int place : Fixture.GAME.way(state, state.active(), canvasser, MoveText.place(to))) {
            Step<DonPeperoniState> step =
                    Fixture.GAME.apply(now.state, state.active(), new DonPeperoniAction.Walk(canvasser, place));
            now = new Position(table, step.state(), step.events(), step.learned());
        }
        return now;
    }

    /// The turns of all seats until it is this one's are ended.
    Position until(String letter) {
        Position now = this;
        do {
            now = now.does("done");
        } while (!now.state.active().equals(MoveText.seat(letter)));
        return now;
    }

    /// By which clause the active seat is refused this; empty where it is legal.
    String refuses(String action) {
        return clause(Fixture.GAME.judge(state, state.active(), MoveText.action(action)));
    }

    /// By which clause a seat is refused this; empty where it is legal.
    String refuses(String letter, String action) {
        return clause(Fixture.GAME.judge(state, MoveText.seat(letter), MoveText.action(action)));
    }

    private static String clause(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Legal() -> "";
            case Ruling.Illegal(String clause, var _) -> clause;
        };
    }

    /// Who has a house; `-` where nobody has it.
    String holder(String house) {
        return house(house).holder().map(MoveText::letter).orElse("-");
    }

    int votes(String letter) {
        return Fixture.GAME.votes(state, MoveText.seat(letter));
    }

    /// What is seen by a seat, or by the table for `-`.
    Position seenBy(String letter) {
        Viewer viewer = letter.equals("-") ? Viewer.TABLE : MoveText.seat(letter);
        List<Event> told = events.stream().map(event -> event.mask(viewer)).toList();
        return new Position(table, Fixture.GAME.mask(state, viewer), told, learned);
    }

    /// What a seat's chits in a house are worth, as far as they are seen: `50 ?`.
    String chits(String letter, String house) {
        return values(house(house).chits(MoveText.seat(letter)));
    }

    static String values(Pile chits) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < chits.size(); i++) {
            int worth = Fixture.GAME.tables().worth(chits.at(i));
            values.add(worth == 0 ? "?" : Integer.toString(worth));
        }
        return String.join(" ", values);
    }

    /// Asserts what happened by the last action, by the names of the events.
    Position tells(String... names) {
        assertThat(events).extracting(event -> event.getClass().getSimpleName()).containsExactly(names);
        return this;
    }

    /// Asserts that the position can stand at its table.
    Position stands() {
        assertThat(Fixture.GAME.inspect(table, state)).isEqualTo(Ruling.LEGAL);
        return this;
    }

    /// The one event of a type that happened by the last action.
    <T extends DonPeperoniEvent> T told(Class<T> type) {
        List<T> told = all(type);
        assertThat(told).hasSize(1);
        return told.getFirst();
    }

    /// All events of a type that happened by the last action.
    <T extends DonPeperoniEvent> List<T> all(Class<T> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /// How many actions of the active seat begin as this one does.
    long choices(Class<? extends DonPeperoniAction> type) {
        return Fixture.GAME.legalActions(state, state.active()).stream()
                .filter(type::isInstance)
                .count();
    }

    /// The seats from the first place to the last, each with its place: `R1 Y2 B2`.
    String ranking() {
        return String.join(
                " ",
                Fixture.GAME.outcome(state).orElseThrow().standings().stream()
                        .map(standing -> MoveText.letter(standing.seat()) + standing.place())
                        .toList());
    }

    /// A state that somebody who sees only this view may take for the true one.
    Position twin(String letter) {
        Viewer viewer = MoveText.seat(letter);
        return with(Fixture.GAME.determinize(Fixture.GAME.mask(state, viewer), viewer, Rng.of(7)));
    }

    Optional<DonPeperoniLook> look(String letter) {
        return state.looks().get(MoveText.seat(letter).index());
    }
}
