package omerta.peperoni;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import org.junit.jupiter.api.Test;

class StalemateTest {

    /// Three bribes of 50 in the town hall, the last by Blue, whose turn it is; Green is there too.
    private static Position townHall() {
        return Position.begun(4)
                .lies("Y", "ayuntamiento", 50)
                .lies("R", "ayuntamiento", 50)
                .turn(2, "B")
                .at("B", 1, "ayuntamiento")
                .at("G", 1, "ayuntamiento")
                .at("Y", 1, "ayuntamiento")
                .at("R", 1, "ayuntamiento")
                .does("bribe 1 50");
    }

    @Test
    @Rule({"PP-9.1", "PP-9.5", "PP-9.7"})
    void equalHighestBribesAreAStalemate() {
        Position tied = townHall();

        tied.tells("Bribed", "Opened", "Stalemate").stands();
        assertThat(tied.told(DonPeperoniScoring.Stalemate.class).tied()).isEqualTo(SeatSet.all(3));
        assertThat(tied.holder("ayuntamiento")).isEqualTo("-");
        assertThat(tied.votes("B")).isEqualTo(8);
        assertThat(tied.state().phase()).isEqualTo(DonPeperoniPhase.RAISE);
        assertThat(tied.state().active()).isEqualTo(Seat.of(2));
        assertThat(tied.refuses("walk 1 mayor-oeste-2")).isEqualTo("PP-9.7");
        assertThat(tied.refuses("done")).isEqualTo("PP-9.7");
        assertThat(tied.does("decline").refuses("decline")).isEqualTo("PP-9.7");
    }

    @Test
    @Rule({"PP-9.3", "PP-9.4", "PP-9.9", "PP-9.11", "PP-9.12", "PP-9.13", "PP-9.14", "PP-9.8", "PP-14.4"})
    void theExampleOfAStalemateOfThree() {
        Position raised = townHall().does("raise 20");
        raised.tells("Raised").stands();
        assertThat(raised.seenBy("Y").chits("B", "ayuntamiento")).isEqualTo("50 ?");
        Position green = raised.does("done");
        assertThat(green.refuses("bribe 1 100")).isEqualTo("PP-9.3");
        Position again = green.does("done").does("bribe 1 20");
        again.tells("Raised", "Opened", "Stalemate").stands();
        assertThat(again.told(DonPeperoniScoring.Opened.class).bribes())
                .containsExactly(
                        new DonPeperoniSum(Seat.of(0), 70),
                        new DonPeperoniSum(Seat.of(1), 50),
                        new DonPeperoniSum(Seat.of(2), 70));
        assertThat(again.house("ayuntamiento").tied())
                .isEqualTo(SeatSet.of(Seat.of(0)).with(Seat.of(2)));
        Position declined = again.does("decline");
        assertThat(declined.refuses("bribe 1 1")).isEqualTo("PP-6.4");
        Position red = declined.does("done");
        assertThat(red.refuses("bribe 1 500")).isEqualTo("PP-9.2");
        Position blue = red.does("done").does("bribe 1 5");
        blue.tells("Raised").stands();
        Position over = blue.turn(8, "G").does("done");
        assertThat(over.holder("ayuntamiento")).isEqualTo("B");
        assertThat(over.all(DonPeperoniScoring.Won.class).getFirst().how()).isEqualTo(DonPeperoniWin.BY_RAISE);
    }

    @Test
    @Rule("PP-9.2")
    void whoHadLessIsOut() {
        Position tied = Position.begun(4)
                .lies("R", "ayuntamiento", 20)
                .lies("B", "ayuntamiento", 50)
                .at("Y", 1, "ayuntamiento")
                .at("R", 1, "ayuntamiento")
                .does("bribe 1 50", "decline", "done");

        assertThat(tied.refuses("bribe 1 100")).isEqualTo("PP-9.2");
    }

