package omerta.ui.corleone;

import static omerta.corleone.CorleonePositions.BO;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneErrands;
import omerta.corleone.CorleoneNeutral;
import omerta.corleone.CorleoneState;
import omerta.corleone.CorleoneUse;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What jobs and allies do to others, and the Turf War with neutral figures: what is asked for, what is said before, what is
/// refused, and what the table shows then.
class ErrandsTest {

    private static final int CLUB = CorleoneCity.printed(5);
    private static final int GARMENT_ROW = 3;

    private CorleoneSitting sitting = CorleoneSitting.inHand(CorleoneErrands.stealing());

    private void sit(CorleoneState state) {
        sitting.close();
        sitting = CorleoneSitting.inHand(state);
    }

    @AfterEach
    void getUp() {
        sitting.close();
    }

    private String said() {
        return sitting.hint.orElseThrow();
    }

    private String at(String spot) {
        return sitting.spot(spot).getAccessibleText();
    }

    private List<String> hand() {
        return Ui.get(() -> Ui.all(sitting.root.getBottom()).stream()
                .filter(Spot.class::isInstance)
                .map(Node::getAccessibleText)
                .toList());
    }

    @Test
    void aCardIsStolenFromAFamilyAtTheRiver() {
        sitting.click("steal, once");
        assertThat(said()).isEqualTo("Choose a family at the river.");
        sitting.focus("Bo in the river");
        assertThat(said()).isEqualTo("Steal a card from Bo.");
        sitting.click("Cy in the river");
        assertThat(said()).isEqualTo("Steal from another player who has a card in hand. (CO-45.21)");
        assertThat(sitting.refused).containsExactly("CO-45.21");
        sitting.click("Bo in the river");
        assertThat(sitting.chosen).containsExactly(new CorleoneUse.Steal(BO));
        assertThat(hand()).hasSize(3).contains("$2").containsAnyOf("$5", "The Fence");
    }

    @Test
    void aSuitcaseIsSpilledAndNobodyIsShownWhatStaysInIt() {
        sit(CorleoneErrands.spilling());
        sitting.focus("Bo in the river");
        assertThat(said()).isEqualTo("Spill Bo's suitcase.");
        sitting.enter("Cy in the river");
        assertThat(sitting.refused).containsExactly("CO-45.24");
        sitting.enter("Bo in the river");
        assertThat(sitting.chosen).containsExactly(new CorleoneUse.Spill(BO));
        assertThat(sitting.labels(Ui.get(() -> sitting.board.facts(BO))))
                .containsSubsequence("1", "Hand", "2", "Suitcase")
                .noneMatch(words -> words.contains("$"));
    }

    @Test
    void aFigureIsRescuedAndOfTwoKindsOneIsChosen() {
        sit(CorleoneErrands.rescuing());
        assertThat(at("Ada in the river")).contains("one thug, one family member");
        sitting.click("Ada in the river");
        assertThat(sitting.words(spot -> spot.getStyleClass().contains("way")))
                .containsExactly("Pull a thug out of the river", "Pull a family member out of the river");
        sitting.click("Pull a family member");
        assertThat(sitting.chosen).containsExactly(new CorleoneUse.Rescue(true));
        assertThat(at("Ada in the river")).contains("one thug, no family members");
    }

    @Test
    void theFirstWayOutOfTheRiverIsTakenByEnter() {
        sit(CorleoneErrands.rescuing());
        sitting.enter("rescue, once", "Ada in the river");
        Ui.type(KeyCode.ENTER);
        assertThat(sitting.chosen).containsExactly(new CorleoneUse.Rescue(false));
        assertThat(at("Ada in the river")).contains("no thugs, one family member");
    }

    @Test
    void twoFiguresOfOneTurfAreShotAtOnce() {
        sit(CorleoneErrands.shooting());
        sitting.click("Supper Club");
        assertThat(said()).isEqualTo("Choose a second figure in this turf; D ends with this one.");
        assertThat(sitting.words(Spot::isTarget))
                .anyMatch(words -> words.startsWith("Marquee Yard"))
                .anyMatch(words -> words.startsWith("Stagecoach Arch"))
                .noneMatch(words -> words.startsWith("Pier Warehouse"));
        sitting.click("Pork Butcher");
        assertThat(sitting.refused).containsExactly("CO-45.5");
        sitting.focus("Stagecoach Arch");
        assertThat(said())
                .isEqualTo("Drive-by: Bo's thug (front of the Supper Club) and Cy's family member (Stagecoach Arch).");
        sitting.click("Stagecoach Arch");
        assertThat(sitting.chosen)
                .containsExactly(new CorleoneUse.DriveBy(List.of(CLUB, CorleoneErrands.space("stagecoach-arch"))));
        assertThat(at("Supper Club") + at("Stagecoach Arch")).doesNotContain("There:");
        assertThat(at("Bo in the river")).contains("one thug, no family members");
        assertThat(at("Cy in the river")).contains("no thugs, one family member");
    }

