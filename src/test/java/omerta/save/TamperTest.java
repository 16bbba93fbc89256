package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Files that somebody changed with care, checksum and all: the rules find out.
@EveryLocale
class TamperTest {

    @Test
    void aMoveAgainstTheRulesIsNamedWithItsClauseAndTheMatchOfferedUpToIt() {
        String text = Saves.text().replaceFirst("\"card\": 6}, \"pile\": 1", "\"card\": 5}, \"pile\": 1");
        Opened.Refused refused = Saves.refusal(Saves.sealed(text));
        assertThat(refused.reason()).isEqualTo(Opened.Reason.ILLEGAL_MOVE);
        assertThat(refused.why().key()).isEqualTo("save.move");
        assertThat(refused.why().args().getFirst()).isEqualTo(13);
        assertThat(refused.why().toString()).contains("TY-3.4", "refusal.not-held");
        assertThat(offer(refused).moves()).isEqualTo(12);
        assertThat(offer(refused).truth()).isEqualTo(Saves.match().truthAt(12));
    }

    @Test
    void aSeatThatIsNotAtTheTableIsNamedToo() {
        String text = Saves.text().replaceFirst("\\{\"seat\": 1,", "{\"seat\": 4,");
        Opened.Refused refused = Saves.refusal(Saves.sealed(text));
        assertThat(refused.reason()).isEqualTo(Opened.Reason.ILLEGAL_MOVE);
        assertThat(refused.why().toString()).contains("TY-1.1");
        assertThat(offer(refused).moves()).isZero();
    }

    @Test
    void movesThatLeadElsewhereThanTheFileSaysAreFoundOut() {
        String text = Saves.text().replace("\"hand\": [2], \"tray\": []", "\"hand\": [6], \"tray\": []");
        Opened.Refused refused = Saves.refusal(Saves.sealed(text));
        assertThat(refused.why().key()).isEqualTo("save.digest");
        assertThat(offer(refused).truth()).isEqualTo(Saves.match().truth());
        String otherSeed = Saves.text().replace("\"seed\": 5", "\"seed\": 6");
        assertThat(Saves.refusal(Saves.sealed(otherSeed)).reason())
                .isIn(Opened.Reason.ILLEGAL_MOVE, Opened.Reason.INVALID);
    }

    @Test
    void aTableOfTwoHundredSeatsIsRefused() {
        String players = IntStream.range(0, 200)
                .mapToObj(i -> "{\"name\": \"P" + i + "\", \"colour\": \"red\", \"pin\": \"\"}")
                .collect(Collectors.joining(", "));
        String text = Saves.text().replaceFirst("(?s)\"players\": \\[.*?]", "\"players\": [" + players + "]");
        assertThat(Saves.refusal(Saves.sealed(text)).why().toString()).contains("header.table", "1 to 6 seats");
    }

