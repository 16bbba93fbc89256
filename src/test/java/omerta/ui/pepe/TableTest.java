package omerta.ui.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Label;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What the table shows, and what it keeps to itself.
class TableTest {

    private static final String POSITION = """
            *Y b10 j1 m8~R hand KGCPM cash 5 taken 2
            R b5 g12 g21 cake 19 hand KKGGM cash 3
            B b13 g26 hand MM
            """;

    private static final String RAID = """
            *Y wait bgg hand KG cash 5
            R b5 wait gg hand KGM
            B wait bg cake 6 hand MM
            turn R played X removed X phase raid
            """;

    private PepeSitting sitting = PepeSitting.inHand(POSITION);

    @AfterEach
    void close() {
        sitting.close();
    }

    private void open(String position) {
        sitting.close();
        sitting = PepeSitting.open(position);
    }

    @Test
    void drawingTheSamePictureTwiceLeavesTheSameScene() {
        List<String> once = sitting.dump();
        sitting.show();
        assertThat(sitting.dump()).isEqualTo(once);
    }

    @Test
    void aNewPictureDropsWhatWasChosenHalfway() {
        sitting.click("1");
        sitting.show();
        assertThat(sitting.keys(Spot::isChosen)).isEmpty();
        assertThat(Ui.get(sitting.board::back)).isFalse();
    }

    @Test
    void theFocusStaysWhereItWas() {
        sitting.focus("c12");
        sitting.show();
        assertThat(sitting.focused()).isEqualTo("c12");
    }

    @Test
    void eachChairSaysAllThatBelongsToIt() {
        assertThat(sitting.spot("c8").getAccessibleText())
                .isEqualTo("Chair 8, drink, Ada's Mike, asleep by a pill of Bo");
        assertThat(sitting.spot("c19").getAccessibleText()).isEqualTo("Chair 19, gun, free, Bo's cake");
        assertThat(sitting.spot("c5").getAccessibleText()).isEqualTo("Chair 5, casino, Bo's Boss");
        assertThat(sitting.spot("1").getAccessibleText()).startsWith("Knife, card 1 of 5 in hand. ");
    }

    @Test
    void bankAndMoneyAreShown() {
        assertThat(labels()).contains("$112,000", "$5,000", "$3,000");
    }

    @Test
    void everythingThatCanBeReachedHasARoleAndWords() {
        assertThat(Ui.get(() -> Ui.all(sitting.root).stream()
                        .filter(node -> node.isFocusTraversable() && node.isVisible())
                        .filter(node -> node instanceof Spot)
                        .filter(node -> node.getAccessibleText().isBlank() || node.getAccessibleRole() == null)
                        .toList()))
                .isEmpty();
    }

    @Test
    void theOpenTableShowsTheSameWhateverTheHandsAndTheDrawPileHold() {
        open(POSITION);
        List<String> one = sitting.dump();
        open(POSITION.replace("KGCPM", "BSMMM").replace("KKGGM", "CCCPP"));
        assertThat(sitting.dump()).isEqualTo(one);
    }

    @Test
    void aSeatInHandSeesTheSameWhateverTheOthersHold() {
        List<String> one = sitting.dump();
        sitting.close();
        sitting = PepeSitting.inHand(POSITION.replace("KKGGM", "CCBPP"));
        assertThat(sitting.dump()).isEqualTo(one);
    }

    @Test
    void menAreSeatedAtTheOpenTableManFirstOrChairFirst() {
        open(RAID);
        assertThat(sitting.keys(Spot::isReady)).containsExactlyInAnyOrder("B", "G");
        sitting.click("G");
        assertThat(sitting.glowing()).hasSize(29).contains("c6").doesNotContain("c5");
        sitting.click("c6");
        sitting.click("c21", "B");
        assertThat(sitting.done()).containsExactly("seat g 6", "seat b 21");
    }

    @Test
    void aTakenChairIsRefused() {
        open(RAID);
        sitting.click("G", "c5");
        assertThat(sitting.refused).containsExactly("DP-11.4");
    }

    @Test
    void allWhoWaitAreShownInTheOrderInWhichTheySeat() {
        open(RAID);
        List<String> rows = Ui.get(() -> Ui.all(sitting.root).stream()
                .filter(node -> node.getStyleClass().contains("queue-row"))
                .map(node -> node.getAccessibleText())
                .toList());
        assertThat(rows).containsExactly("Cy: 2 men are waiting", "Bo: 2 men are waiting");
        assertThat(labels()).contains("Ada seats a man; 3 are waiting");
    }

    private List<String> labels() {
        return Ui.get(() -> Ui.all(sitting.root).stream()
                .filter(Label.class::isInstance)
                .map(node -> ((Label) node).getText())
                .toList());
    }
}
