package omerta.ui.peperoni;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;
import omerta.peperoni.DonPeperoniPositions;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.kit.Look;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the table shows, where, and what it keeps to itself.
class TableTest {

    /// What a finger or an unsteady hand can hit, in pixels, but for what is lost by rounding.
    private static final double TARGET = 31.5;

    @Test
    void drawingTheSamePictureTwiceLeavesTheSameScene() {
        PeperoniSitting sitting = PeperoniSitting.inHand(DonPeperoniPositions.visited(50));
        List<String> once = sitting.dump(sitting.board.middle());
        Ui.run(sitting::show);
        assertThat(sitting.dump(sitting.board.middle())).isEqualTo(once);
        sitting.close();
    }

    @Test
    void theMiddleIsTheSameWhateverAConcealedChitIsWorth() {
        assertThat(middle(PeperoniSitting.inHand(DonPeperoniPositions.visited(50))))
                .isEqualTo(middle(PeperoniSitting.inHand(DonPeperoniPositions.visited(2))));
        assertThat(middle(PeperoniSitting.open(DonPeperoniPositions.visited(50))))
                .isEqualTo(middle(PeperoniSitting.open(DonPeperoniPositions.visited(2))));
    }

    private static List<String> middle(PeperoniSitting sitting) {
        List<String> middle = sitting.dump(sitting.board.middle());
        sitting.close();
        return middle;
    }

    @Test
    void aHouseSaysWhatEverybodySees() {
        PeperoniSitting sitting = PeperoniSitting.inHand(DonPeperoniPositions.visited(50));
        assertThat(sitting.spot("Henhouse").getAccessibleText())
                .isEqualTo("Henhouse, number 4, Ada: one chit, one agent");
        assertThat(sitting.spot("Casa del Olivo").getAccessibleText())
                .isEqualTo("Casa del Olivo, number 8, Poster: Ada");
        assertThat(sitting.spot("Taqueria").getAccessibleText()).endsWith("locked");
        sitting.close();
    }

    @Test
    void bribesAreOpenedBeforeAll() {
        PeperoniSitting sitting = PeperoniSitting.inHand(DonPeperoniPositions.visited(50));
        sitting.press("Chit of 20", "Henhouse");
        sitting.moment();
        assertThat(sitting.labels(sitting.board.middle()))
                .contains("50", "20", "The bribes in the henhouse are opened: Ada 50 and Bo 20.")
                .contains("Ada wins the henhouse: 4 votes.");
        assertThat(sitting.spot("Henhouse").getAccessibleText()).contains("Poster: Ada");
        sitting.close();
    }

    @Test
    void theCountIsToldHouseByHouseAndCanBeStepped() {
        PeperoniSitting sitting = PeperoniSitting.inHand(DonPeperoniPositions.last());
        sitting.press("Done");
        sitting.moment();
        List<String> first = sitting.labels(sitting.board.middle());
        assertThat(first).anyMatch(words -> words.startsWith("1 of "));
        assertThat(sitting.untold).as("what the log must not tell yet").isPositive();
        sitting.step("On");
        assertThat(sitting.labels(sitting.board.middle())).anyMatch(words -> words.startsWith("2 of "));
        sitting.step("Back");
        assertThat(sitting.labels(sitting.board.middle())).isEqualTo(first);
        sitting.step("To the end");
        assertThat(sitting.labels(sitting.board.middle()))
                .contains("3 of 3", "Bo's lawyer takes the henhouse: 4 votes.");
        assertThat(sitting.untold).isZero();
        sitting.close();
    }

    @Test
    void whoeverOnlyLooksIsOfferedNothing() {
        PeperoniSitting sitting = PeperoniSitting.open(DonPeperoniPositions.visited(50));
        sitting.press("Henhouse");
        assertThat(sitting.words(Spot::isReady)).isEmpty();
        assertThat(sitting.chosen).isEmpty();
        sitting.close();
    }

