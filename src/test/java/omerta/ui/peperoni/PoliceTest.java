package omerta.ui.peperoni;

import static omerta.peperoni.DonPeperoniPositions.place;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.input.KeyCode;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniPositions;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The police, a stalemate and the start player: all of it is done by the mouse, and by keys.
class PoliceTest {

    private PeperoniSitting sitting = PeperoniSitting.inHand(DonPeperoniPositions.policed());

    /// How something on the table is chosen.
    enum By {
        MOUSE,
        KEYS;

        void choose(PeperoniSitting sitting, String... words) {
            switch (this) {
                case MOUSE -> sitting.click(words);
                case KEYS -> sitting.enter(words);
            }
        }
    }

    @AfterEach
    void close() {
        sitting.close();
    }

    private void inHand(DonPeperoniState state) {
        sitting.close();
        sitting = PeperoniSitting.inHand(state);
    }

    private List<String> tray() {
        return Ui.get(() -> Ui.all(sitting.root.getBottom()).stream()
                .filter(Spot.class::isInstance)
                .map(node -> node.getAccessibleText())
                .toList());
    }

    @ParameterizedTest
    @EnumSource
    void aCanvasserIsFrisked(By by) {
        assertThat(tray()).contains("Police marker");
        by.choose(sitting, "Police marker", "Bo's second canvasser");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.Frisk(Seat.of(1), 2));
        assertThat(sitting.spot("Bo's second canvasser").getAccessibleText()).endsWith("being frisked");
        assertThat(tray()).doesNotContain("Police marker");
    }

    @ParameterizedTest
    @EnumSource
    void aHouseIsRaided(By by) {
        inHand(DonPeperoniPositions.stern());
        by.choose(sitting, "Police marker", "Barbershop");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.RaidHouse(place("barberia")));
        assertThat(sitting.spot("Barbershop").getAccessibleText()).isEqualTo("Barbershop, number 3, police raid");
    }

    @Test
    void theCardOfARaidedHouseSaysSo() {
        inHand(DonPeperoniPositions.stern());
        sitting.press("Police marker", "Barbershop");
        sitting.focus("Done");
        sitting.focus("Barbershop");
        assertThat(sitting.labels(sitting.board.middle())).contains("police raid");
    }

    @ParameterizedTest
    @EnumSource
    void aStreetIsClosedByAnyOfItsSpaces(By by) {
        inHand(DonPeperoniPositions.stern());
        by.choose(sitting, "Police marker", "Calle Mayor, west 2");
        int street = DonPeperoniPositions.street("mayor-oeste");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.CloseStreet(street));
        assertThat(sitting.words(spot -> spot.getAccessibleText().endsWith("street closed")))
                .hasSize(3);
    }

    @Test
    void whatIsNotAgreedOnIsRefused() {
        sitting.click("Police marker", "Barbershop", "Calle Mayor, west 2");
        assertThat(sitting.refused).containsExactly("PP-18.6", "PP-18.13");
        assertThat(sitting.chosen).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void chitsAreLaidAtBothMarkers(By by) {
        inHand(DonPeperoniPositions.bidding());
        by.choose(sitting, "Chit of 100", "Second police marker", "First police marker", "Chit of 5", "Done");
        assertThat(sitting.chosen)
                .containsExactly(
                        new DonPeperoniAction.Bid(2, 100),
                        new DonPeperoniAction.Bid(1, 5),
                        new DonPeperoniAction.Done());
        assertThat(sitting.labels(sitting.board.middle())).noneMatch(words -> words.contains("100"));
    }

    @Test
    void markersAndVotesAreExplained() {
        inHand(DonPeperoniPositions.bidding());
        sitting.focus("First police marker");
        assertThat(sitting.hint).hasValueSatisfying(words -> assertThat(words).contains("goes to whoever has laid"));
        sitting.focus("Ada: 8 votes");
        assertThat(sitting.hint).hasValueSatisfying(words -> assertThat(words).contains("the most votes win"));
    }

    @Test
    void lettersBidToo() {
        inHand(DonPeperoniPositions.bidding());
        sitting.focus("Chit of 100");
        Ui.type(KeyCode.getKeyCode(sitting.spot("Chit of 5,").letter()), KeyCode.M, KeyCode.D);
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.Bid(1, 5), new DonPeperoniAction.Done());
    }

    @ParameterizedTest
    @EnumSource
    void theHighestBidderChoosesWhoStarts(By by) {
        sitting.close();
        sitting = PeperoniSitting.open(DonPeperoniPositions.starting());
        assertThat(sitting.words(Spot::isReady)).hasSize(3);
        by.choose(sitting, "Cy: ");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.ChooseStarter(Seat.of(2)));
    }

    @ParameterizedTest
    @EnumSource
    void aStalemateIsRaisedAtOnce(By by) {
        inHand(DonPeperoniPositions.tied());
        by.choose(sitting, "Chit of 20", "Henhouse");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.Raise(20));
    }

    @ParameterizedTest
    @EnumSource
    void orItIsNot(By by) {
        inHand(DonPeperoniPositions.tied());
        by.choose(sitting, "Do not raise");
        assertThat(sitting.chosen).containsExactly(new DonPeperoniAction.Decline());
    }
}
