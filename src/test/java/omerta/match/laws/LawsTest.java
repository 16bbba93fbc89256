package omerta.match.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.engine.Options;
import omerta.hush.Hush;
import omerta.hush.HushAction;
import omerta.hush.HushState;
import omerta.hush.Tables;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LawsTest {

    @ParameterizedTest
    @EnumSource
    void aGameThatObeysHasNoViolations(Policy policy) {
        LawBook<HushState, HushAction> book =
                LawBook.<HushState, HushAction>ofRules(true).with(Care.UTMOST);
        for (int seats = 2; seats <= 4; seats++) {
            Playout<HushState, HushAction> playout =
                    new Playout<>(new Hush(), Tables.of(seats, Options.STANDARD), policy, 60, book);
            for (long seed = 0; seed < 50; seed++) {
                Played<HushState, HushAction> played = playout.play(seed);

                assertThat(played.violations()).isEqualTo(List.of());
                assertThat(played.finished()).isTrue();
            }
        }
    }
}
