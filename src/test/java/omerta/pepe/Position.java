package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import omerta.engine.Dealt;
import omerta.engine.Event;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;

/// A position, and what led to it.
///
/// @param state where it stands
/// @param events what happened by the last action
/// @param learned who learned something by the last action
record Position(DonPepeState state, List<Event> events, SeatSet learned) {

    /// The position of a text.
    static Position at(String text) {
        return at(PepeText.state(text));
    }

    static Position at(DonPepeState state) {
        return new Position(state, List.of(), SeatSet.NONE);
    }

    /// The position of a text, in which this seat's turn begins: cake and loot happen.
    static Position begun(String letter, String text) {
        DonPepeState state = PepeText.state(text);
        Layout layout = new Layout(Fixture.GAME.tables().chairs());
        Reach reach = new Reach(layout);
        Step<DonPepeState> step =
                new Course(Fixture.GAME.tables(), reach, new Deeds(reach), state).start(PepeText.seat(letter));
        return new Position(step.state(), step.events(), step.learned());
    }

    /// A match dealt from this seed at a table of so many seats.
    static Position dealt(int seats, long seed, String... options) {
        return switch (Fixture.GAME.deal(Fixture.table(seats, options), Rng.of(seed))) {
            case Dealt.Start<DonPepeState>(DonPepeState state, List<Event> events) ->
                new Position(state, events, SeatSet.NONE);
            case Dealt.Refused<DonPepeState>(Ruling.Illegal reason) -> throw new AssertionError(reason);
        };
    }

    /// The active seat does these, one after another.
    Position does(String... actions) {
        Position now = this;
        for (String action : actions) {
            Step<DonPepeState> step = Fixture.GAME.apply(now.state, now.state.active(), MoveText.action(action));
            now = new Position(step.state(), step.events(), step.learned());
        }
        return now;
    }

    /// Asserts what these lines say; what they do not say is not looked at.
    Position shows(String lines) {
        Map<String, Map<String, String>> printed = PepeText.print(state);
        PepeText.read(lines)
                .forEach((head, said) -> assertThat(printed.get(head)).as(head).containsAllEntriesOf(said));
        return this;
    }

    /// Asserts what happened by the last action, by the names of the events.
    Position tells(String... events) {
        assertThat(this.events)
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactly(events);
        return this;
    }

    /// Asserts who died by the last action, in the order told.
    Position kills(String... men) {
        assertThat(events.stream().flatMap(Position::dead)).containsExactly(men);
        return this;
    }

    private static Stream<String> dead(Event event) {
        List<DonPepeSitter> dead = switch ((DonPepeEvent) event) {
            case DonPepeDeed.Exploded exploded -> exploded.dead();
            case DonPepeDeed.Drugged drugged -> drugged.dead();
            case DonPepeDeed.Stabbed stabbed -> List.of(stabbed.victim());
            case DonPepeDeed.Shot shot -> List.of(shot.victim());
            default -> List.of();
        };
        return PepeText.men(dead).stream();
    }

    /// Asserts who learned something by the last action, by their letters.
    Position teaches(String seats) {
        assertThat(learned.seats()).extracting(PepeText::letter).containsExactly(seats.split(""));
        return this;
    }

    /// Asserts that nobody learned anything by the last action.
    Position teachesNobody() {
        assertThat(learned).isEqualTo(SeatSet.NONE);
        return this;
    }

    /// The one event of a type that happened by the last action.
    <T extends DonPepeEvent> T told(Class<T> type) {
        List<T> told = events.stream().filter(type::isInstance).map(type::cast).toList();
        assertThat(told).hasSize(1);
        return told.getFirst();
    }

    /// What the active seat may do, as far as it begins with a word.
    List<String> choices(String word) {
        return Fixture.GAME.legalActions(state, state.active()).stream()
                .map(MoveText::print)
                .filter(text -> text.startsWith(word))
                .toList();
    }

    /// By which clause the active seat is refused this; empty where it is legal.
    String refuses(String action) {
        return refuses(PepeText.letter(state.active()), action);
    }

    /// By which clause a seat is refused this; empty where it is legal.
    String refuses(String letter, String action) {
        return clause(Fixture.GAME.judge(state, PepeText.seat(letter), MoveText.action(action)));
    }

    /// By which clause the active seat cannot play a card at all; empty where it can.
    String unplayable(String card) {
        return clause(Fixture.GAME.playable(state, state.active(), PepeText.card(card)));
    }

    private static String clause(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Legal() -> "";
            case Ruling.Illegal(String clause, var _) -> clause;
        };
    }

    /// The seats from the first place to the last, each place in brackets behind: `R1 Y2 B2`.
    String ranking() {
        return String.join(
                " ",
                Fixture.GAME.outcome(state).orElseThrow().standings().stream()
                        .map(standing -> PepeText.letter(standing.seat()) + standing.place())
                        .toList());
    }

    /// A seat by its letter.
    static Seat seat(String letter) {
        return PepeText.seat(letter);
    }
}
