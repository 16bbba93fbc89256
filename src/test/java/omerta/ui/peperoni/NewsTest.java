package omerta.ui.peperoni;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Label;
import omerta.peperoni.DonPeperoniPositions;
import omerta.ui.Ui;
import omerta.ui.board.Pace;
import omerta.ui.board.art.PileView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What happened is shown by moving things; whatever moves leaves the scene as the picture says, and tells no secret.
class NewsTest {

    private static final Pace CRAWL = new Pace(0.001);

    private PeperoniSitting sitting = PeperoniSitting.inHand(DonPeperoniPositions.begun());

    @AfterEach
    void close() {
        sitting.close();
    }

    private void visited() {
        sitting.close();
        sitting = PeperoniSitting.inHand(DonPeperoniPositions.visited(50));
        clickNothing();
    }

    /// Clicks where nothing is chosen or looked at.
    @BeforeEach
    void clickNothing() {
        Ui.click(sitting.root.getBottom().lookup(".screen-title"));
    }

    private List<PileView> moving() {
        return Ui.get(() -> sitting.root.getChildren().stream()
                .filter(PileView.class::isInstance)
                .map(PileView.class::cast)
                .toList());
    }

    private List<String> atRest() {
        sitting.pace = Pace.STILL;
        sitting.show();
        return dump();
    }

    /// Everything in the scene while no place is looked at.
    private List<String> dump() {
        sitting.focus("Done");
        return sitting.dump();
    }

    @Test
    void aCanvasserGoesAllItsWayAtOnce() {
        sitting.pace = CRAWL;
        sitting.press("Henhouse", "Henhouse");
        assertThat(sitting.chosen).hasSize(3);
        assertThat(sitting.way().filter(way -> way.to() == DonPeperoniPositions.place("gallinero")))
                .as("a way that was gone")
                .isEmpty();
        assertThat(moving()).hasSize(1);
        clickNothing();
        assertThat(moving()).isEmpty();
        assertThat(dump()).isEqualTo(atRest());
    }

    @Test
    void aChitGoesFaceDown() {
        visited();
        sitting.pace = CRAWL;
        sitting.press("Gunslinger", "Henhouse");
        assertThat(moving()).hasSize(1).allSatisfy(this::isSilent);
        sitting.press("Chit of 20", "Henhouse");
        assertThat(moving()).hasSize(1).allSatisfy(this::isSilent);
    }

    private void isSilent(PileView moved) {
        List<String> said = Ui.get(() -> Ui.all(moved).stream()
                .filter(node -> node instanceof Label || node.getAccessibleText() != null)
                .map(node -> node instanceof Label label ? label.getText() : node.getAccessibleText())
                .toList());
        assertThat(said).as("what can be read on what moves").isEmpty();
    }

    @Test
    void theNextPictureEndsAllMovement() {
        visited();
        sitting.pace = CRAWL;
        sitting.press("Bodyguard", "Henhouse");
        assertThat(moving()).isNotEmpty();
        sitting.pace = Pace.STILL;
        sitting.show();
        assertThat(moving()).isEmpty();
        assertThat(dump()).isEqualTo(atRest());
    }

    @Test
    void nothingMovesWhereNothingIsToMove() {
        sitting.press("Henhouse", "Henhouse");
        assertThat(moving()).isEmpty();
    }

    @Test
    void postersGoUpAndSignsClimbAndAreAtRestThen() {
        visited();
        sitting.press("Chit of 20", "Henhouse");
        sitting.pace = CRAWL;
        sitting.moment();
        assertThat(sitting.labels(sitting.board.middle())).contains("The bribes are turned over.", "1 of 3");
        sitting.step("On");
        sitting.step("On");
        assertThat(sitting.spot("Henhouse").getAccessibleText()).contains("Poster: Ada");
        assertThat(sitting.labels(sitting.board.middle())).contains("3 of 3", "12");
        List<String> end = sitting.dump(sitting.board.middle());
        sitting.step("Back");
        assertThat(sitting.spot("Henhouse").getAccessibleText()).doesNotContain("Poster");
        sitting.pace = Pace.STILL;
        sitting.step("On");
        assertThat(sitting.dump(sitting.board.middle())).hasSameSizeAs(end);
    }

    @Test
    void chitsAreTurnedOverOneAfterTheOther() {
        visited();
        sitting.press("Chit of 20", "Henhouse");
        sitting.pace = CRAWL;
        sitting.moment();
        assertThat(sitting.labels(sitting.board.middle())).contains("50").doesNotContain("20");
        assertThat(sitting.untold).as("the chits and what comes of them").isEqualTo(2);
        sitting.step("On");
        assertThat(sitting.labels(sitting.board.middle())).contains("50", "20");
        assertThat(sitting.untold).as("what comes of them").isEqualTo(1);
        sitting.step("On");
        assertThat(sitting.untold).isZero();
        sitting.step("Back");
        assertThat(sitting.spot("Henhouse").getAccessibleText()).doesNotContain("Poster");
    }
}
