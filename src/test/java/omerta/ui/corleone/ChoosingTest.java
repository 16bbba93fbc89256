package omerta.ui.corleone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.input.KeyCode;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneGood;
import omerta.corleone.CorleonePositions;
import omerta.corleone.CorleoneUse;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is chosen by mouse and by keys, what is said before, and what is refused.
class ChoosingTest {

    private CorleoneSitting sitting = CorleoneSitting.inHand(CorleonePositions.turn());

    private void sit(CorleoneSitting other) {
        sitting.close();
        sitting = other;
    }

    @AfterEach
    void getUp() {
        sitting.close();
    }

    @Test
    void aClickOnAFrontPutsAThugThere() {
        sitting.click("Undertaker");
        assertThat(sitting.chosen).containsExactly(new CorleoneAction.Place(CorleoneCity.printed(4)));
    }

    @Test
    void enterOnARoundSpotPutsAFamilyMemberThere() {
        sitting.enter("Fish Gate");
        assertThat(sitting.chosen).containsExactly(new CorleoneAction.Place(CorleoneCity.FRONTS));
    }

    @Test
    void aRoundSpotThatIsLookedAtLightsUpTheBacksAroundIt() {
        sitting.focus("Bell Steps");
        Ui.settle(sitting.scene);
        assertThat(sitting.words(spot -> spot.getStyleClass().contains("lit-back")))
                .hasSize(3)
                .anyMatch(words -> words.startsWith("Undertaker"))
                .anyMatch(words -> words.startsWith("Supper Club"))
                .anyMatch(words -> words.startsWith("Pawnbroker"));
        assertThat(sitting.hint.orElseThrow())
                .startsWith("Family member on Bell Steps: suitcase, $2 and 1 Blood Money");
    }

    @Test
    void theShareOfARivalAndABombAreSaidBefore() {
        sit(CorleoneSitting.inHand(CorleonePositions.watched()));
        sitting.focus("Pier Warehouse");
        assertThat(sitting.hint.orElseThrow()).contains("Bo controls the turf and takes a share: 2 Booze.");
        sitting.focus("Pork Butcher");
        assertThat(sitting.hint.orElseThrow())
                .contains("Then the bomb goes off.")
                .doesNotContain("share");
    }

    @Test
    void thePaymentWithTheFewestNarcoticsIsOfferedFirstAndEnterPaysIt() {
        sitting.enter("Watered Gin");
        List<String> ways = sitting.words(spot -> spot.getStyleClass().contains("way"));
        assertThat(ways).hasSize(2);
        assertThat(ways.getFirst()).contains("pay Booze");
        assertThat(ways.getLast()).contains("pay Narcotics");
        Ui.type(KeyCode.ENTER);
        assertThat(sitting.chosen)
                .containsExactly(
                        new CorleoneAction.Complete(CorleonePositions.job("watered-gin"), List.of(CorleoneGood.BOOZE)));
    }

    @Test
    void escapeGoesBackFromThePayment() {
        sitting.click("Watered Gin");
        assertThat(Ui.get(sitting.board::back)).isTrue();
        assertThat(sitting.words(spot -> spot.getStyleClass().contains("way"))).isEmpty();
        assertThat(Ui.get(sitting.board::back)).isFalse();
        assertThat(sitting.chosen).isEmpty();
    }

    @Test
    void aJobThatCannotBePaidIsRefusedWithItsClause() {
        sit(CorleoneSitting.inHand(CorleonePositions.rich()));
        String job = sitting.words(spot -> spot.getStyleClass().contains("open-card")).stream()
                .filter(words -> words.matches(".*Costs: [^.]*,.*"))
                .findFirst()
                .orElseThrow();
        sitting.click(job);
        assertThat(sitting.refused).containsExactly("CO-8.1");
        assertThat(sitting.hint.orElseThrow()).endsWith("(CO-8.1)");
    }

    @Test
    void aBillIsPutIntoTheSuitcaseByCardAndSuitcaseOrByIconAndCard() {
        sit(CorleoneSitting.inHand(CorleonePositions.rich()));
        sitting.click("Undertaker", "$3", "Your suitcase");
        sitting.enter("suitcase, once", "$1");
        assertThat(sitting.chosen)
                .containsExactly(
                        new CorleoneAction.Place(CorleoneCity.printed(4)),
                        new CorleoneUse.Stash(3),
                        new CorleoneUse.Stash(1));
    }

    @Test
    void aBillIsDraggedIntoTheSuitcase() {
        sit(CorleoneSitting.inHand(CorleonePositions.rich()));
        sitting.click("Undertaker");
        Ui.drag(sitting.spot("$3"), sitting.spot("Your suitcase"));
        assertThat(sitting.chosen).endsWith(new CorleoneUse.Stash(3));
    }

    @Test
    void theRestIsLeftOutByTheLetterD() {
        sit(CorleoneSitting.inHand(CorleonePositions.rich()));
        sitting.enter("Undertaker");
        sitting.focus("$1");
        Ui.type(KeyCode.D);
        assertThat(sitting.chosen).endsWith(new CorleoneAction.Done());
    }

    @Test
    void anIconThatNeedsTheHandAsksForItAtTheOpenTable() {
        sit(CorleoneSitting.open(CorleonePositions.taking()));
        sitting.click("suitcase, 2 times");
        assertThat(sitting.acting).containsExactly(CorleonePositions.ADA);
    }

    @Test
    void aTargetIsChosenByItself() {
        sit(CorleoneSitting.inHand(CorleonePositions.armed()));
        sitting.enter("Street Warning");
        Ui.type(KeyCode.ENTER);
        sitting.click("Supper Club");
        assertThat(sitting.chosen).endsWith(new CorleoneUse.Kill(CorleoneCity.printed(5)));
        assertThat(sitting.spot("Bo in the river").getAccessibleText()).contains("one thug");
    }

    @Test
    void aBidIsPutTogetherInTheLidAndConfirmed() {
        sit(CorleoneSitting.inHand(CorleonePositions.bribery()));
        sitting.click("$1 in the suitcase", "$2 in the suitcase");
        assertThat(sitting.hint.orElseThrow()).startsWith("$3 in the lid");
        sitting.click("$1 in the suitcase");
        sitting.enter("Bid $2");
        assertThat(sitting.chosen).containsExactly(new CorleoneAction.Bid(List.of(2)));
    }

    @Test
    void asManyCardsAreDiscardedAsAreOverTheLimit() {
        sit(CorleoneSitting.inHand(CorleonePositions.tribute()));
        sitting.click("Booze");
        sitting.enter("Discard these");
        assertThat(sitting.refused).containsExactly("CO-35.3");
        sitting.click("$1");
        sitting.enter("Discard these");
        assertThat(sitting.chosen).containsExactly(new CorleoneAction.Discard(List.of(1, 5)));
    }

    @Test
    void whoeverOnlyLooksIsOfferedNothing() {
        sit(CorleoneSitting.open(CorleonePositions.turn()));
        sitting.click("Undertaker");
        assertThat(sitting.chosen).isEmpty();
        assertThat(sitting.words(Spot::isReady)).isEmpty();
    }
}
