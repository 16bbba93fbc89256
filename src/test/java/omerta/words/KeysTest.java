package omerta.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Option;
import omerta.ui.shell.lesson.Script;
import omerta.words.Literals.Literal;
import org.junit.jupiter.api.Test;

/// Keys and code belong together. A key is used where it stands in quotes, or where the code joins it from parts:
///
/// - a head in quotes that ends in a dot, like `"colour." + …`; a head that is only a room, like `"cli." + …`, takes
///   another key behind it;
/// - a tail in quotes that begins with a dot, like `… + ".explained"`, behind a key that is used itself;
/// - of a game, `<game>.title`, `<game>.line`, what the set-up says of each option and each of its values, and what its
///   lesson says before each step, `<game>.lesson.1` and so on;
/// - in the room `cli`, what picocli looks up for its help.
class KeysTest {

    private static final Pattern KEY = Pattern.compile("[a-z][a-z-]*(\\.[a-zA-Z0-9-]+)+");
    private static final Pattern FILE = Pattern.compile(".*\\.(json|properties|md|css|svg|png|txt|lock|tmp|bat)");

    private final List<Literal> literals = Literals.under("src/main/java");
    private final Set<String> whole = literals.stream().map(Literal::text).collect(Collectors.toSet());
    private final Set<String> heads = texts(literals.stream().filter(Literal::isHead), "[a-z-]+(\\.[a-zA-Z-]+)*\\.");
    private final Set<String> tails = texts(literals.stream().filter(Literal::isTail), "\\.[a-z-]+");
    private final Set<String> keys = Bundle.rooms().stream()
            .flatMap(room -> Bundle.english(room).patterns().keySet().stream())
            .collect(Collectors.toSet());
    private final Set<String> ofGames =
            Games.all().stream().flatMap(box -> ofGame(box).stream()).collect(Collectors.toSet());

    @Test
    void everyKeyIsUsed() {
        Set<String> unused = new TreeSet<>();
        for (String room : Bundle.rooms()) {
            Bundle bundle = Bundle.english(room);
            if (waits(bundle, room)) {
                continue;
            }
            bundle.patterns().keySet().stream()
                    .filter(key -> !bundle.standsAsItIs(key) && !isUsed(key))
                    .forEach(unused::add);
        }

        assertThat(unused).as("keys that no code uses").isEmpty();
    }

    @Test
    void everyKeyThatIsUsedIsThere() {
        Set<String> firsts = Bundle.rooms().stream()
                .map(Bundle::english)
                .flatMap(bundle -> bundle.patterns().keySet().stream().filter(key -> !bundle.standsAsItIs(key)))
                .map(KeysTest::first)
                .collect(Collectors.toSet());
        Set<String> missing = literals.stream()
                .filter(literal -> !literal.isHead() && !literal.isTail())
                .filter(literal -> KEY.matcher(literal.text()).matches())
                .filter(literal -> !FILE.matcher(literal.text()).matches())
                .filter(literal -> firsts.contains(first(literal.text())) && !keys.contains(literal.text()))
                .map(literal -> literal.text() + " in " + literal.file())
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(missing).as("keys without words").isEmpty();
        assertThat(keys).as("what the set-up says of games").containsAll(ofGames);
    }

    /// Whether these are the words of a game that is not on the shelf yet: they may come before its code.
    private static boolean waits(Bundle bundle, String room) {
        return bundle.patterns().containsKey(room + ".line") && Games.find(room).isEmpty();
    }

    private boolean isUsed(String key) {
        return whole.contains(key)
                || ofGames.contains(key)
                || heads.stream().anyMatch(head -> key.startsWith(head) && fits(head, key.substring(head.length())))
                || tails.stream().anyMatch(tail -> key.endsWith(tail) && isUsed(cut(key, tail)));
    }

    private boolean fits(String head, String rest) {
        return !Bundle.rooms().contains(cut(head, ".")) || keys.contains(rest);
    }

    private static Set<String> ofGame(GameBox<?, ?> box) {
        Set<String> used = new TreeSet<>(List.of(box.id() + ".title", box.id() + ".line"));
        for (Option option : box.game().info().options()) {
            String key = box.id() + ".option." + option.key();
            used.addAll(List.of(key, key + ".explained"));
            if (option instanceof Option.Choice choice) {
                choice.values().forEach(value -> used.add(key + "." + value));
            }
            if (option instanceof Option.Who) {
                used.add(key + "." + Option.Who.LOT);
            }
        }
        Set<String> words = Bundle.english(box.id()).patterns().keySet();
        IntStream.rangeClosed(1, Script.MOST_MOVES + 1)
                .mapToObj(number -> box.id() + ".lesson." + number)
                .filter(words::contains)
                .forEach(used::add);
        return used;
    }

    private static Set<String> texts(Stream<Literal> literals, String form) {
        return literals.map(Literal::text).filter(text -> text.matches(form)).collect(Collectors.toSet());
    }

    private static String first(String key) {
        return key.substring(0, key.indexOf('.') < 0 ? key.length() : key.indexOf('.'));
    }

    private static String cut(String text, String tail) {
        return text.substring(0, text.length() - tail.length());
    }
}
