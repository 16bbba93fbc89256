package omerta.capollo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import omerta.Rule;
import omerta.box.StrictJson;
import omerta.engine.BadTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DonCapolloTablesTest {

    private static String fine() {
        try {
            return Files.readString(Path.of("assets/don-capollo/tables.json"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static DonCapolloTables read(String json) {
        return StrictJson.builder().build().readValue(json, DonCapolloTables.class);
    }

    @ParameterizedTest
    @CsvSource({
        "WEAPONS, 0 1 1 2 3, 0 1 2 3 5",
        "CORRUPTION, -2 -2 -2 -2 -2, 1 2 3 4 6",
        "CASINO, 1 1 2 2 3, 0 0 1 2 3",
        "DRINKS, 1 1 2 3 4, 0 1 1 2 4",
        "PROSTITUTION, 1 2 2 3 3, 0 0 1 1 2",
        "ART, -2 3 5 7 10, 0 0 0 1 1",
        "OLIVE_OIL, 0 0 0 1 1, 0 0 1 2 4",
        "LOAN_SHARKING, -2 -1 4 7 10, 0 0 1 1 2"
    })
    @Rule({"CA-1.3", "CA-1.4", "CA-7.3", "CA-7.4"})
    void whatEachBusinessBrings(DonCapolloBusiness business, String money, String power) {
        DonCapolloTables tables = read(fine());
        String[] dollars = money.split(" ");
        String[] points = power.split(" ");
        for (int count = 1; count <= tables.copies(); count++) {
            int column = Math.min(count, DonCapolloTables.PAID) - 1;
            assertThat(tables.money(business, count)).isEqualTo(Integer.parseInt(dollars[column]));
            assertThat(tables.power(business, count)).isEqualTo(Integer.parseInt(points[column]));
        }
        assertThat(tables.money(business, 0)).isZero();
        assertThat(tables.power(business, 0)).isZero();
    }

    @Test
    @Rule({"CA-1.3", "CA-1.8", "CA-2.1"})
    void sixtyFourCardsAndSixValuesOfPower() {
        assertThat(read(fine()).cards()).isEqualTo(64);
        assertThat(read(fine()).powerCards()).containsExactly(1, 2, 3, 4, 5, 10);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "\"leastSeats\": 3;\"leastSeats\": 1;leastSeats;1 is not from 2 to 6",
                "\"mostSeats\": 6;\"mostSeats\": 7;mostSeats;7 is not from 3 to 6",
                "\"copies\": 8;\"copies\": 9;copies;9 is not from 1 to 8",
                "\"hand\": 5;\"hand\": 11;hand;6 hands of 11 cards leave none to draw",
                "\"money\": 5;\"money\": -1;money;-1 is not from 0 to 100",
                "\"price\": 3;\"price\": 0;price;0 is not from 1 to 100",
                "\"perPower\": 5;\"perPower\": 0;perPower;0 is not from 1 to 100",
                "[1, 2, 3, 4, 5, 10];[2, 3];powerCards[0];2 is not from 1 to 1",
                "[1, 2, 3, 4, 5, 10];[1, 3, 3];powerCards[2];3 is not from 4 to 100",
                "[1, 2, 3, 4, 5, 10];[];powerCards;no power cards",
                "\"business\": \"casino\";\"business\": \"art\";businesses[2].business;here stands casino",
                "[0, 1, 1, 2, 3];[-1, 1, 1, 2, 3];businesses[0].money[0];-1 is not from 0 to 20",
                "[0, 1, 2, 3, 5];[0, 1, 2, 3];businesses[0].power;4 figures, not 5",
                "[0, 1, 2, 3, 5];[0, 1, 2, 3, 2];businesses[0].power[4];more cards bring less",
                "[-2, 3, 5, 7, 10];[-2, -3, 5, 7, 10];businesses[5].money[1];more cards bring less",
                "[1, 2, 3, 4, 6];[-1, 2, 3, 4, 6];businesses[1].power[0];-1 is not from 0 to 20"
            })
    void figuresThatCannotBe(String good, String bad, String key, String reason) {
        String json = fine();
        assertThat(json).contains(good);
        int at = json.indexOf(good);

        assertThatThrownBy(() -> read(json.substring(0, at) + bad + json.substring(at + good.length())))
                .hasRootCauseInstanceOf(BadTables.class)
                .hasRootCauseMessage(reason)
                .rootCause()
                .extracting(thrown -> ((BadTables) thrown).key())
                .isEqualTo(key);
    }
}
