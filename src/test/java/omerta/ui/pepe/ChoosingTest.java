package omerta.ui.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Cards, men and chairs are chosen by clicks, keys and drags, in any order; what is illegal says why.
class ChoosingTest {

    private static final String POSITION = """
            *Y b27 j2 m8 g5 hand KGCPM
            R b28 m9 g7 cake 6 hand KKGGM
            B b13 g26 hand MM
            G b20 hand MM
            """;

    private static final String COCKTAIL = POSITION.replace("KGCPM", "BSXMM");

    private PepeSitting sitting = PepeSitting.inHand(POSITION);

    @AfterEach
    void close() {
        sitting.close();
    }

    private void at(String position) {
        sitting.close();
        sitting = PepeSitting.inHand(position);
    }

    @Test
    void cardsThatCanBePlayedWaitToBeChosen() {
        assertThat(sitting.keys(Spot::isReady)).containsExactlyInAnyOrder("1", "2", "3", "4", "5");
    }

    @Test
    void aChosenCardMakesThoseGlowWhoCanActAndWhoCanBeHit() {
        sitting.click("2");
        assertThat(sitting.glowing()).containsExactlyInAnyOrder("c2", "c28", "X");
        assertThat(sitting.keys(Spot::isChosen)).containsExactly("2");
    }

    @Test
    void cardThenManThenVictim() {
        sitting.click("1", "c8");
        assertThat(sitting.glowing()).containsExactlyInAnyOrder("c7", "c9");
        sitting.click("c9");
        assertThat(sitting.done()).containsExactly("knife 8>9");
    }

    @Test
    void manThenVictim() {
        sitting.click("c8", "c9");
        assertThat(sitting.done()).containsExactly("knife 8>9");
    }

    @Test
    void victimThenMan() {
        sitting.click("c28", "c2");
        assertThat(sitting.done()).containsExactly("gun 2>28");
    }

    @Test
    void victimThenCardThenMan() {
        sitting.click("c7", "1", "c8");
        assertThat(sitting.done()).containsExactly("knife 8>7");
    }

    @Test
    void enterPlaysACardThatCanDoOneThingOnly() {
        sitting.focus("2");
        Ui.type(KeyCode.ENTER);
        assertThat(sitting.hint.orElseThrow()).startsWith("Enter: Gun: ");
        Ui.type(KeyCode.ENTER);
        assertThat(sitting.done()).containsExactly("gun 2>28");
    }

    @Test
    void enterLeadsOnWhereThereIsAChoice() {
        sitting.focus("1");
        Ui.type(KeyCode.ENTER, KeyCode.ENTER);
        assertThat(sitting.focused()).isEqualTo("c7");
        Ui.type(KeyCode.SPACE);
        assertThat(sitting.hint).contains("Enter: Knife: Mike the Knife at 8 stabs Bo's Jim at 7");
        Ui.type(KeyCode.SPACE);
        assertThat(sitting.done()).containsExactly("knife 8>7");
    }

    @Test
    void arrowsGoRoundTheTableInReadingOrder() {
        sitting.focus("c13");
        Ui.type(KeyCode.RIGHT);
        assertThat(sitting.focused()).isEqualTo("c14");
        Ui.type(KeyCode.RIGHT);
        assertThat(sitting.focused()).isEqualTo("c30");
        sitting.focus("c20");
        Ui.type(KeyCode.RIGHT);
        assertThat(sitting.focused()).isEqualTo("c19");
    }

    @Test
    void aCakeGoesToAnyChairWithoutOne() {
        sitting.click("3");
        assertThat(sitting.glowing()).hasSize(30).doesNotContain("c6").contains("c15", "X");
        sitting.click("c15");
        assertThat(sitting.done()).containsExactly("cake 15");
    }

    @Test
    void aCakeIsPassedFromChairToChair() {
        sitting.click("4");
        assertThat(sitting.glowing()).containsExactlyInAnyOrder("c6", "c5", "c7", "X");
        sitting.click("c6", "c7");
        assertThat(sitting.done()).containsExactly("pass R>7");
    }

    @Test
    void aManGoesToAFreeChairWithOrWithoutTheCard() {
        sitting.click("5", "c5", "c14");
        sitting.click("c2", "c15");
        assertThat(sitting.done()).containsExactly("move 5>14", "move 2>15");
    }

