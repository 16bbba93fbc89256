package omerta.ui.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.engine.Seat;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is drawn and said before anything is done.
class PreviewTest {

    private static final Seat ADA = Seat.of(0);
    private static final Seat BO = Seat.of(1);

    private PepeSitting sitting = PepeSitting.inHand("""
            *Y b27 j2 m8 g5 hand KGCPM
            R b28 m9 g7 g21 cake 6 hand KKGGM
            B b13 g26 hand MM
            G b20 hand MM
            """);

    @AfterEach
    void close() {
        sitting.close();
    }

    @Test
    void everyLineOfFireOfAChosenCardIsDrawn() {
        sitting.click("1");
        assertThat(sitting.traces())
                .containsExactlyInAnyOrder(new Trace.Fire(8, 7, false), new Trace.Fire(8, 9, false));
    }

    @Test
    void theLineThatIsLookedAtIsSureAndMarksWhoDies() {
        sitting.click("1", "c8");
        sitting.focus("c9");
        assertThat(sitting.traces()).containsExactly(new Trace.Fire(8, 9, true), new Trace.Dead(9));
        assertThat(sitting.hint).contains("Knife: Mike the Knife at 8 stabs Bo's Mike at 9");
    }

    @Test
    void aCakeShowsHowFarItReaches() {
        sitting.click("3");
        sitting.focus("c8");
        assertThat(sitting.traces()).containsExactly(new Trace.Blast(ADA, 8, true));
        assertThat(sitting.hint.orElseThrow())
                .contains("Bo's Jim at 7")
                .contains("Bo's Mike at 9")
                .contains("Men of your own will be within reach of a cake: Mike the Knife at 8.");
    }

    @Test
    void aPassedCakeShowsItsWayAndWhomItWouldCatch() {
        sitting.click("4", "c6");
        sitting.focus("c7");
        assertThat(sitting.traces()).containsExactly(new Trace.Way(6, 7, true), new Trace.Blast(BO, 7, true));
        assertThat(sitting.hint.orElseThrow()).contains("The cake would catch Bo's Jim at 7, Ada's Mike at 8");
    }

    @Test
    void aManWhoMovesShowsHisWay() {
        sitting.click("5", "c5");
        sitting.focus("c21");
        assertThat(sitting.traces()).isEmpty();
        sitting.focus("c11");
        assertThat(sitting.traces()).containsExactly(new Trace.Way(5, 11, false));
    }

    @Test
    void aSecondPillKills() {
        sitting.close();
        sitting = PepeSitting.inHand("*Y b27 m8 hand SM\nR b28 m13~B hand M\nB b20 hand M\n");
        sitting.focus("1");
        Ui.type(javafx.scene.input.KeyCode.ENTER);
        assertThat(sitting.traces())
                .containsExactlyInAnyOrder(new Trace.Dead(13), new Trace.Asleep(8), new Trace.Asleep(20));
    }

    @Test
    void aPairOfBusinessesThatBreaksIsSaid() {
        sitting.close();
        sitting = PepeSitting.inHand("*Y b27 j9 hand GM\nR b5 g21 hand M\nB b20 hand M\n");
        sitting.focus("1");
        Ui.type(javafx.scene.input.KeyCode.ENTER);
        assertThat(sitting.hint.orElseThrow()).contains("Bo").contains("casino");
    }

    @Test
    void aCakeThatIsLookedAtShowsItsReachAtTheOpenTableToo() {
        sitting.close();
        sitting = PepeSitting.open("*Y b27 hand GM\nR b5 g7 cake 6 hand M\nB b20 hand M\n");
        sitting.focus("c6");
        assertThat(sitting.traces()).containsExactly(new Trace.Blast(BO, 6, true));
        assertThat(sitting.hint.orElseThrow())
                .isEqualTo("Chair 6, drink, free, Bo's cake. It explodes when Bo's next turn begins."
                        + " The cake would catch Bo's Boss at 5, Bo's Jim at 7");
    }

    @Test
    void signsOnTheTableAreExplained() {
        sitting.close();
        sitting = PepeSitting.open("*Y b27 hand GM\nR b5 g7 cake 6 hand M\nB b20 hand M\n");
        sitting.focus("c15");
        assertThat(sitting.hint.orElseThrow()).contains("The × marks the heads of the table");
        Spot discards = sitting.spot(spot -> spot.getAccessibleText().startsWith("Discard pile"));
        Ui.run(discards::requestFocus);
        assertThat(sitting.hint.orElseThrow()).contains("thrown away");
    }
}
