package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import omerta.box.Box;
import omerta.box.Games;
import omerta.engine.SeatColour;
import omerta.ui.Ui;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.art.Sketch;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whose a thing on a table is can be told without its colour: it bears the sign of its seat.
class SignsTest {

    private static final List<String> COLOURS = Arrays.stream(SeatColour.values())
            .map(colour -> "-" + colour.name().toLowerCase(Locale.ROOT))
            .toList();

    @TempDir
    private Path home;

    static Stream<String> games() {
        return Games.boxes().stream().map(Box::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsInTheColourOfASeatBearsItsSign(String game) {
        try (Salon salon = new Salon(home)) {
            Ui.run(() -> salon.shell.sample(game));
            if (salon.isCurtainDown()) {
                salon.passTime();
                salon.click("lift");
            }
            Ui.settle(salon.scene);
            List<String> unsigned = Ui.get(() -> Ui.all(salon.scene.getRoot()).stream()
                    .filter(SignsTest::isInAColour)
                    .filter(thing -> !hasSign(thing))
                    .map(thing -> thing.getClass().getSimpleName() + thing.getStyleClass())
                    .toList());
            assertThat(unsigned).isEmpty();
        }
    }

    private static boolean isInAColour(Node node) {
        return node instanceof Sketch
                && node.getStyleClass().stream()
                        .anyMatch(one -> COLOURS.stream().anyMatch(one::endsWith));
    }

    private static boolean hasSign(Node node) {
        return Ui.all(node).stream().anyMatch(SeatSign.class::isInstance);
    }
}
