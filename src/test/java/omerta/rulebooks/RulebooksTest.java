package omerta.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.text.Language;
import omerta.text.Rulebook;
import omerta.text.Rulebook.Clause;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulebooksTest {

    static Stream<Named<GameBox<?, ?>>> games() {
        return Games.all().stream().map(box -> Named.of(box.id(), box));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLanguageHasTheRulebookWithTheSameClauses(GameBox<?, ?> box) {
        List<String> english = clauses(box, Language.ENGLISH);

        assertThat(english).isNotEmpty();
        for (Language language : List.of(Language.GERMAN, Language.BRAZILIAN)) {
            assertThat(Path.of("rulebooks", box.id() + "." + language.tag() + ".md"))
                    .exists();
            assertThat(clauses(box, language)).as(language.tag()).isEqualTo(english);
        }
        assertThat(Path.of("rulebooks", box.id() + ".md")).exists();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClauseHasAnIdOfItsOwnAndSaysSomething(GameBox<?, ?> box) {
        String prefix = box.game().info().clauses() + "-";
        for (Language language : Language.spoken()) {
            Rulebook book = Rulebook.of(box.id(), language).orElseThrow();

            assertThat(book.title()).isNotBlank();
            assertThat(book.chapters()).allMatch(chapter -> !chapter.title().isBlank());
            assertThat(book.clauses())
                    .extracting(Clause::id)
                    .doesNotHaveDuplicates()
                    .allMatch(id -> id.startsWith(prefix));
            assertThat(book.clauses()).allMatch(clause -> clause.text().length() > 10);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClauseThatAnotherNamesIsThere(GameBox<?, ?> box) throws Exception {
        Set<String> ids = Rulebook.of(box.id(), Language.ENGLISH).orElseThrow().clauses().stream()
                .map(Clause::id)
                .collect(Collectors.toSet());
        for (String name : List.of(".md", ".de.md", ".pt-BR.md")) {
            String text = Files.readString(Path.of("rulebooks", box.id() + name));
            Set<String> named = Clauses.in(text, box.game().info().clauses());

            assertThat(ids).as(name).containsAll(named);
        }
    }

    /// The clauses of a rulebook, each with its kind.
    private static List<String> clauses(GameBox<?, ?> box, Language language) {
        return Rulebook.of(box.id(), language).orElseThrow().clauses().stream()
                .map(clause -> clause.id() + " " + clause.kind() + (clause.isRuling() ? " ruling" : ""))
                .toList();
    }
}
