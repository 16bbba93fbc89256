package omerta.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import omerta.box.Games;
import org.junit.jupiter.api.Test;

class EveryGameTest {

    @Test
    void everyGameHasItsGoldenMatches() {
        assertThat(Games.all())
                .allSatisfy(box -> assertThat(Path.of("src/test/resources/golden", box.id()))
                        .isNotEmptyDirectory());
    }
}