    @Test
    void oneFigureAloneIsShotByTheLetterD() {
        sit(CorleoneErrands.shooting());
        sitting.enter("Supper Club");
        Ui.type(KeyCode.D);
        assertThat(sitting.chosen).containsExactly(new CorleoneUse.DriveBy(List.of(CLUB)));
        assertThat(at("Marquee Yard")).contains("Bo's family member");
    }

    @Test
    void markersGoUnderTheStacksOfTurfsThatAreChosenByAnythingInThem() {
        sit(CorleoneErrands.marking());
        sitting.focus("1, Harborside");
        assertThat(said()).isEqualTo("Put a control marker under the stack of Harborside.");
        sitting.enter("3, Garment Row");
        sitting.click("Undertaker", "Bell Steps");
        assertThat(sitting.refused).containsExactly("CO-45.18", "CO-45.18", "CO-45.18");
        sitting.click("Pier Warehouse");
        assertThat(at("1, Harborside")).contains("Bo controls it. Ada: one marker. Bo: one marker.");
        sitting.enter("1, Harborside");
        assertThat(sitting.refused).endsWith("CO-45.20");
        sitting.enter("2, Old Market");
        assertThat(sitting.chosen).containsExactly(new CorleoneUse.PutMarker(1), new CorleoneUse.PutMarker(2));
        assertThat(at("2, Old Market")).contains("Ada controls it.");
    }

    @Test
    void whoIsOutOfMarkersMovesTheLowestOfATurfOrNone() {
        sit(CorleoneErrands.out());
        assertThat(sitting.words(Spot::isReady))
                .extracting(words -> words.substring(0, 2))
                .containsExactly("1,", "2,", "4,", "Mo");
        sitting.focus("1, Harborside");
        assertThat(said()).isEqualTo("Move the lowest own marker from Harborside.");
        sitting.click("Gentlemen's Tailor", "Bell Steps");
        assertThat(sitting.refused).containsExactly("CO-24", "CO-24");
        sitting.click("Pier Warehouse");
        assertThat(at("1, Harborside")).contains("Ada: one marker. Bo: one marker.");
        assertThat(at("5, Theater Mile")).contains("Ada: 2 markers.");
        sitting.enter("Move no marker");
        assertThat(sitting.chosen).containsExactly(new CorleoneAction.MoveMarker(1), new CorleoneAction.Done());
        assertThat(at("6, Exchange Street")).contains("Nobody controls it.");
    }

    @Test
    void thePoliceCaptainIsPostedOnAFreeFront() {
        sit(CorleoneErrands.posting(CorleoneNeutral.POLICE_CAPTAIN));
        sitting.focus("Pier Warehouse");
        assertThat(said()).isEqualTo("Put the Police Captain: front of the Pier Warehouse.");
        sitting.click("Pork Butcher", "Fish Gate");
        assertThat(sitting.refused).containsExactly("CO-45.25", "CO-45.25");
        sitting.enter("Pier Warehouse");
        assertThat(at("Pier Warehouse")).endsWith("There: the Police Captain.");
    }

    @Test
    void theAldermanIsPostedOnAFreeSpot() {
        sit(CorleoneErrands.posting(CorleoneNeutral.ALDERMAN));
        sitting.focus("Fish Gate");
        assertThat(said()).isEqualTo("Put the Alderman: Fish Gate.");
        sitting.click("Rope Walk", "Pier Warehouse");
        assertThat(sitting.refused).containsExactly("CO-45.26", "CO-45.26");
        sitting.enter("Fish Gate");
        assertThat(at("Fish Gate")).endsWith("There: the Alderman.");
    }

    @Test
    void theShopStewardIsPostedInATurfByAnythingInIt() {
        sit(CorleoneErrands.posting(CorleoneNeutral.SHOP_STEWARD));
        sitting.focus("Gentlemen's Tailor");
        assertThat(said()).isEqualTo("Put the Shop Steward: Garment Row.");
        sitting.click("Rope Walk");
        assertThat(sitting.refused).containsExactly("CO-45.27");
        sitting.click("Gentlemen's Tailor");
        assertThat(sitting.chosen).containsExactly(new CorleoneUse.Post(CorleoneNeutral.SHOP_STEWARD, GARMENT_ROW));
        assertThat(at("3, Garment Row")).contains("The Shop Steward is here.");
    }

    @Test
    void neutralFiguresHoldATurfInTheTurfWarAndLeave() {
        sit(CorleoneErrands.policed());
        assertThat(at("Pier Warehouse")).endsWith("There: the Police Captain.");
        sitting.click("Pawnbroker");
        sitting.moment();
        assertThat(sitting.labels(sitting.board.middle()))
                .containsSequence(
                        "Turf War: Harborside", "2", "Harborside: nobody has the most influence alone.", "1 of 8");
        sitting.step("To the end");
        assertThat(at("1, Harborside")).contains("Nobody controls it.").doesNotContain("Shop Steward");
        assertThat(at("Pier Warehouse")).doesNotContain("There:");
        assertThat(at("2, Old Market")).contains("Ada controls it.");
    }
}
