package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;

class TurnTest {

    @Test
    @Rule({"PP-4.1", "PP-4.2", "PP-4.7", "PP-4.8"})
    void everyoneHasOneTurnARoundClockwise() {
        Position begun = Position.begun(3);

        assertThat(begun.state().clock().round()).isEqualTo(1);
        assertThat(begun.refuses("R", "done")).isEqualTo("PP-4.7");
        Position red = begun.does("done");
        red.tells("TurnDone", "TurnBegan");
        assertThat(red.state().active()).isEqualTo(Seat.of(1));
        Position next = red.does("done", "done");
        next.tells("TurnDone", "RoundBegan", "TurnBegan");
        assertThat(next.state().clock().round()).isEqualTo(2);
        assertThat(next.state().active()).isEqualTo(Seat.of(0));
    }

    @Test
    @Rule("PP-4.8")
    void aTurnEndsByDoneEvenWhenNothingIsLeftToDo() {
        Position stuck = Position.begun(3).screen("Y").does("walk 1 plazuela-olivo");
        for (int i = 0; i < 3; i++) {
            stuck = stuck.does("walk 1 norte-oeste-1", "walk 1 plazuela-olivo");
        }
        stuck = stuck.does("walk 1 norte-oeste-1");

        assertThat(stuck.state().active()).isEqualTo(Seat.of(0));
        assertThat(stuck.choices(DonPeperoniAction.Walk.class)).isZero();
        assertThat(stuck.refuses("done")).isEmpty();
    }

    @Test
    @Rule({"PP-4.3", "PP-4.2"})
    void afterTheEighthRoundComesTheEndScoring() {
        Position last = Position.begun(3).turn(8, "B").does("done");

        assertThat(last.state().phase()).isEqualTo(DonPeperoniPhase.OVER);
        assertThat(GAME.outcome(last.state())).isPresent();
        assertThat(last.events()).element(1).isEqualTo(new DonPeperoniElection.ElectionBegan());
        assertThat(last.refuses("Y", "done")).isEqualTo("PP-4.3");
        assertThat(GAME.outcome(Position.begun(3).turn(8, "R").does("done").state()))
                .isEmpty();
    }

    @Test
    @Rule("PP-4.4")
    void thePoliceComeAfterTheFourthRound() {
        Position police = Position.begun(3).turn(4, "B").does("done");

        police.tells("TurnDone", "PoliceCame").stands();
        assertThat(police.state().phase()).isEqualTo(DonPeperoniPhase.BID);
    }

    @Test
    @Rule({"PP-4.5", "PP-4.6"})
    void whoIsChosenStartsAllRoundsFromTheFifth() {
        Position five = Position.begun(3)
                .turn(4, "B")
                .does("done")
                .does("bid 1 10", "done", "done", "done", "done")
                .does("starter B");

        five.tells("StarterChosen", "RoundBegan", "TurnBegan").stands();
        assertThat(five.state().clock().round()).isEqualTo(5);
        assertThat(five.state().active()).isEqualTo(Seat.of(2));
        Position six = five.does("done", "done", "done");
        assertThat(six.state().clock().round()).isEqualTo(6);
        assertThat(six.state().active()).isEqualTo(Seat.of(2));
    }
}