    @Test
    @Rule("PP-9.6")
    void whoIsNotTiedDoesNotRaise() {
        Position tied = Position.begun(4)
                .lies("R", "ayuntamiento", 50)
                .lies("B", "ayuntamiento", 50)
                .at("Y", 1, "ayuntamiento")
                .does("bribe 1 20");

        tied.tells("Bribed", "Opened", "Stalemate").stands();
        assertThat(tied.state().phase()).isEqualTo(DonPeperoniPhase.CANVASS);
        assertThat(tied.refuses("bribe 1 500")).isEqualTo("PP-9.2");
    }

    @Test
    @Rule("PP-9.7")
    void whoHasNoChitIsNotAsked() {
        Position tied = Position.begun(4)
                .lies("R", "hacienda", 50)
                .at("Y", 1, "hacienda")
                .screen("Y", 50)
                .does("bribe 1 50");

        tied.tells("Bribed", "Opened", "Stalemate");
        assertThat(tied.state().phase()).isEqualTo(DonPeperoniPhase.CANVASS);
    }

    @Test
    @Rule({"PP-9.8", "PP-6.4"})
    void whoDidNotRaiseAtOnceMayDoSoLater() {
        Position declined = Position.begun(3)
                .lies("R", "hacienda", 50)
                .at("Y", 1, "hacienda")
                .does("bribe 1 50", "decline");

        declined.tells("Declined").stands();
        assertThat(declined.refuses("bribe 1 50")).isEqualTo("PP-6.4");
        assertThat(declined.until("Y").refuses("bribe 1 50")).isEmpty();
    }

    @Test
    @Rule({"PP-9.10", "PP-9.4"})
    void eachRaisesOnce() {
        Position raised = Position.begun(3)
                .lies("R", "hacienda", 50)
                .at("Y", 1, "hacienda")
                .does("bribe 1 50", "raise 2");

        assertThat(raised.refuses("bribe 1 2")).isEqualTo("PP-9.10");
        assertThat(raised.until("Y").refuses("bribe 1 2")).isEqualTo("PP-9.10");
    }

    @Test
    @Rule({"PP-9.9", "PP-9.11", "PP-9.12", "PP-8.8"})
    void theSecondRaiseHasTheHouseScoredByTheSums() {
        Position raised = Position.begun(3)
                .lies("R", "hacienda", 50)
                .at("Y", 1, "hacienda")
                .at("R", 2, "hacienda")
                .does("bribe 1 50", "raise 10", "done");
        Position won = raised.does("bribe 2 20");

        won.tells("Raised", "Opened", "Won").stands();
        assertThat(won.holder("hacienda")).isEqualTo("R");
        assertThat(won.chits("Y", "hacienda")).isEqualTo("50 10");
        assertThat(won.votes("R")).isEqualTo(14);
    }

    @Test
    @Rule({"PP-9.14", "PP-9.15"})
    void aNewStalemateAgainAndAgain() {
        Position now = Position.begun(3)
                .lies("R", "hacienda", 50)
                .at("Y", 1, "hacienda")
                .at("R", 1, "hacienda")
                .does("bribe 1 50", "raise 10");
        now = now.does("done").does("bribe 1 10");
        now.tells("Raised", "Opened", "Stalemate");
        assertThat(now.state().phase()).isEqualTo(DonPeperoniPhase.RAISE);
        assertThat(now.state().active()).isEqualTo(Seat.of(1));
        now = now.does("raise 5", "done", "done").does("bribe 1 5");
        now.tells("Raised", "Opened", "Stalemate").stands();
        assertThat(now.chits("Y", "hacienda")).isEqualTo("50 10 5");
        now = now.does("raise 5", "done").does("bribe 1 2");
        now.tells("Raised", "Opened", "Won").stands();
        assertThat(now.holder("hacienda")).isEqualTo("Y");
    }

    @Test
    @Rule("PP-9.11")
    void twoRaisesAreEnoughWithFivePlayersToo() {
        Position tied = Position.begun(5)
                .lies("R", "iglesia", 50)
                .lies("B", "iglesia", 50)
                .at("Y", 1, "iglesia")
                .at("R", 1, "iglesia")
                .does("bribe 1 50", "raise 5", "done")
                .does("bribe 1 10");

        tied.tells("Raised", "Opened", "Won").stands();
        assertThat(tied.holder("iglesia")).isEqualTo("R");
    }
}
