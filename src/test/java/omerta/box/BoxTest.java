package omerta.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import omerta.engine.Info;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import omerta.toy.ToyTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoxTest {

    private static final Box<ToyTables, ToyState, ToyAction> BOX =
            Box.of("toy", "1.0", 2, 4, ToyTables.class, Toy::new);
    private static final String SOUND = """
            {
              "copies": 4,
              "hand": 3,
              "bonus": {"low": 1, "high": 2}
            }
            """;

    @Test
    void everyGameComesOutOfItsBox() {
        assertThat(Games.all()).isNotEmpty().allSatisfy(box -> {
            assertThat(box.game().info().id()).isEqualTo(box.id());
            assertThat(Games.find(box.id())).contains(box);
            assertThat(box.digest()).matches("[0-9a-f]{64}");
            assertThat(box.rulesVersion()).matches("[0-9]+\\.[0-9]+");
        });
        assertThat(Games.find("chess")).isEmpty();
    }

    @Test
    void theGamesAreOpenedOnce() {
        for (GameBox<?, ?> box : Games.all()) {
            assertThat(Games.find(box.id()).orElseThrow()).isSameAs(box);
        }
    }

    @Test
    void theLidOfEveryBoxIsRead() {
        assertThat(Games.boxes()).hasSameSizeAs(Games.all()).allSatisfy(box -> {
            Info<?, ?> info = Games.find(box.id()).orElseThrow().game().info();
            assertThat(box.leastSeats()).isEqualTo(info.leastSeats());
            assertThat(box.mostSeats()).isEqualTo(info.mostSeats());
        });
    }

    @Test
    void aLidThatSaysSomethingElseIsNamed() {
        assertThatThrownBy(() -> Box.of("toy", "1.0", 2, 5, ToyTables.class, Toy::new)
                        .open(SOUND.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(BadBox.class)
                .hasMessage("assets/toy/tables.json: is for 2 to 4 players, the lid says 2 to 5 players");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
            `"copies": 4,`   | `"copies": 40,`                | `copies: there are 1 to 9 copies of a card`
            `, "high": 2`    | ``                             | `bonus: each lot has a bonus`
            `"copies": 4,`   | ``                             | `copies`
            `"copies": 4`    | `"copies": 4, "cards": 5`      | `cards`
            `"copies": 4`    | `"copies": "4"`                | `copies`
            `"copies": 4`    | `"copies": 4.5`                | `copies`
            `"copies": 4`    | `"copies": null`               | `copies`
            `"copies": 4`    | `"copies": NaN`                | `line 2`
            `"low": 1`       | `"low": "one"`                 | `bonus.low`
            `"low": 1`       | `"middle": 1`                  | `bonus`
            `"copies": 4`    | `"copies": 4, "copies": 4`     | `copies`
            `"high": 2}`     | `"high": 2`                    | `line`
            `"hand": 3`      | `"hand": 3, // three`          | `line`
            """)
    void figuresThatCannotBeAreNamedOnOneLine(String sound, String planted, String key) {
        String text = SOUND.replace(sound, planted == null ? "" : planted);
        assertThat(text).isNotEqualTo(SOUND);
        assertThatThrownBy(() -> open(text))
                .isInstanceOf(BadBox.class)
                .message()
                .startsWith("assets/toy/tables.json: ")
                .contains(key)
                .doesNotContain("\n", "omerta.toy");
    }

    @Test
    void whatIsNoObjectOrNotThereIsNamedToo() {
        for (String text : new String[] {"", "null", "[]", "4", SOUND + "{}"}) {
            assertThatThrownBy(() -> open(text))
                    .isInstanceOf(BadBox.class)
                    .hasMessageStartingWith("assets/toy/tables.json: ");
        }
        assertThatThrownBy(() ->
                        Box.of("chess", "1.0", 2, 2, ToyTables.class, Toy::new).open())
                .isInstanceOf(BadBox.class)
                .hasMessage("assets/chess/tables.json: is missing");
    }

    @Test
    void theDigestIsThatOfTheFiguresNotOfTheirLooks() {
        String digest = open(SOUND).digest();
        assertThat(open(SOUND.replaceAll("\\s", "")).digest()).isEqualTo(digest);
        assertThat(open(SOUND.replace("\"low\": 1, \"high\": 2", "\"high\": 2, \"low\": 1"))
                        .digest())
                .isEqualTo(digest);
        assertThat(open(SOUND.replace("\"hand\": 3", "\"hand\": 4")).digest()).isNotEqualTo(digest);
        assertThat(Toy.box().digest()).isEqualTo(digest);
    }

    private static GameBox<ToyState, ToyAction> open(String json) {
        return BOX.open(json.getBytes(StandardCharsets.UTF_8));
    }
}
