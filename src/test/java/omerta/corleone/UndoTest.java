package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static omerta.corleone.Moves.complete;
import static omerta.corleone.Moves.look;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.stash;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Seat;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import org.junit.jupiter.api.Test;

/// What can be taken back.
class UndoTest {

    private static Match<CorleoneState, CorleoneAction> begun(Position position) {
        return switch (Match.begin(GAME, position.table(), new Start.Position<>(position.state()))) {
            case Began.Fine<CorleoneState, CorleoneAction>(var fine) -> fine;
            case Began.Refused<CorleoneState, CorleoneAction>(var reason) -> throw new AssertionError(reason);
        };
    }

    private static boolean canUndo(Match<CorleoneState, CorleoneAction> match, CorleoneAction action) {
        Seat seat = match.turn().decisions().getFirst().seat();
        assertThat(match.play(seat, action).isLegal()).isTrue();
        return match.undo(seat).isFree();
    }

    @Test
    @Rule("CO-49.8")
    void stepsOfTheOwnTurnCanBeTakenBack() {
        var match = begun(Position.at(2).hand(A, "$1 $2"));
        CorleoneState before = match.truth();
        assertThat(canUndo(match, place("undertaker"))).isTrue();
        assertThat(canUndo(match, stash(2))).isTrue();
        match.takeBack(A);
        match.takeBack(A);
        assertThat(match.truth()).isEqualTo(before);
    }

    @Test
    @Rule("CO-49.8")
    void notPastACardThatWasSeen() {
        assertThat(begunAndPlayed(Position.at(2), place("gentlemens-tailor"), look()))
                .isFalse();
        assertThat(begunAndPlayed(
                        Position.at(3).hand(A, "hijacked-truck booze gun").hand(B, "$5"),
                        complete("hijacked-truck", "booze gun"),
                        new CorleoneUse.Steal(B)))
                .isFalse();
        assertThat(begunAndPlayed(Position.at(2).spent(A, B).keeps(A, 1, 0), place("pier-warehouse")))
                .isFalse();
    }

    private static boolean begunAndPlayed(Position position, CorleoneAction... actions) {
        var match = begun(position);
        boolean free = true;
        for (CorleoneAction action : actions) {
            free = canUndo(match, action);
        }
        return free;
    }
}
