package omerta.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.text.Language;
import omerta.text.Rulebook;
import omerta.text.Rulebook.Clause;
import omerta.text.Rulebook.Kind;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ClausesTest {

    static Stream<Named<GameBox<?, ?>>> games() {
        return Games.all().stream().map(box -> Named.of(box.id(), box));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClauseThatBindsHasATest(GameBox<?, ?> box) {
        Set<String> untested = clauses(box).stream()
                .filter(clause -> clause.kind() == Kind.RULE)
                .map(Clause::id)
                .collect(Collectors.toCollection(TreeSet::new));
        untested.removeAll(Clauses.tested(prefix(box)));

        assertThat(untested).as("clauses without a test that carries their id").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClauseThatTheCodeNamesIsThere(GameBox<?, ?> box) {
        Set<String> ids = clauses(box).stream().map(Clause::id).collect(Collectors.toSet());

        assertThat(ids).as("clauses named in the sources").containsAll(Clauses.inSources("src/main/java", prefix(box)));
        assertThat(ids).as("clauses that tests carry").containsAll(Clauses.tested(prefix(box)));
    }

    private static List<Clause> clauses(GameBox<?, ?> box) {
        return Rulebook.of(box.id(), Language.ENGLISH).orElseThrow().clauses();
    }

    private static String prefix(GameBox<?, ?> box) {
        return box.game().info().clauses();
    }
}
