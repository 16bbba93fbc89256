package omerta.dacapo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import omerta.box.BadBox;
import omerta.box.Box;
import omerta.engine.BadTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DaCapoTablesTest {

    private static final String FINE = """
        {"highest": 10, "copies": 15, "jokers": 15, "stack": 20, "hand": 4, "piles": 3, "auxiliary": 3,
         "leastSeats": 2, "mostSeats": 6, "circle": 5, "scoreless": 3,
         "target": {"least": 10, "most": 100, "step": 5, "standard": 50}}
        """;

    private static DaCapoTables read(String json) {
        return ((DaCapo) Box.of("da-capo", "1.0", 2, 6, DaCapoTables.class, DaCapo::new)
                        .open(json.getBytes(StandardCharsets.UTF_8))
                        .game())
                .tables();
    }

    @Test
    void thePrintedFigures() {
        DaCapoTables tables = Fixture.GAME.tables();

        assertThat(tables).isEqualTo(read(FINE));
        assertThat(tables.cards()).isEqualTo(165);
        assertThat(tables.printed(DaCapoTables.JOKER)).isEqualTo(15);
        assertThat(tables.printed(10)).isEqualTo(15);
        assertThat(tables.printed(0)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "highest,10,11",
        "highest,10,1",
        "copies,15,0",
        "jokers,15,-1",
        "stack,20,0",
        "hand,4,0",
        "piles,3,0",
        "piles,3,7",
        "auxiliary,3,0",
        "leastSeats,2,1",
        "mostSeats,6,7",
        "mostSeats,6,1",
        "circle,5,0",
        "scoreless,3,0",
        "target.least,10,0",
        "target.most,100,9",
        "target.step,5,0",
        "target.standard,50,101"
    })
    void figuresThatCannotBe(String key, int figure, int bad) {
        String name = key.substring(key.indexOf('.') + 1);
        String json = FINE.replace("\"" + name + "\": " + figure, "\"" + name + "\": " + bad);

        assertThatThrownBy(() -> read(json))
                .isInstanceOf(BadBox.class)
                .hasMessageStartingWith("assets/da-capo/tables.json: " + key + ": ")
                .rootCause()
                .isInstanceOf(BadTables.class);
    }

    @Test
    void soManyPlayersNeedSoManyCards() {
        assertThatThrownBy(() -> read(FINE.replace("\"stack\": 20", "\"stack\": 24")))
                .hasMessage("assets/da-capo/tables.json: mostSeats: 6 players need 168 of 165 cards");
        assertThatThrownBy(() -> read(FINE.replace("\"copies\": 15", "\"copies\": 100")))
                .hasMessageContaining("copies: 1015 cards are more than 1000");
    }
}
