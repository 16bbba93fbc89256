package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import omerta.Rule;
import omerta.engine.Message;
import omerta.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the rulebook lists is what is in the box.
class BookTest {

    private static final omerta.text.Phrases ENGLISH =
            omerta.text.Phrases.of(Language.ENGLISH).with("corleone");

    private static final String BOOK = book();

    private static final CorleoneTables TABLES = GAME.city().tables();

    private static List<String> listed(String clause) {
        String text = BOOK.substring(BOOK.indexOf("**" + clause + "**") + 2);
        return text.substring(0, text.indexOf("\n**CO-"))
                .lines()
                .filter(line -> line.startsWith("- "))
                .map(line -> line.substring(2))
                .toList();
    }

    private static String book() {
        try {
            return Files.readString(Path.of("rulebooks/corleone.md"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String say(Message message) {
        return ENGLISH.say(message);
    }

    private static String effects(List<CorleoneEffect> effects) {
        return effects.stream()
                .map(effect -> effect instanceof CorleoneEffect.Neutral
                        ? say(Phrases.effect(effect)).replace("put the ", "")
                        : say(Phrases.effect(effect)))
                .collect(Collectors.joining(", "));
    }

    private static String business(CorleoneBusiness business) {
        return say(Phrases.business(business.id())) + ": front (" + effects(business.front()) + "), back ("
                + effects(business.back()) + ")";
    }

    @Test
    @Rule({"CO-42.1", "CO-42.2"})
    void thePrintedBusinesses() {
        assertThat(listed("CO-42.2"))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, CorleoneTables.TURFS)
                        .mapToObj(turf -> turf + " "
                                + say(Phrases.turf(TABLES.turfs().get(turf - 1).id())) + ", "
                                + business(TABLES.turfs().get(turf - 1).business()))
                        .toList());
    }

    @Test
    @Rule("CO-42.3")
    void theSpots() {
        assertThat(listed("CO-42.3"))
                .containsExactlyElementsOf(TABLES.spots().stream()
                        .map(spot ->
                                say(Phrases.place(new CorleonePlace.Spot(spot.id()))) + ": " + numbers(spot.turfs()))
                        .toList());
        for (int turf = 1; turf <= CorleoneTables.TURFS; turf++) {
            int number = turf;
            assertThat(TABLES.spots().stream().filter(spot -> spot.turfs().contains(number)))
                    .hasSize(5);
        }
    }

    private static String numbers(List<Integer> turfs) {
        return turfs.size() == 2
                ? turfs.getFirst() + " and " + turfs.getLast()
                : turfs.getFirst() + ", " + turfs.get(1) + " and " + turfs.getLast();
    }

    @Test
    @Rule({"CO-42.4", "CO-42.5"})
    void theTiles() {
        assertThat(listed("CO-42.4"))
                .containsExactlyElementsOf(
                        TABLES.blue().stream().map(BookTest::business).toList());
        assertThat(listed("CO-42.5"))
                .containsExactlyElementsOf(
                        TABLES.red().stream().map(BookTest::business).toList());
    }

    @ParameterizedTest
    @CsvSource({"MUSCLE, CO-46.1", "SMUGGLING, CO-46.2", "RACKETS, CO-46.3", "INFLUENCE, CO-46.4"})
    @Rule({"CO-46.1", "CO-46.2", "CO-46.3", "CO-46.4", "CO-43.8"})
    void theJobs(CorleoneColour colour, String clause) {
        assertThat(listed(clause))
                .hasSize(11)
                .containsExactlyElementsOf(TABLES.jobs().stream()
                        .filter(job -> job.colour() == colour)
                        .map(BookTest::job)
                        .toList());
    }

    private static String job(CorleoneJob job) {
        List<String> cost = new ArrayList<>();
        for (CorleoneGood good : CorleoneGood.values()) {
            int count = Payments.count(job.cost(), good);
            if (count > 0) {
                cost.add(say(Phrases.goods(good, count)));
            }
        }
        return say(Phrases.job(job.id())) + ": " + String.join(", ", cost) + "; " + effects(job.effects());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    @Rule({"CO-47.1", "CO-47.2", "CO-47.3", "CO-43.9"})
    void theAllies(int act) {
        assertThat(listed("CO-47." + act))
                .hasSize(6)
                .containsExactlyElementsOf(TABLES.allies().stream()
                        .filter(ally -> ally.act() == act)
                        .map(ally -> say(Phrases.ally(ally.id())) + ": " + effects(ally.effects()))
                        .toList());
    }

    @Test
    @Rule({"CO-43.5", "CO-43.6", "CO-43.7", "CO-43.10"})
    void whatIsInTheBox() {
        Map<String, Integer> census = GAME.census(Position.dealt(2, 1).state());
        assertThat(census)
                .containsEntry("bill-1", 34)
                .containsEntry("bill-2", 30)
                .containsEntry("bill-3", 26)
                .containsEntry("bill-5", 30)
                .containsEntry("booze", 9)
                .containsEntry("gun", 9)
                .containsEntry("blood-money", 9)
                .containsEntry("narcotics", 5)
                .containsEntry("markers-1", 9)
                .containsEntry("tiles", 12);
        assertThat(CorleoneNeutral.values()).hasSize(3);
    }

    @Test
    void everyKindOfEffectIsOnACard() {
        Set<Class<?>> used = new HashSet<>();
        TABLES.jobs().forEach(job -> job.effects().forEach(effect -> used.add(effect.getClass())));
        TABLES.allies().forEach(ally -> ally.effects().forEach(effect -> used.add(effect.getClass())));
        Set<Class<?>> kinds = new HashSet<>();
        for (Class<?> group : CorleoneEffect.class.getPermittedSubclasses()) {
            kinds.addAll(Arrays.asList(group.getPermittedSubclasses()));
        }
        assertThat(used).isEqualTo(kinds).hasSize(20);
    }
}