    @Test
    void aManIsDraggedToAFreeChair() {
        Ui.drag(sitting.spot("c5"), sitting.spot("c14"));
        assertThat(sitting.done()).containsExactly("move 5>14");
    }

    @Test
    void aCardIsDraggedToTheDiscards() {
        Ui.drag(sitting.spot("1"), sitting.spot("X"));
        assertThat(sitting.done()).containsExactly("throw K");
    }

    @Test
    void aCardIsThrownAway() {
        sitting.click("5", "X");
        assertThat(sitting.done()).containsExactly("throw M");
    }

    @Test
    void theDrawPileEndsTheTurn() {
        sitting.focus("1");
        Ui.type(KeyCode.D);
        assertThat(sitting.done()).containsExactly("done");
    }

    @Test
    void anotherPlayersCakeExplodesByOneChair() {
        at(COCKTAIL);
        sitting.click("1");
        assertThat(sitting.glowing()).containsExactlyInAnyOrder("c6", "X");
        sitting.click("c6");
        assertThat(sitting.done()).containsExactly("boom R");
    }

    @Test
    void drinkersAreGatheredAndThenServed() {
        at(COCKTAIL);
        sitting.click("2");
        assertThat(sitting.hint).contains("Choose 3 more men at drinks.");
        sitting.click("c13", "c26");
        assertThat(sitting.hint).contains("Choose one more man at a drink.");
        sitting.click("c20");
        assertThat(sitting.done()).isEmpty();
        assertThat(sitting.hint.orElseThrow()).startsWith("Enter: Slumber Cocktail for ");
        sitting.click("P");
        assertThat(sitting.done()).containsExactly("drink 13 20 26");
    }

    @Test
    void theCopsAreCalledByPuttingTheCardOnTheTable() {
        at(COCKTAIL);
        sitting.click("3");
        assertThat(sitting.done()).isEmpty();
        assertThat(sitting.glowing()).containsExactlyInAnyOrder("P", "X");
        sitting.click("P");
        assertThat(sitting.done()).containsExactly("cops");
    }

    @Test
    void escapeTakesBackOneChoiceAtATime() {
        sitting.click("1", "c8");
        assertThat(Ui.get(sitting.board::back)).isTrue();
        assertThat(sitting.keys(Spot::isChosen)).containsExactly("1");
        assertThat(Ui.get(sitting.board::back)).isTrue();
        assertThat(Ui.get(sitting.board::back)).isFalse();
        assertThat(sitting.glowing()).isEmpty();
    }

    @Test
    void aSecondClickDropsAChoice() {
        sitting.click("1");
        Ui.clickAgain();
        assertThat(sitting.keys(Spot::isChosen)).isEmpty();
    }

    @Test
    void anotherCardIsChosenInstead() {
        sitting.click("1", "2");
        assertThat(sitting.keys(Spot::isChosen)).containsExactly("2");
    }

    @Test
    void whatDoesNotFitIsRefusedWithItsClause() {
        sitting.click("2", "c5");
        sitting.click("c9");
        sitting.click("c6");
        assertThat(sitting.refused).containsExactly("DP-8.4", "DP-8.3", "DP-8.3");
        assertThat(sitting.done()).isEmpty();
        assertThat(sitting.keys(Spot::isChosen)).containsExactly("2");
    }

    @Test
    void whatDoesNotFitSaysWhyWhenItIsLookedAt() {
        sitting.click("1");
        sitting.focus("c5");
        assertThat(sitting.hint).contains("The man at 5 has no knife. (DP-8.2)");
        sitting.click("3");
        sitting.focus("c6");
        assertThat(sitting.hint).contains("There is a cake at 6 already. (DP-9.2)");
    }

    @Test
    void aCardThatCannotBePlayedSaysWhy() {
        at(POSITION.replace("cake 6 ", ""));
        sitting.focus("4");
        assertThat(sitting.hint).contains("There is no such cake on the table. (DP-9.4)");
        sitting.click("4");
        assertThat(sitting.glowing()).containsExactly("X");
        assertThat(sitting.hint.orElseThrow()).contains("(DP-9.4)").contains("thrown away");
    }

    @Test
    void nothingIsOfferedToWhoeverOnlyLooks() {
        sitting.close();
        sitting = PepeSitting.open(POSITION);
        sitting.click("c8");
        assertThat(sitting.keys(Spot::isChosen)).isEmpty();
        assertThat(sitting.refused).isEmpty();
    }
}
