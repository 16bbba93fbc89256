package omerta.ui.corleone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.corleone.CorleonePositions;
import omerta.corleone.CorleoneState;
import omerta.engine.Rng;
import omerta.engine.Viewer;
import omerta.ui.Ui;
import org.junit.jupiter.api.Test;

/// What the table shows, and what it keeps to itself.
class TableTest {

    private static final long OTHER = 77;

    @Test
    void drawingTheSamePictureTwiceLeavesTheSameScene() {
        CorleoneSitting sitting = CorleoneSitting.inHand(CorleonePositions.watched());
        List<String> once = sitting.dump(sitting.board.middle());
        Ui.run(sitting::show);
        assertThat(sitting.dump(sitting.board.middle())).isEqualTo(once);
        sitting.close();
    }

    @Test
    void theMiddleIsTheSameWhateverIsHidden() {
        for (CorleoneState state : List.of(CorleonePositions.turn(), CorleonePositions.bribery())) {
            CorleoneState other = CorleonePositions.game()
                    .determinize(CorleonePositions.game().mask(state, Viewer.TABLE), Viewer.TABLE, Rng.of(OTHER));
            assertThat(other.hand(CorleonePositions.ADA).equals(state.hand(CorleonePositions.ADA))
                            && other.family(CorleonePositions.ADA).equals(state.family(CorleonePositions.ADA)))
                    .as("nothing hidden is other")
                    .isFalse();
            assertThat(middle(CorleoneSitting.open(other))).isEqualTo(middle(CorleoneSitting.open(state)));
        }
    }

    private static List<String> middle(CorleoneSitting sitting) {
        List<String> middle = sitting.dump(sitting.board.middle());
        sitting.close();
        return middle;
    }

    @Test
    void placesSayWhatEverybodySees() {
        CorleoneSitting sitting = CorleoneSitting.open(CorleonePositions.watched());
        assertThat(sitting.spot("Pork Butcher").getAccessibleText())
                .isEqualTo("Pork Butcher. Front: 2 Guns. Back: 1 Gun. A bomb is planted.");
        assertThat(sitting.spot("1, Harborside").getAccessibleText()).contains("Bo controls it.", "Bo: one marker.");
        assertThat(sitting.spot("Act 1").getAccessibleText()).isEqualTo("Act 1, The Feast. Hand limit in Tribute: 5.");
        assertThat(sitting.spot("Phase").getAccessibleText()).isEqualTo("Phase: Family Business");
        sitting.close();
    }

    @Test
    void turfWarIsToldTurfByTurfAndCanBeStepped() {
        CorleoneSitting sitting = CorleoneSitting.inHand(CorleonePositions.lastFigure());
        sitting.click("Undertaker");
        sitting.enter("$3", "$1");
        sitting.moment();
        assertThat(sitting.labels(sitting.board.middle()))
                .contains("Turf War: Harborside", "1 of 7")
                .contains("Harborside: Bo has the most influence, 1, and puts a control marker.");
        assertThat(sitting.spot("4, Cathedral Hill").getAccessibleText()).contains("Nobody controls it.");
        assertThat(sitting.untold).as("six turfs and what follows").isEqualTo(7);
        sitting.step("To the end");
        assertThat(sitting.untold).isZero();
        assertThat(sitting.labels(sitting.board.middle())).contains("7 of 7");
        assertThat(sitting.spot("4, Cathedral Hill").getAccessibleText()).contains("Ada controls it.");
        sitting.close();
    }

    @Test
    void theSuitcaseIsInTheTrayAlone() {
        CorleoneSitting sitting = CorleoneSitting.inHand(CorleonePositions.bribery());
        assertThat(sitting.labels(sitting.root)).contains("In the suitcase: $5");
        assertThat(sitting.labels(sitting.board.middle())).noneMatch(words -> words.contains("suitcase: $"));
        sitting.close();
    }
}
