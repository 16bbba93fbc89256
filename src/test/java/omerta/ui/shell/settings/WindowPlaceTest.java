package omerta.ui.shell.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WindowPlaceTest {

    /// Rectangles as text: `x y width height`; two screens side by side, the second one small.
    private static final List<Rectangle2D> SCREENS = Stream.of("0 0 1920 1080", "1920 100 1280 720")
            .map(WindowPlaceTest::rectangle)
            .toList();

    @ParameterizedTest
    @CsvSource({
        "100 50 1280 720, 100 50 1280 720",
        "2000 150 1000 600, 2000 150 1000 600",
        "1700 50 1280 720, 1700 50 1280 720",
        "2000 150 1600 900, 2000 150 1280 720",
        "-5000 50 1280 720, 320 180 1280 720",
        "100 5000 1280 720, 320 180 1280 720",
        "100 -300 1280 720, 320 180 1280 720",
        "1850 20 60 1080, 930 0 60 1080",
        "4000 0 9999 9999, 0 0 1920 1080",
    })
    void aWindowLandsWhereItCanBeSeen(String wanted, String place) {
        assertThat(WindowPlace.fit(rectangle(wanted), SCREENS)).isEqualTo(rectangle(place));
    }

    @ParameterizedTest
    @CsvSource({"0 0 1920 1080, 192 108 1536 864", "0 0 1366 768, 43 24 1280 720", "0 0 1024 700, 0 0 1024 700"})
    void theUsualWindowFitsATableWhereTheScreenHasTheRoom(String screen, String place) {
        assertThat(WindowPlace.usual(rectangle(screen), 1280, 720)).isEqualTo(rectangle(place));
    }

    private static Rectangle2D rectangle(String text) {
        double[] numbers =
                Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
        return new Rectangle2D(numbers[0], numbers[1], numbers[2], numbers[3]);
    }
}
