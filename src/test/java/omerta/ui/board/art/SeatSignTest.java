package omerta.ui.board.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import omerta.engine.SeatColour;
import omerta.ui.Ui;
import omerta.ui.shell.kit.Look;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Seats are told apart by their shapes alone, without any colour.
class SeatSignTest {

    private static final int SIZE = 48;
    private static final double CLEARLY = 0.04;
    private static final double LIGHTER = 0.1;

    @ParameterizedTest(name = "dark {0}")
    @ValueSource(booleans = {true, false})
    void everySeatHasAnOutlineOfItsOwn(boolean dark) {
        Map<SeatColour, boolean[]> outlines = new EnumMap<>(SeatColour.class);
        for (SeatColour colour : SeatColour.values()) {
            outlines.put(colour, Ui.get(() -> outline(colour, dark)));
        }
        List<String> alike = new ArrayList<>();
        for (SeatColour one : SeatColour.values()) {
            for (SeatColour other : SeatColour.values()) {
                if (one.compareTo(other) < 0 && difference(outlines.get(one), outlines.get(other)) < CLEARLY) {
                    alike.add(one + " and " + other);
                }
            }
        }
        assertThat(alike).isEmpty();
    }

    @ParameterizedTest(name = "dark {0}")
    @ValueSource(booleans = {true, false})
    void aGreyPictureTellsSeatsApartWhosePlayersHaveTheSameInitial(boolean dark) {
        List<String> alike = new ArrayList<>();
        for (SeatColour one : SeatColour.values()) {
            for (SeatColour other : SeatColour.values()) {
                if (one.compareTo(other) < 0
                        && Ui.get(() -> greyDifference(picture(one, "Ada", dark), picture(other, "Ada", dark)))
                                < CLEARLY) {
                    alike.add(one + " and " + other);
                }
            }
        }
        assertThat(alike).isEmpty();
    }

    /// The part of two pictures, without their colours, in which one is clearly lighter than the other.
    private static double greyDifference(WritableImage one, WritableImage other) {
        int different = 0;
        for (int i = 0; i < SIZE * SIZE; i++) {
            different += Math.abs(grey(one, i) - grey(other, i)) > LIGHTER ? 1 : 0;
        }
        return different / (double) (SIZE * SIZE);
    }

    private static double grey(WritableImage picture, int index) {
        return picture.getPixelReader()
                .getColor(index % SIZE, index / SIZE)
                .grayscale()
                .getRed();
    }

    private static boolean[] outline(SeatColour colour, boolean dark) {
        WritableImage picture = picture(colour, "", dark);
        PixelReader pixels = picture.getPixelReader();
        Color ground = pixels.getColor(0, 0);
        boolean[] outline = new boolean[SIZE * SIZE];
        for (int i = 0; i < outline.length; i++) {
            outline[i] = !pixels.getColor(i % SIZE, i / SIZE).equals(ground);
        }
        return outline;
    }

    private static WritableImage picture(SeatColour colour, String name, boolean dark) {
        StackPane root = new StackPane(new SeatSign(colour, name));
        Scene scene = new Scene(root, SIZE, SIZE);
        new Look(dark, 100).apply(scene, List.of());
        root.applyCss();
        root.layout();
        return scene.snapshot(null);
    }

    private static double difference(boolean[] one, boolean[] other) {
        int different = 0;
        for (int i = 0; i < one.length; i++) {
            different += one[i] == other[i] ? 0 : 1;
        }
        return different / (double) one.length;
    }
}
