package omerta.ui.corleone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import omerta.corleone.CorleonePositions;
import omerta.corleone.CorleoneTables;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The city at every size: everything inside, nothing that can be chosen over another.
class CityPlanTest {

    private static final double OVER = 3;
    private static final double LEAST = 32;

    @ParameterizedTest
    @CsvSource({"560, 360, 14", "506, 456, 14", "765, 485, 14", "765, 660, 14", "1400, 900, 14", "900, 500, 28"})
    void nothingCoversAnother(double width, double height, double em) {
        CorleoneTables tables = CorleonePositions.game().city().tables();
        CityPlan plan = CityPlan.of(tables, width, height, em);
        List<Rectangle2D> all = new ArrayList<>();
        for (int turf = 1; turf <= tables.turfs().size(); turf++) {
            all.add(plan.tile(turf, true));
            all.add(plan.tile(turf, false));
        }
        for (int spot = 0; spot < tables.spots().size(); spot++) {
            all.add(plan.spot(spot));
            assertThat(plan.spot(spot).getWidth()).isGreaterThanOrEqualTo(LEAST);
        }
        assertThat(all).allSatisfy(one -> assertThat(plan.map().contains(one)).isTrue());
        for (Rectangle2D one : all) {
            Rectangle2D inner = new Rectangle2D(
                    one.getMinX() + OVER / 2, one.getMinY() + OVER / 2, one.getWidth() - OVER, one.getHeight() - OVER);
            assertThat(all.stream().filter(other -> other != one && other.intersects(inner)))
                    .as("what lies over %s", one)
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"300, 140, 28", "120, 60, 14", "1, 1, 14"})
    void evenWhereThereIsHardlyRoomEverythingHasAPlace(double width, double height, double em) {
        CorleoneTables tables = CorleonePositions.game().city().tables();
        CityPlan plan = CityPlan.of(tables, width, height, em);
        for (int turf = 1; turf <= tables.turfs().size(); turf++) {
            assertThat(plan.tile(turf, true).getWidth()).isNotNegative();
            assertThat(plan.head(turf).getHeight()).isPositive();
        }
        for (int spot = 0; spot < tables.spots().size(); spot++) {
            assertThat(plan.spot(spot).getWidth()).isEqualTo(LEAST);
        }
    }
}
