package omerta.ui.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.kit.Look;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Everything on the table has its own space, from the smallest window to the largest screen.
class TablePlanTest {

    private static final double TOUCH = 32;
    private static final double ROUNDING = 0.5;
    private static final int CHAIRS = 30;
    private static final int PILES = 3;

    static Stream<Arguments> sizes() {
        return Stream.of(
                        "560x360 100 3 4 5 6",
                        "750x480 100 3 6",
                        "1240x300 200 3 4 5 6",
                        "700x900 100 4",
                        "1400x820 100 3 5",
                        "3840x2160 100 6")
                .map(line -> line.split(" "))
                .flatMap(words -> Stream.of(words)
                        .skip(2)
                        .map(seats -> Arguments.of(words[0], Integer.valueOf(words[1]), Integer.valueOf(seats))));
    }

    @ParameterizedTest(name = "{0} at {1} %, {2} seats")
    @MethodSource("sizes")
    void nothingOverlapsOrIsCutAndAllCanBeTouched(String size, int percent, int seats) {
        double width = Double.parseDouble(size.split("x")[0]);
        double height = Double.parseDouble(size.split("x")[1]);
        PepeSitting sitting = PepeSitting.open(full(seats));
        StackPane felt = laid(sitting, width, height, percent);
        sitting.close();
        List<Rectangle2D> spots = boxes(felt, node -> node instanceof Spot);
        assertThat(spots).hasSize(CHAIRS + PILES);
        Rectangle2D table = new Rectangle2D(-ROUNDING, -ROUNDING, width + 2 * ROUNDING, height + 2 * ROUNDING);
        assertThat(spots).allMatch(table::contains);
        assertThat(spots).allMatch(spot -> spot.getWidth() >= TOUCH && spot.getHeight() >= TOUCH);
        assertThat(overlapping(spots)).isEmpty();
        List<Rectangle2D> blocks = boxes(felt, node -> node.getStyleClass().contains("middle"));
        blocks.addAll(boxes(felt, node -> node.getStyleClass().contains("chair-number")));
        assertThat(blocks).hasSize(CHAIRS + 1).allMatch(table::contains);
        List<Rectangle2D> chairs = boxes(felt, node -> node.getStyleClass().contains("pepe-place"));
        assertThat(blocks).allMatch(block -> chairs.stream().noneMatch(block::intersects));
        assertThat(cut(felt)).isEmpty();
    }

    @Test
    void theTableIsThereHoweverLittleRoomThereIs() {
        PepeSitting sitting = PepeSitting.open(full(3));
        StackPane felt = laid(sitting, 600, 24, 200);
        sitting.close();
        assertThat(boxes(felt, node -> node instanceof Spot)).hasSize(CHAIRS + PILES);
    }

    private static StackPane laid(PepeSitting sitting, double width, double height, int percent) {
        return Ui.get(() -> {
            sitting.root.setCenter(null);
            StackPane made = new StackPane(sitting.board.middle());
            made.setMinSize(0, 0);
            Scene scene = new Scene(made, width, height);
            new Look(true, percent).apply(scene, List.of(new DonPepeTableMaker().styleSheet()));
            for (int pass = 0; pass < 2; pass++) {
                made.applyCss();
                made.layout();
            }
            return made;
        });
    }

    static String full(int seats) {
        String men = List.of("b27 j2 m8 g5", "b28 m9 g7", "b13 g26", "b20 g15", "b21 g30", "b3 g18").stream()
                .reduce("", (text, next) -> text + "\n" + next);
        StringBuilder text = new StringBuilder();
        String[] rows = men.strip().split("\n");
        for (int seat = 0; seat < seats; seat++) {
            text.append(seat == 0 ? "*" : "")
                    .append("YRBGOP".charAt(seat))
                    .append(' ')
                    .append(rows[seat])
                    .append(" cash ")
                    .append(4 + seat)
                    .append(" taken 1 hand KGM\n");
        }
        return text + "discards KKGGM played M";
    }

    private static List<Rectangle2D> boxes(Node root, java.util.function.Predicate<Node> fits) {
        return Ui.get(() -> new ArrayList<>(
                Ui.all(root).stream().filter(fits).map(TablePlanTest::box).toList()));
    }

    private static Rectangle2D box(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        return new Rectangle2D(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
    }

    /// The labels that show less than they say.
    static List<String> cut(Node root) {
        return Ui.get(() -> Ui.all(root).stream()
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .filter(label -> label.isVisible()
                        && label.lookup(".text") instanceof Text text
                        && !text.getText()
                                .replaceAll("\\s", "")
                                .equals(label.getText().replaceAll("\\s", "")))
                .map(Label::getText)
                .toList());
    }

    private static List<Rectangle2D> overlapping(List<Rectangle2D> boxes) {
        List<Rectangle2D> overlapping = new ArrayList<>();
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (boxes.get(i).intersects(boxes.get(j))) {
                    overlapping.add(boxes.get(i));
                }
            }
        }
        return overlapping;
    }
}
