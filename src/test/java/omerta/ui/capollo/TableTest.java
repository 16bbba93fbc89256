package omerta.ui.capollo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import omerta.Rule;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloPositions;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the table shows, where, and what it keeps to itself.
class TableTest {

    @Test
    void drawingTheSamePictureTwiceLeavesTheSameScene() {
        CapolloSitting sitting = CapolloSitting.inHand(DonCapolloPositions.market(4), 0);
        List<String> once = sitting.dump();
        sitting.show();
        assertThat(sitting.dump()).isEqualTo(once);
        sitting.close();
    }

    @Test
    @Rule("CA-18.4")
    void anOfferThatAsksForAHandCardLooksTheSameWhetherItIsHeldOrNot() {
        for (int seat : new int[] {0, 1}) {
            assertThat(dump(CapolloSitting.open(DonCapolloPositions.asked(true), seat)))
                    .isEqualTo(dump(CapolloSitting.open(DonCapolloPositions.asked(false), seat)));
        }
        assertThat(dump(CapolloSitting.inHand(DonCapolloPositions.asked(true), 0)))
                .isEqualTo(dump(CapolloSitting.inHand(DonCapolloPositions.asked(false), 0)));
    }

    private static List<String> dump(CapolloSitting sitting) {
        List<String> dump = sitting.dump();
        sitting.close();
        return dump;
    }

    @Test
    void aRowSaysWhatItBringsAndWhatOneCardMoreWould() {
        CapolloSitting sitting = CapolloSitting.open(DonCapolloPositions.market(3), 0);
        assertThat(sitting.spot("Ada, weapons").getAccessibleText())
                .isEqualTo("Ada, weapons; 4 cards: $2 and 3 power. Next: 5 cards: $3 and 5 power.");
        assertThat(sitting.spot("Draw pile").getAccessibleText()).isEqualTo("Draw pile, the first one: 44 cards");
        assertThat(sitting.spot("Ada: 3 cards").getAccessibleText()).isEqualTo("Ada: 3 cards in hand");
        sitting.close();
    }

    @Test
    @Rule("CA-18.6")
    void powerLiesFaceDownButBeforeItsPlayer() {
        CapolloSitting open = CapolloSitting.open(DonCapolloPositions.market(3), 0);
        assertThat(open.words(spot -> spot.getAccessibleText().contains("power lies face down")))
                .hasSize(3);
        open.close();
        CapolloSitting hand = CapolloSitting.inHand(DonCapolloPositions.market(3), 0);
        assertThat(hand.spot("Ada has 3 power").getAccessibleText()).isEqualTo("Ada has 3 power");
        assertThat(hand.words(spot -> spot.getAccessibleText().contains("power lies face down")))
                .hasSize(2);
        hand.close();
    }

    @Test
    void whoeverOnlyLooksIsOfferedNothing() {
        CapolloSitting sitting = CapolloSitting.open(DonCapolloPositions.begun(3), 1);
        sitting.press("Two cards", "Ada, weapons");
        assertThat(sitting.words(Spot::isReady)).isEmpty();
        assertThat(sitting.chosen).isEmpty();
        sitting.close();
    }

    @Test
    void theCountIsToldFamilyByFamilyAndCanBeReadAsATable() {
        CapolloSitting sitting = CapolloSitting.open(DonCapolloPositions.last(3), 0);
        sitting.press("End the turn");
        sitting.moment();
        assertThat(sitting.words(spot -> spot.getAccessibleText().contains("power lies face down")))
                .as("families whose end is not told yet")
                .hasSize(3);
        assertThat(sitting.said())
                .contains("1 of 6")
                .anyMatch(words -> words.startsWith("Ada accounts for everything"));
        assertThat(sitting.untold).as("what the log must not tell yet").isPositive();
        step(sitting, "To the end");
        assertThat(sitting.untold).isZero();
        assertThat(sitting.said()).contains("6 of 6").anyMatch(words -> words.startsWith("The game is over"));
        step(sitting, "Back");
        assertThat(sitting.said()).contains("5 of 6").anyMatch(words -> words.startsWith("Cy changes money"));
        step(sitting, sitting.words("account.title"));
        DonCapolloState end = sitting.match.view(Viewer.TABLE).state();
        assertThat(sitting.said()).contains("Paid for costs").contains(Integer.toString(end.power(Seat.of(2))));
        sitting.close();
    }

    private static void step(CapolloSitting sitting, String words) {
        Button button = Ui.get(() -> Ui.find(sitting.root, Button.class, it -> words.equals(it.getText()))
                .orElseThrow());
        Ui.run(button::fire);
    }

    @Test
    void aSeatOutOfTurnSaysWhatItMayDo() {
        CapolloSitting sitting = CapolloSitting.open(DonCapolloPositions.begun(3), 0);
        assertThat(aside(sitting)).allMatch(words -> words.contains("not now"));
        sitting.press("Take");
        assertThat(sitting.chosen).containsExactly(new DonCapolloAction.Take());
        assertThat(aside(sitting))
                .contains("May account for a row out of turn", "May make an offer out of turn")
                .anyMatch(words -> words.startsWith("May ask for a donation out of turn: not now."));
        sitting.close();
    }

    private static List<String> aside(CapolloSitting sitting) {
        return Ui.get(() -> Ui.all(sitting.board.facts(Seat.of(1))).stream()
                .map(Node::getAccessibleText)
                .filter(words -> words != null && words.startsWith("May"))
                .toList());
    }

    @ParameterizedTest
    @CsvSource({"560, 360, 3", "500, 440, 6", "510, 620, 6", "760, 640, 5", "1280, 260, 6", "1500, 1000, 4"})
    void everythingIsInsideAndNothingCoversAnother(double width, double height, int seats) {
        TablePlan plan = TablePlan.of(width, height, seats);
        List<Rectangle2D> all =
                Stream.concat(Stream.of(plan.market()), plan.mats().stream()).toList();
        Rectangle2D table = new Rectangle2D(-0.5, -0.5, width + 1, height + 1);
        assertThat(all).hasSize(seats + 1).allMatch(table::contains);
        for (Rectangle2D one : all) {
            assertThat(all.stream().filter(other -> other != one && other.intersects(one)))
                    .isEmpty();
        }
    }
}
