package omerta.corleone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import omerta.box.StrictJson;
import omerta.engine.BadTables;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CorleoneTablesTest {

    static String fine() {
        try {
            return Files.readString(Path.of("assets/corleone/tables.json"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static CorleoneTables read(String json) {
        return StrictJson.builder().build().readValue(json, CorleoneTables.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "\"good\": \"booze\", \"cards\": 9;\"good\": \"booze\", \"cards\": 8;goods;31 cards, not 32",
                "\"value\": 2, \"cards\": 30;\"value\": 2, \"cards\": 31;bills;121 bills, not 120",
                "\"value\": 2, \"cards\": 30;\"value\": 1, \"cards\": 30;bills[1].value;1 is not from 2 to 100",
                "\"startBills\": [1;\"startBills\": [4;startBills[0];there is no bill of 4",
                "\"markers\": 9;\"markers\": 0;markers;0 is not from 1 to 100",
                "\"members\": 2, \"bribery\": true;\"members\": 0, \"bribery\": true;acts[1].members;0 is not from 1 to 3",
                "\"bribery\": false;\"bribery\": true;acts[3].bribery;the last act has none",
                "\"players\": 2;\"players\": 3;setups[0].players;3 is not from 2 to 2",
                "\"tiles\": 3;\"tiles\": 4;setups[3].tiles;too few places or tiles for so many",
                "\"id\": \"old-market\";\"id\": \"harborside\";turfs[1].id;harborside is there twice",
                "\"id\": \"old-market\";\"id\": \"Old Market\";turfs[1].id;is no name: Old Market",
                "\"turfs\": [1, 2, 3];\"turfs\": [1];spots[0].turfs;1 is not from 2 to 3",
                "\"turfs\": [1, 2, 3];\"turfs\": [1, 3, 2];spots[0].turfs[2];2 is not from 4 to 7",
                "\"colour\": \"muscle\";\"colour\": \"rackets\";jobs;10 jobs of one colour, not 11",
                "\"cost\": [\"gun\"];\"cost\": [];jobs[0].cost;0 is not from 1 to 4",
                "\"cost\": [\"gun\"];\"cost\": [\"narcotics\"];jobs[0].cost[0];no job costs narcotics",
                "\"cost\": [\"booze\", \"gun\"];\"cost\": [\"gun\", \"booze\"];jobs[2].cost[1];goods are listed in their order",
                "\"the-fence\", \"act\": 1;\"the-fence\", \"act\": 2;allies[2].act;1 is not from 2 to 3",
                "\"is\": \"suitcase\", \"times\": 2;\"is\": \"suitcase\", \"times\": 0;turfs[3].business.front[0].times;0 is not from 1 to 9",
                "\"is\": \"horse-head\";\"is\": \"bomb\";turfs[6].business.front[0].is;no business does this",
                "\"cards\": 2, \"bills\": [5];\"cards\": 2, \"bills\": [3];red[2].back[0].bills;elsewhere as many cards bring other bills",
                "\"bills\": [5] }] },;\"bills\": [4] }] },;red[2].back[0].bills[0];there is no bill of 4",
                "\"figure\": \"alderman\";\"figure\": \"police-captain\";allies[6].effects[0].figure;another card brings it already"
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