    @Test
    void aTableThatDoesNotFitTheGameIsRefusedByItsClause() {
        for (String options : new String[] {"{\"ranks\": \"12\"}", "{\"money\": \"1\"}", "{\"bets\": \"maybe\"}"}) {
            String text = Saves.text().replace("\"options\": {}", "\"options\": " + options);
            Opened.Refused refused = Saves.refusal(Saves.sealed(text));
            assertThat(refused.why().key()).isEqualTo("save.start");
            assertThat(refused.why().toString()).contains("TY-1.1");
            assertThat(refused.offer()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
            `"hand": [5]`            | `"hand": [6]`
            `"hand": [5]`            | `"hand": [5, 5]`
            `"hand": [5]`            | `"hand": [0]`
            `"hand": [5]`            | `"hand": [-5]`
            `"hand": [5]`            | `"hand": [100]`
            `"hand": [5]`            | `"hand": [5000]`
            `"points": 3`            | `"points": -3`
            `"points": 3`            | `"points": 2147483647`
            `"phase": "turns"`       | `"phase": "secret-bets"`
            `"phase": "turns"`       | `"phase": "over"`
            `"seat": 2`              | `"seat": 3`
            `"seat": 2`              | `"seat": 6`
            `"round": 3`             | `"round": 0`
            `"round": 3`             | `"round": 99`
            `"lot": "high"`          | `"lot": null`
            `"cheered": [0, 1, 2]`   | `"cheered": [0, 1, 5]`
            `"cheered": [0, 1, 2]`   | `"cheered": [2, 1, 0]`
            `"cheered": [0, 1, 2]`   | `"cheered": [0, 0, 1]`
            `"ranks": 6`             | `"ranks": 7`
            `"aside": [1, 2, 6]`     | `"aside": []`
            `[3],`                   | ``
            """)
    void aPositionThatCannotStandIsRefused(String sound, String planted) {
        String text = positionText();
        assertThat(text).contains(sound);
        String changed = text.replace(sound, Optional.ofNullable(planted).orElse(""));
        Opened.Refused refused = Saves.refusal(Saves.sealed(changed));
        assertThat(refused.reason()).isEqualTo(Opened.Reason.INVALID);
        assertThat(refused.why().key()).isIn("save.start", "save.invalid");
    }

    private static String positionText() {
        ToyState position = Saves.match().truth();
        var began = Match.begin(Toy.box().game(), Saves.match().table(), new Start.Position<>(position));
        return new String(Saves.bytes(((Began.Fine<ToyState, ToyAction>) began).match()), StandardCharsets.UTF_8);
    }

    @Test
    void wrongRulesOfOldFilesOfferTheSnapshot() {
        String old = Saves.text().replace("\"rules\": \"1.0\"", "\"rules\": \"0.9\"");
        assertThat(Saves.readMatch(Saves.sealed(old)).moves()).isEqualTo(20);
        String other = old.replaceFirst("\"card\": 6}, \"pile\": 1", "\"card\": 5}, \"pile\": 1");
        Opened.Refused refused = Saves.refusal(Saves.sealed(other));
        assertThat(refused.reason()).isEqualTo(Opened.Reason.RULES_CHANGED);
        assertThat(refused.why().toString()).contains("save.rules", "save.move", "TY-3.4");
        assertThat(refused.offer().orElseThrow().what().key()).isEqualTo("save.offer.snapshot");
        assertThat(offer(refused).moves()).isZero();
        assertThat(offer(refused).truth()).isEqualTo(Saves.match().truth());
    }

    @Test
    void aSnapshotThatCannotStandIsNotOffered() {
        String old = Saves.text()
                .replace("\"rules\": \"1.0\"", "\"rules\": \"0.9\"")
                .replaceFirst("\"card\": 6}, \"pile\": 1", "\"card\": 5}, \"pile\": 1")
                .replace("\"hand\": [2], \"tray\": []", "\"hand\": [6], \"tray\": []");
        Opened.Refused refused = Saves.refusal(Saves.sealed(old));
        assertThat(refused.offer().orElseThrow().what().key()).isEqualTo("save.offer.moves");
    }

    @Test
    void otherPrintedFiguresAreSaid() {
        String old = Saves.text()
                .replace(Toy.box().digest(), "0".repeat(64))
                .replaceFirst("\"card\": 6}, \"pile\": 1", "\"card\": 5}, \"pile\": 1");
        Opened.Refused refused = Saves.refusal(Saves.sealed(old));
        assertThat(refused.reason()).isEqualTo(Opened.Reason.TABLES_CHANGED);
        assertThat(refused.why().key()).isEqualTo("save.tables");
    }

    @Test
    void aReplayThatTakesTooLongIsGivenUp() {
        long[] now = {0};
        MatchReader slow = new MatchReader(Toy::find, Migrations.STANDARD, () -> now[0] += 31_000_000_000L);
        Opened opened = slow.read(Saves.bytes(Saves.match()), true);
        assertThat(opened)
                .isInstanceOfSatisfying(
                        Opened.Refused.class,
                        refused -> assertThat(refused.why().key()).isEqualTo("save.too-long"));
    }

    private static Match<?, ?> offer(Opened.Refused refused) {
        return refused.offer().orElseThrow().instead().match();
    }
}
