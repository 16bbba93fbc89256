package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatisticsFileTest {

    private static final Finished FIRST = match("a", 30, 12);
    private static final Finished SECOND = match("b", 40, 9);

    @TempDir
    private Path home;

    private static Finished match(String deal, int moves, int total) {
        return match(deal, moves, total, Optional.of("da-capo.score.points"));
    }

    private static Finished match(String deal, int moves, int total, Optional<String> unit) {
        List<Finished.Place> seats = List.of(new Finished.Place("Zoë", 1, total));
        return new Finished(deal, "da-capo", Instant.EPOCH, moves, unit, seats);
    }

    @Test
    void matchesAreCountedOnceEach() {
        StatisticsFile file = new StatisticsFile(home);

        assertThat(file.read()).isEmpty();
        assertThat(file.add(FIRST)).isEmpty();
        assertThat(file.add(SECOND)).isEmpty();
        assertThat(file.add(FIRST)).isEmpty();
        assertThat(new StatisticsFile(home).read()).containsExactly(FIRST, SECOND);
    }

    @Test
    void aMatchThatWasTakenBackAndEndedOtherwiseIsCountedAsItEndedLast() {
        StatisticsFile file = new StatisticsFile(home);
        Finished otherwise = match("a", 33, 5);

        file.add(FIRST);
        file.add(otherwise);

        assertThat(file.read()).containsExactly(otherwise);
    }

    @Test
    void aFileOfTheFirstFormatIsReadWithoutUnits() throws Exception {
        Files.writeString(home.resolve("statistics.json"), """
                {"format": 1, "matches": [{"deal": "a", "game": "da-capo", "ended": "1970-01-01T00:00:00Z", "moves": 30,
                "seats": [{"name": "Zoë", "place": 1, "total": 12}]}]}""");
        StatisticsFile file = new StatisticsFile(home);

        assertThat(file.read()).containsExactly(match("a", 30, 12, Optional.empty()));
        assertThat(file.add(SECOND)).isEmpty();
        assertThat(file.read()).containsExactly(match("a", 30, 12, Optional.empty()), SECOND);
    }

    @Test
    void theyCanBeForgotten() {
        StatisticsFile file = new StatisticsFile(home);

        file.add(FIRST);
        assertThat(file.clear()).isEmpty();

        assertThat(file.read()).isEmpty();
    }

    @Test
    void aDamagedFileIsKeptBesideAndCountingBeginsAnew() throws Exception {
        Path path = Files.writeString(home.resolve("statistics.json"), "{\"format\": 1, \"matches\": [{");
        StatisticsFile file = new StatisticsFile(home);

        assertThat(file.read()).isEmpty();
        assertThat(file.add(FIRST)).isEmpty();

        assertThat(file.read()).containsExactly(FIRST);
        assertThat(Files.readString(path.resolveSibling("statistics.json.damaged")))
                .isEqualTo("{\"format\": 1, \"matches\": [{");
    }
}
