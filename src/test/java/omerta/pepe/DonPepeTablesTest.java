package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import omerta.box.BadBox;
import omerta.box.Box;
import omerta.engine.BadTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DonPepeTablesTest {

    private static final String FILE = "assets/don-pepe/tables.json";

    private static String fine() {
        try {
            return Files.readString(Path.of(FILE));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static DonPepeTables read(String json) {
        return ((DonPepe) Box.of("don-pepe", "1.0", 3, 6, DonPepeTables.class, DonPepe::new)
                        .open(json.getBytes(StandardCharsets.UTF_8))
                        .game())
                .tables();
    }

    @Test
    void theFileInTheBox() {
        assertThat(read(fine())).isEqualTo(Fixture.GAME.tables());
        assertThat(Fixture.GAME.tables().setup(5).men()).isEqualTo(6);
        assertThat(Fixture.GAME.tables().chair(21).letter()).isEqualTo("O");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "\"across\": 29;\"across\": 1;chairs[0].across;a chair does not face itself",
                "\"across\": 28;\"across\": 27;chairs[1].across;chair 27 does not face it",
                "\"across\": 28;\"across\": 31;chairs[1].across;there is no chair 31",
                "\"across\": 0, \"letter\": \"I\";\"across\": 1, \"letter\": \"I\";chairs[14].across;chair 1 does not face it",
                "\"chair\": 4,;\"chair\": 5,;chairs[3].chair;5 stands in the place of chair 4",
                "\"left\": 5, \"right\": 3;\"left\": 4, \"right\": 3;chairs[3].left;a chair is no neighbour of itself",
                "\"left\": 5, \"right\": 3;\"left\": 6, \"right\": 3;chairs[3].left;"
                        + "chair 6 has another chair on its right",
                "\"left\": 5, \"right\": 3;\"left\": 5, \"right\": 0;chairs[3].right;there is no chair 0",
                "\"thing\": \"register\";\"thing\": \"bar\";chairs;3 chairs with BAR, not 2",
                "\"letter\": \"B\";\"letter\": \"A\";chairs[2].letter;A is another chair",
                "\"letter\": \"B\";\"letter\": \"b\";chairs[2].letter;not a capital letter",
                "\"knife\": 9,;\"knife\": 10,;deck;61 cards, not 60",
                "\"knife\": 9,;\"knife\": -1,;deck;-1 is not from 0 to 60",
                "\"hand\": 5;\"hand\": 0;hand;0 is not from 1 to 60",
                "\"hand\": 5;\"hand\": 10;hand;6 hands of 10 cards leave none to draw",
                "\"pills\": 18;\"pills\": 2;pills;2 is not from 3 to 100",
                "\"doses\": 3;\"doses\": 4;doses;4 is not from 1 to 3",
                "\"stall\": 6;\"stall\": 0;stall;0 is not from 1 to 100",
                "\"pair\": 4000;\"pair\": 4500;income.pair;4500 is not in thousands",
                "\"boss\": 1000;\"boss\": 0;income.boss;0 is not from 1000 to 10000",
                "\"registerFactor\": 2;\"registerFactor\": 0;income.registerFactor;0 is not from 1 to 10",
                "[10, 10, 10, 7, 6, 5];[10, 10, 9, 7, 6, 5];gangsters[2];9 gangsters, but 3 players need 10",
                "[10, 10, 10, 7, 6, 5];[10, 10, 10];gangsters;3 colours, not 6",
                "\"players\": 4;\"players\": 5;setups[1].players;5 is not one more than before",
                "\"players\": 6;\"players\": 7;setups[3].players;7 is not from 2 to 6",
                "\"jim\": 5;\"jim\": 4;setups[0].roster;9 gangsters, not 10",
                "\"bank\": 120000;\"bank\": 121000;setups[0].bills;they make 120000, not 121000",
                "\"value\": 1000, \"count\": 20;\"value\": 500, \"count\": 40;setups[0].bills;"
                        + "500 is not from 1000 to 127000",
                "\"Rb\", \"Ym\";\"Rb\", \"Yx\";setups[0].seating[1];no such gangster: Yx",
                "\"Rb\", \"Ym\";\"Rb\", \"Gm\";setups[0].seating[1];no such gangster: Gm",
                "\"Rb\", \"Ym\";\"Rb\", \"--\";setups[0].seating;player 1 has 1 MIKE, not 2",
                "\"Rb\", \"Ym\";\"Ym\";setups[0].seating;29 chairs, not 30"
            })
    void figuresThatCannotBe(String good, String bad, String key, String reason) {
        String json = fine();
        assertThat(json).contains(good);
        int at = json.indexOf(good);

        assertThatThrownBy(() -> read(json.substring(0, at) + bad + json.substring(at + good.length())))
                .isInstanceOf(BadBox.class)
                .hasMessage(FILE + ": " + key + ": " + reason)
                .rootCause()
                .isInstanceOf(BadTables.class);
    }

    @Test
    void chairsInTwoRings() {
        String json = fine().replace("\"left\": 11, \"right\": 9", "\"left\": 1, \"right\": 9")
                .replace("\"left\": 2, \"right\": 30", "\"left\": 2, \"right\": 10")
                .replace("\"left\": 12, \"right\": 10", "\"left\": 12, \"right\": 30")
                .replace("\"left\": 1, \"right\": 29", "\"left\": 11, \"right\": 29");

        assertThatThrownBy(() -> read(json)).hasMessage(FILE + ": chairs[0].left: the ring closes after 10 chairs");
    }

    @Test
    void aBankThatIsTooRich() {
        String json =
                fine().replace("\"bank\": 120000", "\"bank\": 130000").replace("\"count\": 5 }", "\"count\": 6 }");

        assertThatThrownBy(() -> read(json)).hasMessage(FILE + ": setups[0].bank: 130000 is not from 1000 to 127000");
    }

    @Test
    void chairsThatAreMissing() {
        String json = fine().replaceFirst("(?m)^ *\\{ \"chair\": 1,.*\\n", "");

        assertThatThrownBy(() -> read(json)).hasMessage(FILE + ": chairs: 29 chairs, not 30");
    }
}
