package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.match.Match;
import org.junit.jupiter.api.Test;

class SamplesTest {

    private static final Path SAMPLES = Path.of("assets/samples");

    @Test
    void everyGameHasARecordedMatchInMidGame() throws IOException {
        List<String> names = Games.all().stream()
                .map(GameBox::id)
                .map(id -> id + MatchFile.ENDING)
                .toList();
        try (Stream<Path> files = Files.list(SAMPLES)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsAll(names);
        }
        for (String name : names) {
            Match<?, ?> match = open(SAMPLES.resolve(name));
            assertThat(match.moves()).as(name).isPositive();
            assertThat(match.outcome()).as(name).isEmpty();
        }
    }

    @Test
    void everySampleCanBeOpened() throws IOException {
        try (Stream<Path> files = Files.list(SAMPLES)) {
            assertThat(files)
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(open(file).history()).isNotNull());
        }
    }

    private static Match<?, ?> open(Path file) {
        Opened opened = MatchFile.open(file);
        assertThat(opened).as(file.toString()).isInstanceOf(Opened.Fine.class);
        return ((Opened.Fine) opened).loaded().match();
    }
}
