package omerta.ui.shell.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.layout.Region;
import omerta.ui.Ui;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Cards share the width of the window, however it changes.
class CardsTest {

    @ParameterizedTest
    @CsvSource({"250, 240", "700, 233", "1000, 200", "200, 200"})
    void asManyStandSideBySideAsThereIsRoomFor(double width, double expected) {
        List<Region> regions = IntStream.range(0, 5).mapToObj(_ -> card()).toList();
        Cards cards = Ui.get(() -> new Cards(regions));
        Ui.run(() -> {
            for (double wide : new double[] {1_900, width}) {
                cards.resize(wide, cards.prefHeight(wide));
                cards.layout();
            }
        });
        assertThat(cards.minWidth(-1)).isEqualTo(200);
        assertThat(regions).allSatisfy(card -> {
            assertThat(card.getWidth()).isGreaterThanOrEqualTo(200).isLessThanOrEqualTo(240);
            assertThat(card.getLayoutX() + card.getWidth()).isLessThanOrEqualTo(width);
        });
        assertThat(regions.getFirst().getWidth()).isEqualTo(expected);
    }

    private static Region card() {
        Region card = new Region();
        card.setMinSize(200, 50);
        card.setMaxWidth(240);
        return card;
    }
}
