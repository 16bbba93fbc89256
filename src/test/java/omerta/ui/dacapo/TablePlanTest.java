package omerta.ui.dacapo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;
import omerta.ui.shell.kit.Look;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Everything on the table has its own space, from the smallest window to the largest screen.
class TablePlanTest {

    private static final double TOUCH = 32;
    private static final double ROUNDING = 0.5;

    static Stream<Arguments> sizes() {
        return Stream.of("560x360 2 3 4 5 6", "840x500 3 6", "700x900 4", "1400x800 2 5", "3840x2160 2 6")
                .map(line -> line.split(" "))
                .flatMap(
                        words -> Stream.of(words).skip(1).map(seats -> Arguments.of(words[0], Integer.valueOf(seats))));
    }

    @ParameterizedTest(name = "{0}, {1} seats")
    @MethodSource("sizes")
    void nothingOverlapsAndAllCanBeTouched(String size, int seats) {
        double width = Double.parseDouble(size.split("x")[0]);
        double height = Double.parseDouble(size.split("x")[1]);
        DaCapoSitting sitting = DaCapoSitting.inHand(full(seats));
        List<Rectangle2D> spots = Ui.get(() -> {
            sitting.root.setCenter(null);
            StackPane felt = new StackPane(sitting.board.middle());
            felt.setMinSize(0, 0);
            Scene scene = new Scene(felt, width, height);
            new Look(true, 100).apply(scene, List.of(new DaCapoTableMaker().styleSheet()));
            for (int pass = 0; pass < 2; pass++) {
                felt.applyCss();
                felt.layout();
            }
            return Ui.all(felt).stream()
                    .filter(Spot.class::isInstance)
                    .map(TablePlanTest::box)
                    .toList();
        });
        sitting.close();
        assertThat(spots).hasSize(4 * seats + 5);
        Rectangle2D table = new Rectangle2D(-ROUNDING, -ROUNDING, width + 2 * ROUNDING, height + 2 * ROUNDING);
        assertThat(spots).allMatch(table::contains);
        assertThat(spots).allMatch(spot -> spot.getWidth() >= TOUCH && spot.getHeight() >= TOUCH);
        assertThat(overlapping(spots)).isEmpty();
    }

    private static String full(int seats) {
        StringBuilder text =
                new StringBuilder("middle 1 2 3 4 / 1 2 / 1\n*A stack 8 5 (20) hand 3 9 J 3 aux 5 7 6 2 / 1 4 / 9\n");
        for (int seat = 1; seat < seats; seat++) {
            text.append((char) ('A' + seat)).append(" stack 3 (17) hand 2 7 aux 4 6 8 / 5 / 10 1\n");
        }
        return text.toString();
    }

    private static Rectangle2D box(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        return new Rectangle2D(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
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
