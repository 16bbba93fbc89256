package omerta.peperoni;

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

class DonPeperoniTablesTest {

    private static final String FILE = "assets/don-peperoni/tables.json";

    private static String fine() {
        try {
            return Files.readString(Path.of(FILE));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static DonPeperoniTables read(String json) {
        return ((DonPeperoni) Box.of("don-peperoni", "1.0", 3, 5, DonPeperoniTables.class, DonPeperoni::new)
                        .open(json.getBytes(StandardCharsets.UTF_8))
                        .game())
                .tables();
    }

    @Test
    void theFileInTheBox() {
        assertThat(read(fine())).isEqualTo(Fixture.GAME.tables());
        assertThat(Fixture.GAME.tables().setup(5).bribes()).isEqualTo(3);
        assertThat(Fixture.GAME.tables().chits(3, (byte) 1)).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "\"rounds\": 8;\"rounds\": 0;rounds;0 is not from 1 to 100",
                "\"police\": 4;\"police\": 8;police;8 is not from 1 to 7",
                "\"points\": 8;\"points\": 0;points;0 is not from 1 to 100",
                "\"split\": 6;\"split\": 9;split;9 is not from 1 to 8",
                "\"value\": 2, \"count\": 2;\"value\": 1, \"count\": 2;chits[1].value;1 is not from 2 to 1000000",
                "\"value\": 50, \"count\": 4;\"value\": 50, \"count\": 0;chits[5].count;0 is not from 1 to 100",
                "\"id\": \"norte-oeste-2\";\"id\": \"norte-oeste-3\";spaces[2].id;"
                        + "norte-oeste-3 stands in the place of norte-oeste-2",
                "\"id\": \"plaza\";\"id\": \"plaza-1\";spaces[22].id;only a street's space has a number",
                "\"id\": \"esquina-norte\", \"terrain\": \"junction\", \"street\": \"\", \"far\": false;"
                        + "\"id\": \"plaza\", \"terrain\": \"junction\", \"street\": \"\", \"far\": false;"
                        + "spaces[22].id;plaza is there twice",
                "\"terrain\": \"plaza\";\"terrain\": \"street\";spaces[22].street;a street, and only that, has a name",
                "\"street\": \"norte-oeste\";\"street\": \"ancha\";spaces[1].street;there is no street ancha",
                "\"street\": \"norte-oeste\", \"far\": false;\"street\": \"norte-oeste\", \"far\": true;spaces[1].far;"
                        + "norte-oeste is on the other side",
                "{ \"id\": \"sauce\", \"far\": true };{ \"id\": \"lejos\", \"far\": true };streets[13].id;"
                        + "lejos has no spaces",
                "{ \"id\": \"acequia\", \"far\": true };{ \"id\": \"sauce\", \"far\": true };streets[14].id;"
                        + "sauce is there twice",
                "\"id\": \"iglesia\", \"value\": 10;\"id\": \"iglesia\", \"value\": 0;houses[20].value;"
                        + "0 is not from 1 to 20",
                "\"door\": \"mayor-este-2\";\"door\": \"mayor-este-9\";houses[20].door;there is no space mayor-este-9",
                "\"door\": \"mayor-este-2\";\"door\": \"botica\";houses[20].door;there is no space botica",
                "\"door\": \"mayor-este-2\";\"door\": \"sauce-1\";houses[20].door;sauce-1 is on the other side",
                "\"id\": \"botica\";\"id\": \"iglesia\";houses[20].id;iglesia is there twice",
                "\"id\": \"hotel\", \"value\": 6, \"door\": \"levante-sur-2\", \"far\": false, \"home\": false;"
                        + "\"id\": \"hotel\", \"value\": 6, \"door\": \"levante-sur-2\", \"far\": false, \"home\": true;"
                        + "houses[14].home;a home has the number 8",
                "\"near\": \"cabeza-puente-oeste\";\"near\": \"cabeza-puente-este\";bridge.near;"
                        + "cabeza-puente-este is on the far side",
                "\"far\": \"cabeza-puente-este\";\"far\": \"plaza\";bridge.far;plaza is on the near side",
                "\"cost\": 2;\"cost\": 0;bridge.cost;0 is not from 1 to 20",
                "\"players\": 4;\"players\": 5;setups[1].players;5 is not one more than before",
                "\"bribes\": 2;\"bribes\": 1;setups[0].bribes;1 is not from 2 to 3",
                "\"demandingBribes\": 3;\"demandingBribes\": 4;setups[0].demandingBribes;4 is not from 2 to 3",
                "\"nearHomes\": 3;\"nearHomes\": 2;setups[0].nearHomes;not every player finds a home",
                "[\"botica\", ;[\"casino\", ;setups[0].locked;there is no house casino",
                "[\"botica\", ;[\"h-olivo\", ;setups[0].locked;h-olivo is a home, or locked twice",
                "[{ \"value\": 1, \"count\": 2 };[{ \"value\": 1, \"count\": 3 };setups[0].removed;"
                        + "of 2 chits of 1, not 3"
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
    void waysThatCannotBe() {
        String first = "{ \"from\": \"plazuela-olivo\", \"to\": \"norte-oeste-1\" },";

        assertThat(fine()).contains(first);
        assertThatThrownBy(() -> read(fine().replace(first, first + first)))
                .hasMessage(FILE + ": steps[1]: no new way from plazuela-olivo to norte-oeste-1");
        assertThatThrownBy(() -> read(fine().replace(first, first.replace("norte-oeste-1", "plazuela-sauce"))))
                .hasMessage(FILE + ": steps[0]: only the bridge leads across the stream");
        assertThatThrownBy(() -> read(fine().replaceAll("(?m)^ *\\{ \"from\": \"sauce-1\".*\\n", "")
                        .replaceAll("(?m)^ *\\{ \"from\": \"[a-z0-9-]+\", \"to\": \"sauce-1\".*\\n", "")))
                .hasMessageContaining("no way leads to sauce-1");
    }
}
