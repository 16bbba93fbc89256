package omerta.ui.dacapo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.input.KeyCode;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Cards are chosen and put by clicks, keys and drags, all to the same effect; what is illegal says why.
class ChoosingTest {

    private static final String POSITION = """
            middle 1 2 3 4 / 1 2 / -
            *A stack 8 5 (12) hand 3 9 J 3 aux 5 7 / 1
            B stack 3 (9) hand 2 2 aux 4
            C stack 6 (1) hand 1
            """;

    private final DaCapoSitting sitting = DaCapoSitting.inHand(POSITION);

    @AfterEach
    void close() {
        sitting.close();
    }

    @Test
    void whatCanBePlacedWaitsToBeChosen() {
        assertThat(sitting.keys(Spot::isReady)).containsExactlyInAnyOrder("S", "N", "Q", "1", "3", "4");
    }

    @Test
    void aChosenCardMakesThePilesGlowThatTakeIt() {
        Ui.click(sitting.spot("S"));
        assertThat(sitting.glowing()).containsExactly("I");
        assertThat(sitting.keys(Spot::isChosen)).containsExactly("S");
    }

    @Test
    void aHandCardMayAlsoEndTheTurn() {
        Ui.click(sitting.spot("1"));
        assertThat(sitting.glowing()).containsExactly("O", "B", "N", "M");
    }

    @Test
    void everyPileSaysWhatItIsFor() {
        for (Spot spot : sitting.spots(
                spot -> spot.isFocusTraversable() && !spot.getAccessibleText().contains("in hand"))) {
            Ui.run(spot::requestFocus);
            assertThat(sitting.hint)
                    .as(spot.getAccessibleText())
                    .hasValueSatisfying(words -> assertThat(words)
                            .startsWith(spot.getAccessibleText() + ". ")
                            .endsWith("."));
        }
    }

    @Test
    void aJokerSaysWhatItWouldStandFor() {
        Ui.click(sitting.spot("3"));
        assertThat(sitting.glowing()).containsExactly("I", "O", "P", "B", "N", "M");
        sitting.focus("I");
        assertThat(sitting.hint).contains("Place a joker as 5 from the hand on building pile 1");
        sitting.focus("P");
        assertThat(sitting.hint.orElseThrow()).contains("joker as 1");
    }

    @Test
    void clickAndClick() {
        Ui.click(sitting.spot("S"));
        Ui.click(sitting.spot("I"));
        assertThat(sitting.done()).containsExactly("stack > 1");
    }

    @Test
    void firstThePlaceThenTheCard() {
        Ui.click(sitting.spot("O"));
        assertThat(sitting.glowing()).containsExactlyInAnyOrder("Q", "1", "3", "4");
        Ui.click(sitting.spot("4"));
        assertThat(sitting.done()).containsExactly("hand 3 > 2");
    }

    @Test
    void enterPutsACardWhereOnlyOnePileTakesIt() {
        sitting.focus("S");
        Ui.type(KeyCode.ENTER, KeyCode.ENTER);
        assertThat(sitting.done()).containsExactly("stack > 1");
    }

    @Test
    void lettersChooseCardsAndPlaces() {
        sitting.focus("S");
        Ui.type(KeyCode.S, KeyCode.I);
        assertThat(sitting.done()).containsExactly("stack > 1");
    }

    @Test
    void arrowsReachEveryCardInReadingOrder() {
        sitting.focus("S");
        Ui.type(KeyCode.RIGHT, KeyCode.RIGHT);
        assertThat(sitting.focused()).isEqualTo("N");
        Ui.type(KeyCode.UP);
        assertThat(List.of("I", "O", "P", "F")).contains(sitting.focused());
        Ui.type(KeyCode.LEFT);
        assertThat(sitting.focused()).isNotEqualTo("N");
    }

    @Test
    void aCardIsDraggedToItsPile() {
        Ui.drag(sitting.spot("S"), sitting.spot("I"));
        assertThat(sitting.done()).containsExactly("stack > 1");
    }

    @Test
    void whatIsDroppedOnAWrongPileIsRefusedAndNeverRedirected() {
        Ui.drag(sitting.spot("S"), sitting.spot("O"));
        assertThat(sitting.chosen).isEmpty();
        assertThat(sitting.refused).containsExactly("DC-5.10");
        assertThat(sitting.keys(Spot::isChosen)).isEmpty();
    }

    @Test
    void anIllegalPlaceSaysWhyAndTheCardStaysChosen() {
        Ui.click(sitting.spot("S"));
        sitting.focus("O");
        assertThat(sitting.hint.orElseThrow()).contains("DC-5.10");
        Ui.click(sitting.spot("O"));
        assertThat(sitting.chosen).isEmpty();
        assertThat(sitting.refused).containsExactly("DC-5.10");
        assertThat(sitting.keys(Spot::isChosen)).containsExactly("S");
    }

    @Test
    void theLastCardOfAnotherStackStaysAndSaysWhy() {
        Ui.click(sitting.spot("W"));
        Ui.click(sitting.spot("I"));
        assertThat(sitting.chosen).isEmpty();
        assertThat(sitting.refused).containsExactly("DC-5.6");
    }

    @Test
    void stepsBackExactlyOneChoice() {
        Ui.click(sitting.spot("S"));
        assertThat(Ui.get(sitting.board::back)).isTrue();
        assertThat(sitting.keys(Spot::isChosen)).isEmpty();
        assertThat(sitting.glowing()).isEmpty();
        assertThat(Ui.get(sitting.board::back)).isFalse();
    }

    @Test
    void anotherCardCanBeChosenInstead() {
        Ui.click(sitting.spot("N"));
        Ui.click(sitting.spot("1"));
        assertThat(sitting.chosen).isEmpty();
        assertThat(sitting.keys(Spot::isChosen)).containsExactly("1");
    }

    @Test
    void equalCardsAreChosenOneByOne() {
        Ui.click(sitting.spot("1"));
        Ui.click(sitting.spot("4"));
        assertThat(sitting.keys(Spot::isChosen)).containsExactly("4");
        Ui.click(sitting.spot("B"));
        assertThat(sitting.done()).containsExactly("discard 3 > 1");
    }

    @Test
    void aTakeThatHelpsAnotherSeatIsAdvisedAgainst() {
        Ui.click(sitting.spot("Q"));
        sitting.focus("O");
        assertThat(sitting.hint.orElseThrow()).contains("This makes Bo's player stack smaller");
    }
}
