package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import org.junit.jupiter.api.Test;

/// What can be taken back, what may teach somebody something, and what is told to whom.
class UndoTest {

    private final Match<DonPeperoniState, DonPeperoniAction> match = begun();

    private static Match<DonPeperoniState, DonPeperoniAction> begun() {
        var begun = Match.begin(GAME, Fixture.table(3, "first", "1"), new Start.Seeded<>(1));
        Match<DonPeperoniState, DonPeperoniAction> match = switch (begun) {
            case Began.Fine<DonPeperoniState, DonPeperoniAction>(var fine) -> fine;
            case Began.Refused<DonPeperoniState, DonPeperoniAction>(var reason) -> throw new AssertionError(reason);
        };
        for (String home : new String[] {"home h-olivo", "home h-campana", "home h-feria"}) {
            assertThat(match.play(match.truth().active(), MoveText.action(home)).isLegal())
                    .isTrue();
        }
        return match;
    }

    private void play(String... actions) {
        for (String action : actions) {
            assertThat(match.play(match.truth().active(), MoveText.action(action))
                            .isLegal())
                    .as(action)
                    .isTrue();
        }
    }

    private boolean canUndo() {
        return match.undo(match.mover().orElseThrow()).isFree();
    }

    /// Yellow and Red walk to the church; it is Yellow's turn of the third round.
    private void meet() {
        for (int turn = 0; turn < 7; turn++) {
            Seat active = match.truth().active();
            if (active.index() < 2) {
                for (int place : GAME.way(match.truth(), active, 1, MoveText.place("iglesia"))) {
                    match.play(active, new DonPeperoniAction.Walk(1, place));
                }
            }
            if (turn < 6) {
                play("done");
            }
        }
    }

    @Test
    @Rule("PP-19.1")
    void stepsBribesAndAgentsCanBeTakenBack() {
        play("walk 1 plazuela-olivo");
        assertThat(canUndo()).isTrue();
        play("walk 1 norte-oeste-1", "walk 1 gallinero", "bribe 1 20");
        assertThat(canUndo()).isTrue();
        play("agent 1 lawyer");
        assertThat(canUndo()).isTrue();
        DonPeperoniState before = match.truthAt(match.moves() - 1);
        match.takeBack(Seat.of(0));
        assertThat(match.truth()).isEqualTo(before);
    }

    @Test
    @Rule("PP-19.1")
    void notPastTheTurnOfSomebodyElse() {
        play("done");
        match.lift();

        assertThat(match.undo(Seat.of(1)).isFree()).isFalse();
        assertThat(match.undo(Seat.of(0)).isFree()).isFalse();
    }

    @Test
    @Rule({"PP-19.1", "PP-11.1"})
    void notPastWhatASpyHasSeen() {
        meet();
        play("bribe 1 50", "done");
        assertThat(match.reveals(Seat.of(1), MoveText.action("spy 1 Y"))).isTrue();
        play("spy 1 Y");

        assertThat(canUndo()).isFalse();
    }

    @Test
    @Rule("PP-19.1")
    void notPastChitsThatWereOpened() {
        meet();
        play("bribe 1 50", "done", "bribe 1 20", "walk 1 mayor-este-2");
        assertThat(canUndo()).isTrue();
        Position three = Position.begun(3)
                .lies("Y", "iglesia", 50)
                .lies("R", "iglesia", 20)
                .turn(2, "B")
                .at("B", 1, "iglesia");
        assertThat(three.does("bribe 1 10").learned().isEmpty()).isFalse();
    }

    @Test
    @Rule({"PP-2.8", "PP-2.10"})
    void theLogTellsTheSumToItsPlayerAlone() {
        meet();
        play("bribe 1 50");

        assertThat(bribes(Seat.of(0))).containsExactly(50);
        assertThat(bribes(Seat.of(1))).containsExactly(0);
    }

    private List<Integer> bribes(Seat viewer) {
        return match.log(0, viewer).stream()
                .map(told -> told.event())
                .filter(DonPeperoniVisit.Bribed.class::isInstance)
                .map(event -> ((DonPeperoniVisit.Bribed) event).value())
                .toList();
    }

    @Test
    @Rule({"PP-3.1", "PP-19.2"})
    void whoStartsByLotFollowsFromTheSeed() {
        var one = GAME.deal(Fixture.table(5), Rng.of(3));

        assertThat(GAME.deal(Fixture.table(5), Rng.of(3))).isEqualTo(one);
    }
}
