package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Seat;
import omerta.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShotCommandTest {

    private static final String SAMPLE = "assets/samples/da-capo.omerta.json";

    @TempDir
    Path folder;

    private final FakeFront front = new FakeFront();

    @Test
    void theOpenTableIsTheStandard() throws IOException {
        assertThat(shoot()).isEqualTo(Said.fine(""));
        assertThat(Files.readAllBytes(folder.resolve("out.png"))).isEqualTo(FakeFront.PNG);
        Shot shot = front.shots.getFirst();
        assertThat(shot)
                .isEqualTo(new Shot(shot.loaded(), Optional.empty(), false, 1280, 800, 1.0, false, Language.ENGLISH));
        assertThat(shot.loaded().match().moves()).isEqualTo(256);
    }

    @Test
    void aSeatInHandOrItsCurtain() {
        assertThat(shoot("--seat", "red", "--size", "1920x1080", "--scale", "2", "--lang", "pt-BR", "--dark"))
                .isEqualTo(Said.fine(""));
        assertThat(shoot("--seat", "2", "--curtain")).isEqualTo(Said.fine(""));
        assertThat(shoot("--curtain")).isEqualTo(Said.fine(""));
        Shot red = front.shots.getFirst();
        assertThat(red)
                .isEqualTo(new Shot(
                        red.loaded(), Optional.of(Seat.of(1)), false, 1920, 1080, 2, true, Language.BRAZILIAN));
        assertThat(front.shots).extracting(Shot::curtain).containsExactly(false, true, true);
        assertThat(front.shots)
                .extracting(Shot::seat)
                .containsExactly(Optional.of(Seat.of(1)), Optional.of(Seat.of(2)), Optional.of(Seat.of(0)));
    }

    @Test
    void whatCannotBeDrawn() {
        assertThat(shoot("--table", "--seat", "red"))
                .isEqualTo(Said.wrong("only one of these may be given: --table, --seat (see omerta shot --help)\n"));
        assertThat(shoot("--size", "12x12"))
                .isEqualTo(Said.wrong("--size is from 320x240 to 7680x4320 (see omerta shot --help)\n"));
        assertThat(shoot("--scale", "NaN"))
                .isEqualTo(Said.wrong("--scale is from 0.5 to 4 (see omerta shot --help)\n"));
        assertThat(shoot("--lang", "tlh")).isEqualTo(Said.wrong("--lang cannot be tlh (see omerta shot --help)\n"));
        assertThat(front.shots).isEmpty();
    }

    @Test
    void aPictureThatCannotBeWritten() {
        Path out = folder.resolve("no/such.png");
        assertThat(Said.by(front, Said.LIT, Language.ENGLISH, "", "shot", SAMPLE, "--out", out.toString()))
                .isEqualTo(Said.bad(out + ": cannot be written: " + out + "\n"));
    }

    @Test
    void aToolkitThatCannotStart() {
        front.failure = Optional.of(new FrontFailure("no fonts", new IllegalStateException()));
        assertThat(shoot()).isEqualTo(Said.bad("The app could not be opened here: no fonts\n"));
    }

    private Said shoot(String... more) {
        List<String> args = new ArrayList<>(
                List.of("shot", SAMPLE, "--out", folder.resolve("out.png").toString()));
        args.addAll(List.of(more));
        return Said.by(front, Said.LIT, Language.ENGLISH, "", args.toArray(String[]::new));
    }
}
