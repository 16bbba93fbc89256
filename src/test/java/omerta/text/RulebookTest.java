package omerta.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import omerta.text.Rulebook.Kind;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.ListItem;
import org.junit.jupiter.api.Test;

class RulebookTest {

    private static final String BOOK = """
            # Hush

            A game of silence.

            ## 1 The cards

            What lies in the box.

            **HU-1.1** `rule` There are *ten* cards.

            > Example: ten.

            ## 2 The turn

            - **HU-2.1** `rule` `ruling` Draw one.
            - **HU-2.2** `note` Think first.

            That is all.
            """;

    private final Rulebook book = RulebookReader.read(BOOK);

    @Test
    void itIsCutIntoChapters() {
        assertThat(book.title()).isEqualTo("Hush");
        assertThat(book.preface()).hasSize(1);
        assertThat(book.chapters()).extracting(Rulebook.Chapter::title).containsExactly("1 The cards", "2 The turn");
        assertThat(book.chapters().getFirst().opening()).hasSize(1);
    }

    @Test
    void itIsCutIntoClauses() {
        assertThat(book.clauses()).extracting(Rulebook.Clause::id).containsExactly("HU-1.1", "HU-2.1", "HU-2.2");
        assertThat(book.clauses()).extracting(Rulebook.Clause::kind).containsExactly(Kind.RULE, Kind.RULE, Kind.NOTE);
        assertThat(book.clauses()).extracting(Rulebook.Clause::isRuling).containsExactly(false, true, false);
        assertThat(book.clauses())
                .extracting(Rulebook.Clause::text)
                .containsExactly("There are ten cards.", "Draw one.", "Think first.");
    }

    @Test
    void whatFollowsAClauseBelongsToIt() {
        assertThat(book.clause("HU-1.1").orElseThrow().nodes().get(1)).isInstanceOf(BlockQuote.class);
        assertThat(book.clause("HU-2.1").orElseThrow().nodes()).hasSize(1).allMatch(ListItem.class::isInstance);
        assertThat(book.clause("HU-2.2").orElseThrow().nodes()).hasSize(2);
        assertThat(book.clause("HU-9.9")).isEmpty();
    }

    @Test
    void aClauseWithoutKindIsAMistake() {
        assertThatThrownBy(() -> RulebookReader.read("**HU-1.1** Ten cards."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("HU-1.1");
    }

    @Test
    void aGameWithoutRulebookHasNone() {
        assertThat(Rulebook.of("no-such-game", Language.GERMAN)).isEmpty();
    }
}
