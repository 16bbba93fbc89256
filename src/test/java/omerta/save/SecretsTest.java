package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import omerta.Complaint;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.match.Start;
import omerta.toy.Playout;
import omerta.toy.Toy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What lies hidden on the table is in one part of a file only, and never in what the list or a message shows.
class SecretsTest {

    private static final long CANARY = 7_117_117_117_117L;

    @TempDir
    private Path home;

    @Test
    void theHeaderOfTwoMatchesThatDifferInSecretsAloneIsTheSame() {
        for (GameBox<?, ?> box : List.of(Toy.box(), Games.find("da-capo").orElseThrow())) {
            assertThat(header(box, 1)).isEqualTo(header(box, CANARY)).doesNotContain(Long.toString(CANARY));
        }
    }

    private static <S, A> String header(GameBox<S, A> box, long seed) {
        var match = Playout.begin(box.game(), 3, Options.STANDARD, seed);
        byte[] bytes = MatchText.of(box, match, new Stamp("1.0.0", 7, Saves.NOON));
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.substring(0, text.indexOf("\"start\""));
    }

    @Complaint({19, 29})
    @Test
    void theListTheFilesNameAndTheNotesTellNoSecret() throws IOException {
        try (Library library = Play.enter(home)) {
            var fresh = library.begin(Toy.box(), Playout.table(3, Options.STANDARD), new Start.Seeded<>(CANARY));
            Session<?, ?> session = ((Fresh.In<?, ?>) fresh).session();
            Play.play(session, 10);
            session.close();
            assertThat(library.list().toString()).doesNotContain(Long.toString(CANARY));
            assertThat(session.file().toString()).doesNotContain(Long.toString(CANARY));
        }
    }

    @Test
    void aRefusalTellsNothingOfTheDeal() {
        long seed = 5;
        String text = Saves.text().replaceFirst("\"card\": 6}, \"pile\": 1", "\"card\": 5}, \"pile\": 1");
        Opened.Refused refused = Saves.refusal(Saves.sealed(text));
        assertThat(refused.why().toString())
                .doesNotContain(Saves.match().truth().deck().toString())
                .doesNotContain(Long.toString(Rng.of(seed).stream().bits()));
    }
}
