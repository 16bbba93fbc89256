package omerta.ui.dacapo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.input.KeyCode;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What the table shows, and what it keeps to itself.
class TableTest {

    private static final String POSITION = """
            middle 1 2 3 J / - / -
            *A stack 8 5 (12) hand 3 9 J 3 aux 5 7 / 1
            B stack 3 (9) hand 2 7 aux 4
            """;

    private DaCapoSitting sitting = DaCapoSitting.inHand(POSITION);

    @AfterEach
    void close() {
        sitting.close();
    }

    @Test
    void drawingTheSamePictureTwiceLeavesTheSameScene() {
        List<String> once = sitting.dump();
        sitting.show();
        assertThat(sitting.dump()).isEqualTo(once);
    }

    @Test
    void aNewPictureDropsWhatWasChosenHalfway() {
        Ui.click(sitting.spot("S"));
        sitting.show();
        assertThat(sitting.keys(Spot::isChosen)).isEmpty();
        assertThat(Ui.get(sitting.board::back)).isFalse();
    }

    @Test
    void theFocusStaysWhereItWas() {
        sitting.focus("O");
        sitting.show();
        assertThat(Ui.get(() -> sitting.scene.getFocusOwner())).isSameAs(sitting.spot("O"));
    }

    @Test
    void eachPlaceSaysWhatItIs() {
        assertThat(sitting.spot("S").getAccessibleText()).isEqualTo("Ada: stack, on top 5, 12 cards left");
        assertThat(sitting.spot("Q").getAccessibleText())
                .isEqualTo("Bo: stack, on top 3, 9 cards left, the smallest stack");
        assertThat(sitting.spot("I").getAccessibleText()).isEqualTo("Pile 1: on top joker as 4, next is 5");
        assertThat(sitting.spot("B").getAccessibleText()).isEqualTo("Ada: auxiliary pile 1, from the top: 7, 5");
        assertThat(sitting.spot("3").getAccessibleText()).isEqualTo("joker, card 3 of 4 in hand");
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
    void onlyTheFirstFreePlaceIsOffered() {
        assertThat(sitting.keys(
                        spot -> spot.letter().equals("O") || spot.letter().equals("P")))
                .containsExactly("O");
    }

    @Test
    void allCardsOfAPileAreShownWhileItIsLookedAt() {
        sitting.focus("B");
        assertThat(reading()).isTrue();
        Ui.type(KeyCode.ENTER);
        assertThat(reading()).isFalse();
        Ui.run(sitting.board::back);
        sitting.focus("S");
        assertThat(reading()).isFalse();
    }

    @Test
    void theScoreSheetComesAndGoes() {
        Ui.click(Ui.find(sitting.root, javafx.scene.control.Button.class, button -> true)
                .orElseThrow());
        assertThat(Ui.find(sitting.root, SheetView.class, sheet -> true)).isPresent();
        assertThat(Ui.get(sitting.board::back)).isTrue();
        assertThat(Ui.find(sitting.root, SheetView.class, sheet -> true)).isEmpty();
    }

    @Test
    void theOpenTableShowsTheSameWhateverTheHandsAndTheDrawPileHold() {
        sitting.close();
        sitting = DaCapoSitting.open(POSITION);
        List<String> one = sitting.dump();
        sitting.close();
        sitting = DaCapoSitting.open(
                POSITION.replace("hand 3 9 J 3", "hand 6 6 2 10").replace("hand 2 7", "hand J J"));
        assertThat(sitting.dump()).isEqualTo(one);
    }

    @Test
    void aSeatInHandSeesTheSameWhateverTheOthersHold() {
        List<String> one = sitting.dump();
        sitting.close();
        sitting = DaCapoSitting.inHand(POSITION.replace("hand 2 7", "hand J J"));
        assertThat(sitting.dump()).isEqualTo(one);
    }

    @Test
    void aForcedTurnIsPlayedAtTheOpenTable() {
        sitting.close();
        sitting = DaCapoSitting.open("""
                middle 1 2 3 4 / 1 2 / -
                *A stack 5 (20) aux 3 3 3 / 7 7 7 7 / 9 9 9
                B stack 3 (20) hand 8 8 8 8 aux 10 10 10
                C stack 6 (20) hand 6 6 6 6 aux 10 10 10
                D stack 6 (20) hand 9 9 9 9 aux 10 10 10
                E stack 6 (20) hand 4 4 4 4
                F stack 6 (20) hand 2 2 2 2
                """);
        assertThat(sitting.keys(Spot::isReady)).containsExactlyInAnyOrder("S", "B", "Q");
        Ui.click(sitting.spot("B"));
        Ui.click(sitting.spot("O"));
        assertThat(sitting.done()).containsExactly("aux 1 > 2");
    }

    private boolean reading() {
        return Ui.find(sitting.root, Reading.class, panel -> true).isPresent();
    }
}
