package omerta.ui.shell.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import omerta.Seeds;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Outcome;
import omerta.laws.RandomTables;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The sheet of points.
class ScoresTest {

    private static final int MATCHES = 5;

    @TestFactory
    Stream<DynamicTest> eachRowIsOneSourceForAllSeats() {
        return Games.all().stream()
                .map(box -> DynamicTest.dynamicTest(box.id(), () -> {
                    Random random = new Random(Seeds.next(box.id()));
                    for (int i = 0; i < MATCHES; i++) {
                        check(outcome(box, random));
                    }
                }));
    }

    private static Outcome outcome(GameBox<?, ?> box, Random random) {
        return RandomTables.match(box.game(), random).outcome().orElseThrow();
    }

    /// A source that says a number says which game it was, counted from 1, and not how often something was had.
    private static void check(Outcome outcome) {
        for (Scores.Row row : Scores.of(outcome).rows()) {
            assertThat(row.source().args())
                    .as("%s", row)
                    .allSatisfy(number -> assertThat((Integer) number).isPositive());
        }
    }
}
