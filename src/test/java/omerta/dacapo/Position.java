package omerta.dacapo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.engine.Event;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;

/// A position, and what led to it.
///
/// @param state where it stands
/// @param events what happened by the last action
/// @param learned who learned something by the last action
record Position(DaCapoState state, List<Event> events, SeatSet learned) {

    /// The position of a text.
    static Position at(String text) {
        return at(DaCapoText.state(text));
    }

    static Position at(DaCapoState state) {
        return new Position(state, List.of(), SeatSet.NONE);
    }

    /// The active seat does these, one after another.
    Position does(String... actions) {
        Position now = this;
        for (String action : actions) {
            Seat seat = now.state.active();
            Step<DaCapoState> step = Fixture.GAME.apply(now.state, seat, MoveText.action(action, seat));
            now = new Position(step.state(), step.events(), step.learned());
        }
        return now;
    }

    /// Asserts that these lines are among those of the position.
    Position shows(String lines) {
        assertThat(DaCapoText.print(state)).containsAll(DaCapoText.lines(lines));
        return this;
    }

    /// Asserts what happened by the last action, by the names of the events.
    Position tells(String... events) {
        assertThat(this.events)
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactly(events);
        return this;
    }

    /// Asserts who learned something by the last action, by their letters.
    Position teaches(String seats) {
        assertThat(learned.seats()).extracting(DaCapoText::letter).containsExactly(seats.split(""));
        return this;
    }

    /// Asserts that nobody learned anything by the last action.
    Position teachesNobody() {
        assertThat(learned).isEqualTo(SeatSet.NONE);
        return this;
    }

    /// What the active seat may do.
    List<String> choices() {
        return Fixture.GAME.legalActions(state, state.active()).stream()
                .map(action -> MoveText.print(action, state.active()))
                .toList();
    }

    /// By which clause the active seat is refused this; empty where it is legal.
    String refuses(String action) {
        return refuses(DaCapoText.letter(state.active()), action);
    }

    /// By which clause a seat is refused this; empty where it is legal.
    String refuses(String letter, String action) {
        Seat seat = DaCapoText.seat(letter.charAt(0));
        return switch (Fixture.GAME.judge(state, seat, MoveText.action(action, seat))) {
            case Ruling.Legal() -> "";
            case Ruling.Illegal(String clause, var _) -> clause;
        };
    }

    /// How the last game ended.
    DaCapoResult result() {
        return state.sheet().last();
    }

    /// The position with these games on its score sheet.
    Position with(DaCapoSheet sheet) {
        return at(new DaCapoState(
                state.rng(),
                state.terms(),
                sheet,
                state.dealer(),
                state.round(),
                state.active(),
                state.phase(),
                state.areas(),
                state.middle(),
                state.draw(),
                state.aside(),
                state.reshuffles()));
    }
}
