package omerta.ui.dacapo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import omerta.dacapo.DaCapoPositions;
import omerta.ui.Ui;
import omerta.ui.board.Pace;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Spot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Cards move from where they lay; whatever moves leaves the scene as the picture says.
class MotionTest {

    private static final Pace CRAWL = new Pace(0.001);

    private final DaCapoSitting sitting = DaCapoSitting.inHand("""
            middle 1 2 3 4 / - / -
            *A stack 8 5 (12) hand 3 9 J 3
            B stack 3 (9) hand 2 7 aux 4
            """);

    @AfterEach
    void close() {
        sitting.close();
    }

    @Test
    void aPlacedCardMovesOverTheTable() {
        sitting.pace = CRAWL;
        place();
        assertThat(moving()).isEqualTo(1);
    }

    @Test
    void aClickEndsAllMovement() {
        sitting.pace = CRAWL;
        place();
        Ui.click(sitting.root);
        assertThat(moving()).isZero();
        assertThat(sitting.dump()).isEqualTo(atRest());
    }

    @Test
    void theNextPictureEndsAllMovement() {
        sitting.pace = CRAWL;
        place();
        sitting.pace = Pace.STILL;
        sitting.show();
        assertThat(moving()).isZero();
        assertThat(sitting.dump()).isEqualTo(atRest());
    }

    @Test
    void nothingMovesWhereNothingIsToMove() {
        place();
        assertThat(moving()).isZero();
    }

    @Test
    void aCardFliesAsLargeAsThePlaceThatItComesTo() {
        sitting.pace = CRAWL;
        place();
        assertThat(Ui.get(() -> height(flying().findFirst().orElseThrow())))
                .isGreaterThan(32)
                .isIn(Ui.get(() -> Ui.all(sitting.root).stream()
                        .filter(Spot.class::isInstance)
                        .map(MotionTest::height)
                        .toList()));
    }

    @Test
    void aCardThatStaysInTheHandBearsNoTraceOfItsTwin() {
        sitting.pace = CRAWL;
        play("discard 3 > new");
        assertThat(Ui.get(() -> Ui.all(sitting.root).stream()
                        .filter(node -> node.getPseudoClassStates().contains(PseudoClass.getPseudoClass("trace")))
                        .count()))
                .isZero();
    }

    private void place() {
        play("stack > 1");
    }

    private void play(String text) {
        var action = DaCapoPositions.action(sitting.match.truth(), text);
        assertThat(sitting.match.play(sitting.actor(), action).isLegal()).isTrue();
        sitting.showNews();
    }

    private long moving() {
        return Ui.get(() -> flying().count());
    }

    private static long height(Node node) {
        return Math.round(node.localToScene(node.getLayoutBounds()).getHeight());
    }

    private Stream<Node> flying() {
        return sitting.root.getChildren().stream().filter(PileView.class::isInstance);
    }

    private List<String> atRest() {
        sitting.pace = Pace.STILL;
        sitting.show();
        return sitting.dump();
    }
}
