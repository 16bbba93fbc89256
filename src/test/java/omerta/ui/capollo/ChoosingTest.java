package omerta.ui.capollo;

import static omerta.capollo.DonCapolloBusiness.CASINO;
import static omerta.capollo.DonCapolloBusiness.CORRUPTION;
import static omerta.capollo.DonCapolloBusiness.OLIVE_OIL;
import static omerta.capollo.DonCapolloBusiness.WEAPONS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.input.KeyCode;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloGoods;
import omerta.capollo.DonCapolloPositions;
import omerta.engine.Seat;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is chosen at the table, by mouse, by keys and by hand.
class ChoosingTest {

    private static final Seat ADA = Seat.of(0);
    private static final Seat BO = Seat.of(1);

    private CapolloSitting sitting = CapolloSitting.open(DonCapolloPositions.begun(3), 0);

    private void sit(CapolloSitting other) {
        sitting.close();
        sitting = other;
    }

    @AfterEach
    void close() {
        sitting.close();
    }

    @Test
    void aPlateDoesItsActionAndItsLetterToo() {
        sitting.focus("Two cards");
        Ui.type(KeyCode.DIGIT2);
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.TwoCards());
        sitting.press("End the turn");
        assertThat(sitting.refused).containsExactly("CA-4.4");
    }

    @Test
    void anOpenCardGoesIntoItsRow() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 0));
        sitting.press("Open card: weapons");
        assertThat(sitting.words(Spot::isTarget)).singleElement().asString().startsWith("Ada, weapons");
        sitting.press("Ada, weapons");
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.LayOpen(WEAPONS));
    }

    @Test
    void enterDoesThePlainThing() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 0));
        sitting.focus("Open card: weapons");
        Ui.type(KeyCode.ENTER);
        assertThat(sitting.hint.orElseThrow()).startsWith("Enter: Lay the open card weapons");
        Ui.type(KeyCode.ENTER);
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.LayOpen(WEAPONS));
    }

    @Test
    void aCardWithoutRoomIsRefusedByItsClause() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 0));
        sitting.press("Open card: casino", "Ada, olive oil");
        assertThat(sitting.refused).containsExactly("CA-5.2");
        assertThat(sitting.chosen).isEmpty();
    }

    @Test
    void aRowIsAccountedForOnTheDiscardPileAndByDragging() {
        sitting.press("Ada, olive oil", "Discard pile");
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.Account(OLIVE_OIL));
        Ui.drag(sitting.spot("Ada, weapons"), sitting.spot("Discard pile"));
        assertThat(sitting.chosen).endsWith(new DonCapolloAction.Account(WEAPONS));
    }

    @Test
    void powerIsPaidIntoThePurse() {
        sitting.press("Ada's power", "Ada has $5");
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.Donate(1));
    }

    @Test
    void aHandCardIsLaidBehindTheCurtain() {
        sit(CapolloSitting.inHand(DonCapolloPositions.begun(3), 0));
        sitting.press("Ada, olive oil", "Discard pile", "casino, card 1", "Ada: a free place");
        assertThat(sitting.chosen).endsWith(new DonCapolloAction.LayHand(CASINO));
    }

    @Test
    void theScalesComeWithWhatWasPointedAt() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 0));
        sitting.press("Open card: weapons", "Family of Bo", "$1: Bo gives it", "$1: Bo gives it");
        assertThat(sitting.said()).contains("Ada gives Bo the open card weapons and gets $2.");
        sitting.button("deal-make");
        assertThat(sitting.chosen)
                .containsExactly(new DonCapolloAction.Offer(
                        BO, DonCapolloGoods.open(WEAPONS), DonCapolloGoods.money(2), List.of()));
    }

    @Test
    void somethingOfAnotherFamilyIsWanted() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 0));
        sitting.press("Bo, drinks");
        assertThat(sitting.said())
                .contains("Ada gives Bo nothing and gets drinks from a row.")
                .contains("To make room: weapons", "To make room: olive oil");
    }

    @Test
    void goodsAreDraggedIntoThePansAndOut() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 0));
        sitting.press("Family of Bo");
        Ui.settle(sitting.scene);
        Ui.drag(sitting.spot("olive oil from the row × 2: Ada gives it"), sitting.spot("What Ada gives"));
        assertThat(sitting.said()).contains("Ada gives Bo olive oil from a row and gets nothing.");
        Ui.settle(sitting.scene);
        Ui.drag(sitting.spot("olive oil from the row: Ada keeps it"), sitting.spot("$1: Ada gives it"));
        assertThat(sitting.said()).contains("The scales are empty: choose what each side gives.");
    }

    @Test
    void escapePutsTheScalesAway() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 0));
        sitting.press("Family of Bo");
        assertThat(sitting.hasButton("deal-make")).isTrue();
        assertThat(Ui.get(sitting.board::back)).isTrue();
        assertThat(sitting.hasButton("deal-make")).isFalse();
        assertThat(Ui.get(sitting.board::back)).isFalse();
    }

    @Test
    void anUnfitOfferSaysWhyNot() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 2));
        sitting.press("Family of Bo", "$1: Bo gives it");
        assertThat(sitting.said()).anyMatch(words -> words.endsWith("(CA-9.3)"));
        sitting.button("deal-make");
        assertThat(sitting.match.moves()).isZero();
    }

    @Test
    void aHandCardIsAskedForByItsBusiness() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 0));
        sitting.press("Family of Bo", "Ask for corruption", "Ask for drinks");
        assertThat(sitting.said())
                .anyMatch(words -> words.matches(
                        "Ada gives Bo nothing and gets corruption from the hand.* drinks from the hand\\."));
        assertThat(sitting.words(spot -> spot.getAccessibleText().startsWith("Ask for")))
                .isEmpty();
    }

    @Test
    void ownHandCardsAreOfferedBehindTheCurtain() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 0));
        sitting.press("Family of Bo");
        sitting.button("deal-own-hand");
        assertThat(sitting.acting).containsExactly(ADA);
        sit(CapolloSitting.inHand(DonCapolloPositions.market(3), 0));
        sitting.press("Family of Bo", "casino, card 1", "$1: Bo gives it");
        sitting.button("deal-make");
        assertThat(sitting.chosen)
                .containsExactly(new DonCapolloAction.Offer(
                        BO, DonCapolloGoods.hand(CASINO), DonCapolloGoods.money(1), List.of()));
    }

    @Test
    void acceptLeadsBehindTheCurtainWhetherTheCardIsHeldOrNot() {
        for (boolean held : new boolean[] {true, false}) {
            sit(CapolloSitting.open(DonCapolloPositions.asked(held), 1));
            sitting.button("deal-accept");
            assertThat(sitting.acting).containsExactly(BO);
            assertThat(sitting.chosen).isEmpty();
        }
    }

    @Test
    void behindTheCurtainItIsAcceptedWhereTheCardIsHeld() {
        sit(CapolloSitting.inHand(DonCapolloPositions.asked(true), 1));
        sitting.button("deal-accept");
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.Accept(List.of()));
        sit(CapolloSitting.inHand(DonCapolloPositions.asked(false), 1));
        assertThat(sitting.said()).anyMatch(words -> words.endsWith("(CA-8.18)"));
        sitting.button("deal-decline");
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.Decline());
    }

    @Test
    void aCounterBeginsWithTheOfferAndKeepsItInSight() {
        sit(CapolloSitting.inHand(DonCapolloPositions.asked(true), 1));
        sitting.button("deal-counter");
        assertThat(sitting.said())
                .contains("Bo gives Ada corruption from the hand and gets $2.")
                .contains("Before: Ada gives Bo $2 and gets corruption from the hand.");
        sitting.press("$1: Ada gives it");
        sitting.button("deal-make");
        assertThat(sitting.chosen)
                .containsExactly(new DonCapolloAction.Counter(
                        DonCapolloGoods.hand(CORRUPTION), DonCapolloGoods.money(3), List.of()));
    }

    @Test
    void anOfferIsWithdrawnByItsMaker() {
        sit(CapolloSitting.open(DonCapolloPositions.asked(true), 0));
        sitting.button("deal-withdraw");
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.Withdraw());
    }

    @Test
    void aFavourIsCalledInOrLetPass() {
        sit(CapolloSitting.open(DonCapolloPositions.accounting(), 2));
        assertThat(sitting.said()).contains("It waits: Ada accounts for weapons, 4 cards: $2 and 3 power.");
        sitting.press("Ada's favour, held by Cy");
        assertThat(sitting.hint.orElseThrow()).startsWith("Enter: Call in Ada's favour: take weapons from the row");
        sitting.press("Ada, weapons");
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.CallRow(ADA, WEAPONS));
        sit(CapolloSitting.open(DonCapolloPositions.accounting(), 2));
        sitting.press("Let it pass");
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.Pass());
    }

    @Test
    void theOwnFavourIsOfferedForACardOfAnyFamily() {
        sit(CapolloSitting.open(DonCapolloPositions.market(3), 1));
        sitting.press("Bo's own favour", "Cy, weapons");
        assertThat(sitting.said()).contains("Bo gives Cy Bo's favour and gets weapons from a row.");
        sitting.button("deal-make");
        assertThat(sitting.chosen)
                .containsExactly(new DonCapolloAction.Offer(
                        Seat.of(2), DonCapolloGoods.favour(BO), DonCapolloGoods.rows(WEAPONS), List.of()));
    }
}