    @ParameterizedTest
    @CsvSource({"560, 360, 3", "560, 360, 5", "680, 480, 4", "900, 500, 5", "1500, 900, 3"})
    void everyPlaceIsInsideAndNoHouseCoversAnother(double width, double height, int seats) {
        Places map = new Places(DonPeperoniPositions.game().tables(), seats);
        VillagePlan plan = VillagePlan.of(width, height, 14, map);
        List<Rectangle2D> houses = map.inOrder().stream()
                .filter(map::isHouse)
                .map(place -> plan.house(map.frame(place)))
                .toList();
        assertThat(houses).allSatisfy(house -> {
            assertThat(house.getMinX()).isGreaterThan(-2);
            assertThat(house.getMinY()).isGreaterThan(-2);
            assertThat(house.getMaxX()).isLessThan(plan.column().getMinX() + 2);
            assertThat(house.getMaxY()).isLessThan(height + 2);
        });
        for (Rectangle2D one : houses) {
            assertThat(houses.stream()
                            .filter(other -> other != one
                                    && other.intersects(
                                            one.getMinX() + 1,
                                            one.getMinY() + 1,
                                            one.getWidth() - 2,
                                            one.getHeight() - 2)))
                    .isEmpty();
        }
        assertThat(plan.cell(map.frame(1)).getHeight()).isGreaterThan(TARGET);
        assertThat(plan.cell(map.frame(1)).getWidth()).isGreaterThan(TARGET);
    }

    @ParameterizedTest
    @CsvSource({"560, 360, 3", "560, 360, 5", "900, 500, 5", "1500, 900, 3"})
    void canvassersInAHouseHideNeitherItsNumberNorMuchOfItsPoster(double width, double height, int seats) {
        Places map = new Places(DonPeperoniPositions.game().tables(), seats);
        VillagePlan plan = VillagePlan.of(width, height, 14, map);
        for (int place : map.inOrder()) {
            for (int index = 0; index < 2 && map.isHouse(place) && !map.isLocked(place); index++) {
                Rectangle2D pawn = plan.pawn(map, place, index, 2);
                Rectangle2D house = plan.house(map.frame(place));
                double unit = house.getHeight() / Houses.HEIGHT;
                double left = pawn.getMinX() + pawn.getWidth() / 5;
                double right = pawn.getMaxX() - pawn.getWidth() / 5;
                assertThat(pawn.getMinX()).isGreaterThan(-pawn.getWidth() / 5);
                assertThat(pawn.getMaxX()).isLessThan(plan.column().getMinX() + pawn.getWidth() / 5);
                assertThat(left > house.getMinX() + 60 * unit || right < house.getMinX() + 18 * unit)
                        .as("canvasser %d beside %s", index + 1, map.id(place))
                        .isTrue();
            }
        }
    }

    @Test
    void withFivePlayersAllThatIsChosenIsLargeEnoughInASmallWindow() {
        PeperoniSitting sitting = PeperoniSitting.inHand(DonPeperoniPositions.five());
        Region middle = sitting.board.middle();
        Ui.run(() -> {
            middle.setManaged(false);
            middle.resize(560, 360);
            middle.layout();
        });
        assertThat(sizes(sitting, "vote-side"))
                .hasSize(5)
                .allSatisfy(size -> assertThat(size).isGreaterThan(TARGET));
        assertThat(sizes(sitting, "pawn"))
                .hasSize(10)
                .allSatisfy(size -> assertThat(size).isGreaterThan(TARGET));
        sitting.close();
    }

    @Test
    void withLargeTypeAllBehindTheScreenIsLargeEnough() {
        PeperoniSitting sitting = PeperoniSitting.inHand(DonPeperoniPositions.stern());
        Region tray = (Region) sitting.root.getBottom();
        Ui.run(() -> {
            new Look(true, 200).apply(sitting.scene, List.of(new DonPeperoniTableMaker().styleSheet()));
            tray.applyCss();
            tray.setManaged(false);
            tray.resize(1260, 155);
            tray.layout();
        });
        List<Spot> spots = sitting.spots(spot -> spot.getParent() == tray);
        assertThat(spots)
                .hasSizeGreaterThan(13)
                .allSatisfy(spot ->
                        assertThat(Math.min(spot.getWidth(), spot.getHeight())).isGreaterThan(TARGET));
        sitting.close();
    }

    private static List<Double> sizes(PeperoniSitting sitting, String styleClass) {
        return sitting.spots(spot -> spot.getStyleClass().contains(styleClass)).stream()
                .map(spot -> Math.min(spot.getWidth(), spot.getHeight()))
                .toList();
    }
}
