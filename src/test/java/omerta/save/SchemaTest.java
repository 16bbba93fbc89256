package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.toy.Playout;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaTest {

    private static Schema schema;

    @BeforeAll
    static void readSchema() throws IOException {
        try (InputStream in = SchemaTest.class.getResourceAsStream("/assets/save/format-1.schema.json")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(text);
        }
    }

    @Test
    void holdsForEveryWrittenMatch() {
        for (GameBox<?, ?> box : List.of(Toy.box(), Games.find("da-capo").orElseThrow())) {
            for (int seats = 2; seats <= 4; seats++) {
                assertThat(errors(written(box, seats))).isEmpty();
            }
        }
    }

    private static <S, A> String written(GameBox<S, A> box, int seats) {
        Match<S, A> match = Playout.begin(box.game(), seats, Options.STANDARD, seats);
        Playout.play(match, Rng.of(seats).stream(), 50);
        return text(MatchText.of(box, match, new Stamp("1.0.0", seats, Saves.NOON)));
    }

    @Test
    void holdsForPositionsAndForFilesWithoutChecksumOrSnapshot() {
        var began = Match.begin(
                Toy.box().game(),
                Saves.match().table(),
                new Start.Position<>(Saves.match().truth()));
        assertThat(errors(text(Saves.bytes(((Began.Fine<ToyState, ToyAction>) began).match()))))
                .isEmpty();
        assertThat(errors(text(Saves.unsealed(Saves.text())))).isEmpty();
        assertThat(errors(text(Saves.plain(Saves.text())))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
            `"format": 1`            | `"format": 2`
            `"format": 1,`           | ``
            `"lifted": 20`           | `"lifted": -1`
            `"number": 7`            | `"number": "7"`
            `"over": false`          | `"over": null`
            `"moves": 20`            | `"moves": 1.5`
            `"colour": "red"`        | `"colour": "RED"`
            `"Player 1"`             | `""`
            `"is": "seeded"`         | `"is": "position"`
            `{"seat": 0,`            | `{"seat": 6,`
            `{"seat": 0,`            | `{"seat": 0, "why": 1,`
            `{"do": "draw"}`         | `{"do": "omerta.toy.ToyAction$Draw"}`
            `{"do": "draw"}`         | `{}`
            `"digest": "`            | `"digest": "x`
            `"checksum": "`          | `"checksum": "x`
            `"house": {`             | `"house": {"cheats": true,`
            `["progress", 3, 4]`     | `[1, "progress", 4]`
            """)
    void findsAPlantedError(String sound, String planted) {
        String text = Saves.text();
        assertThat(text).contains(sound);
        assertThat(errors(text.replace(sound, planted == null ? "" : planted))).isNotEmpty();
    }

    private static List<Error> errors(String json) {
        return schema.validate(json, InputFormat.JSON);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
