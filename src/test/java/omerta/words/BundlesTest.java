package omerta.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import omerta.Complaint;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BundlesTest {

    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)(,(?:choice|number))?");

    private static final Pattern SPOKEN_TO = Pattern.compile(
            "\\b(you|yours?|du|dein\\w*|dir|dich|euch|euer|vocês?)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS);

    static List<Named<Bundle>> bundles() {
        return Bundle.rooms().stream()
                .flatMap(room -> Bundle.NAMES.stream().map(name -> Bundle.of(room, name)))
                .map(bundle -> Named.of(bundle.file().toString(), bundle))
                .toList();
    }

    static List<String> rooms() {
        return Bundle.rooms();
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void allLanguagesHaveTheSameKeys(String room) {
        Set<String> english = Bundle.english(room).patterns().keySet();

        for (String name : Bundle.NAMES) {
            Bundle bundle = Bundle.of(room, name);
            assertThat(bundle.patterns().keySet())
                    .as(bundle.file().toString())
                    .containsExactlyInAnyOrderElementsOf(english);
        }
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void allLanguagesHaveTheSamePlaces(String room) {
        Bundle english = Bundle.english(room);

        for (String name : Bundle.NAMES) {
            assertNoFlaw(Bundle.of(room, name), (key, pattern) -> {
                Set<String> places = places(english.patterns().getOrDefault(key, ""));
                return places(pattern).equals(places) ? "" : "has not the places " + places;
            });
        }
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void everyKeyHasWords(Bundle bundle) {
        assertNoFlaw(bundle, (key, pattern) -> pattern.isBlank() && !bundle.standsAsItIs(key) ? "is empty" : "");
    }

    /// A log is read by everyone: in it nobody is "you".
    @Complaint(1)
    @ParameterizedTest
    @MethodSource("bundles")
    void theLogSpeaksToNobody(Bundle bundle) {
        assertNoFlaw(
                bundle,
                (key, pattern) ->
                        key.contains(".event.") && SPOKEN_TO.matcher(pattern).find() ? "speaks to somebody" : "");
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void noKeyIsThereTwice(Bundle bundle) throws IOException {
        try (Stream<String> lines = Files.lines(bundle.file())) {
            List<String> keys = lines.filter(line -> line.matches("[a-zA-Z].*"))
                    .map(line -> line.split("[ =]", 2)[0])
                    .toList();

            assertThat(keys).as(bundle.file().toString()).doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void everyApostropheIsWrittenTwice(Bundle bundle) {
        assertNoFlaw(
                bundle,
                (key, pattern) ->
                        !bundle.standsAsItIs(key) && pattern.replace("''", "").contains("'")
                                ? "has a single apostrophe"
                                : "");
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void everyPatternMakesASentence(Bundle bundle) {
        assertNoFlaw(
                bundle,
                (key, pattern) -> bundle.standsAsItIs(key)
                        ? ""
                        : Stream.of(0, 1, 2, 5, 1000)
                                .map(number -> sentence(pattern, number))
                                .filter(sentence -> sentence.isBlank() || sentence.matches(".*[{}@].*|.*\\bnull\\b.*"))
                                .findFirst()
                                .map(sentence -> "says " + sentence)
                                .orElse(""));
    }

    /// The sentence of a pattern with this number where it wants one and a name elsewhere.
    private static String sentence(String pattern, int number) {
        Object[] filling = new Object[10];
        Matcher places = PLACE.matcher(pattern);
        while (places.find()) {
            int index = Integer.parseInt(places.group(1));
            boolean isNumber = places.group(2) != null || filling[index] instanceof Integer;
            filling[index] = isNumber ? number : "Ada";
        }
        try {
            return new MessageFormat(pattern, Locale.ENGLISH).format(filling);
        } catch (IllegalArgumentException e) {
            return "{" + e.getMessage() + "}";
        }
    }

    private static Set<String> places(String pattern) {
        return PLACE.matcher(pattern)
                .results()
                .map(place -> place.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static void assertNoFlaw(Bundle bundle, BiFunction<String, String, String> flaw) {
        List<String> flaws = new ArrayList<>();
        bundle.patterns().forEach((key, pattern) -> {
            String found = flaw.apply(key, pattern);
            if (!found.isEmpty()) {
                flaws.add(key + " " + found + ": " + pattern);
            }
        });
        assertThat(flaws).as(bundle.file().toString()).isEmpty();
    }
}
