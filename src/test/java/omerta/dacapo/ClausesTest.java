package omerta.dacapo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import omerta.Rule;
import omerta.text.Language;
import omerta.text.Rulebook;
import omerta.text.Rulebook.Clause;
import omerta.text.Rulebook.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClausesTest {

    private static final Pattern CLAUSE = Pattern.compile("DC-[0-9]+\\.[0-9]+");

    private static Rulebook book(Language language) {
        return Rulebook.of("da-capo", language).orElseThrow();
    }

    private static Set<String> ids(Rulebook book) {
        return book.clauses().stream().map(Clause::id).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Path> classes(Class<?> beside) throws IOException, URISyntaxException {
        Path root = Path.of(
                beside.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files = Files.list(root.resolve("omerta/dacapo"))) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"GERMAN", "BRAZILIAN"})
    void everyLanguageHasTheSameClauses(Language language) {
        assertThat(book(language).clauses())
                .extracting(Clause::id, Clause::kind, Clause::isRuling)
                .containsExactlyElementsOf(book(Language.ENGLISH).clauses().stream()
                        .map(clause -> tuple(clause.id(), clause.kind(), clause.isRuling()))
                        .toList());
        assertThat(book(language).clauses()).extracting(Clause::text).doesNotContain("");
    }

    @Test
    void everyRuleHasATest() throws IOException, URISyntaxException {
        Set<String> tested = new TreeSet<>();
        for (Path file : classes(ClausesTest.class)) {
            String name = file.getFileName().toString().replace(".class", "");
            if (name.endsWith("Test")) {
                tested.addAll(tested(name));
            }
        }

        assertThat(tested)
                .containsAll(book(Language.ENGLISH).clauses().stream()
                        .filter(clause -> clause.kind() == Kind.RULE)
                        .map(Clause::id)
                        .toList());
        assertThat(ids(book(Language.ENGLISH))).containsAll(tested);
    }

    private static List<String> tested(String test) {
        try {
            return Arrays.stream(Class.forName("omerta.dacapo." + test).getDeclaredMethods())
                    .filter(method -> method.isAnnotationPresent(Rule.class))
                    .flatMap(method ->
                            Arrays.stream(method.getAnnotation(Rule.class).value()))
                    .toList();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void everyClauseThatTheCodeNamesExists() throws IOException, URISyntaxException {
        Set<String> named = new TreeSet<>();
        for (Path file : classes(DaCapo.class)) {
            CLAUSE.matcher(Files.readString(file, StandardCharsets.ISO_8859_1))
                    .results()
                    .map(MatchResult::group)
                    .forEach(named::add);
        }

        assertThat(named).hasSizeGreaterThan(25);
        assertThat(ids(book(Language.ENGLISH))).containsAll(named);
    }
}
