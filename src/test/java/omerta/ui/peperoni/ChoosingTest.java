package omerta.ui.peperoni;

import static omerta.peperoni.DonPeperoniPositions.place;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniAgent;
import omerta.peperoni.DonPeperoniPositions;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Canvassers are sent, bribes and agents left, markers used by clicks and keys; what is illegal says why.
class ChoosingTest {

    private PeperoniSitting sitting = PeperoniSitting.inHand(DonPeperoniPositions.begun());

    @AfterEach
    void close() {
        sitting.close();
    }

    private void at(PeperoniSitting other) {
        sitting.close();
        sitting = other;
    }

    @Test
    void aPlaceIsChosenAndGoneToByTheNextClick() {
        sitting.press("Henhouse");
        assertThat(sitting.chosen).isEmpty();
        assertThat(sitting.way().orElseThrow().cost()).isEqualTo(3);
        sitting.press("Henhouse");
        assertThat(sitting.chosen)
                .containsExactly(
                        new DonPeperoniAction.Walk(1, place("plazuela-olivo")),
                        new DonPeperoniAction.Walk(1, place("norte-oeste-1")),
                        new DonPeperoniAction.Walk(1, place("gallinero")));
    }

    @Test
    void theOtherCanvasserGoesIfItIsChosen() {
        sitting.press("Ada's second canvasser", "Plazuela del Olivo", "Plazuela del Olivo");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.Walk(2, place("plazuela-olivo")));
    }

    @Test
    void aWayIsDrawnWithWhatItCostsAndWhatIsLeft() {
        sitting.focus("Henhouse");
        assertThat(sitting.hint.orElseThrow()).startsWith("First canvasser to Henhouse: 3 points, 5 left");
        assertThat(sitting.way().orElseThrow().to()).isEqualTo(place("gallinero"));
    }

    @Test
    void aWayThatIsTooFarSaysSo() {
        sitting.focus("Barbershop");
        assertThat(sitting.hint.orElseThrow()).contains("costs").endsWith("(PP-5.1)");
        sitting.press("Barbershop");
        assertThat(sitting.refused).containsExactly("PP-5.1");
    }

    @Test
    void aLockedHouseSaysSo() {
        sitting.press("Taqueria");
        assertThat(sitting.refused).containsExactly("PP-17.2");
    }

    @Test
    void enterGoesToo() {
        sitting.focus("Plazuela del Olivo");
        Ui.type(KeyCode.ENTER, KeyCode.ENTER);
        assertThat(sitting.chosen).hasSize(1);
    }

    @Test
    void escapeDropsTheGoal() {
        sitting.press("Henhouse");
        assertThat(Ui.get(sitting.board::back)).isTrue();
        assertThat(Ui.get(sitting.board::back)).isFalse();
    }

    @Test
    void chitThenHouseAndHouseThenAgent() {
        at(PeperoniSitting.inHand(DonPeperoniPositions.visited(50)));
        sitting.press("Chit of 20", "Henhouse");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.Bribe(1, 20));
    }

    @Test
    void houseThenAgent() {
        at(PeperoniSitting.inHand(DonPeperoniPositions.visited(50)));
        sitting.press("Henhouse", "Bodyguard");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.LeaveAgent(1, DonPeperoniAgent.BODYGUARD));
    }

    @Test
    void aSpyIsSentToTheOnlyConcealedChitByTheHouse() {
        at(PeperoniSitting.inHand(DonPeperoniPositions.visited(50)));
        sitting.press("Spy", "Henhouse");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.SendSpy(1, Seat.of(0)));
        sitting.focus("Henhouse");
        assertThat(sitting.labels(sitting.root.getBottom())).anyMatch(words -> words.contains("Ada 50"));
        assertThat(sitting.labels(sitting.board.middle())).noneMatch(words -> words.contains("50"));
    }

    @Test
    void aBribeWhereNobodyIsIsRefused() {
        sitting.press("Chit of 5", "Henhouse");
        assertThat(sitting.refused).hasSize(1);
        assertThat(sitting.chosen).isEmpty();
    }

    @Test
    void lettersChooseToo() {
        at(PeperoniSitting.inHand(DonPeperoniPositions.visited(50)));
        sitting.focus("Chit of 20");
        Ui.type(KeyCode.B);
        assertThat(sitting.words(Spot::isChosen)).singleElement().asString().startsWith("Bodyguard");
        assertThat(sitting.words(Spot::isTarget)).hasSize(2).anyMatch(words -> words.startsWith("Henhouse"));
        sitting.focus("Henhouse");
        Ui.type(KeyCode.ENTER);
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.LeaveAgent(1, DonPeperoniAgent.BODYGUARD));
    }

    @Test
    void aMarkerStopsACanvasser() {
        at(PeperoniSitting.inHand(DonPeperoniPositions.policed()));
        sitting.press("Police marker", "Bo's second canvasser");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.Frisk(Seat.of(1), 2));
    }

    @Test
    void chitsAreLaidAtTheMarkersAndThePassIsTheEnd() {
        at(PeperoniSitting.inHand(DonPeperoniPositions.bidding()));
        sitting.press("Chit of 100", "Second police marker", "First police marker", "Chit of 5", "Done");
        assertThat(sitting.chosen)
                .containsExactly(
                        new DonPeperoniAction.Bid(2, 100),
                        new DonPeperoniAction.Bid(1, 5),
                        new DonPeperoniAction.Done());
    }

    @Test
    void aHomeIsChosenAtTheOpenTable() {
        at(PeperoniSitting.open(DonPeperoniPositions.dealt()));
        sitting.press("Church");
        assertThat(sitting.refused).containsExactly("PP-3.2");
        sitting.press("Casa del Pozo");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.ChooseHome(place("h-pozo")));
    }

    @Test
    void doneEndsTheTurn() {
        sitting.press("Done");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.Done());
    }
}
