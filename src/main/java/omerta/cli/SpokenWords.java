package omerta.cli;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import omerta.engine.Message;
import omerta.engine.Table;
import omerta.match.laws.Words;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.text.Rulebook;

/// What a game's rulebook and its words in all languages have, for the law of words.
final class SpokenWords implements Words {

    /// Signs of a sentence whose words are missing or whose places are not filled.
    private static final List<String> GAPS = List.of("⟦", "{", "}", "@");

    private final Set<String> clauses;
    private final List<Phrases> phrases;

    SpokenWords(String game) {
        clauses = Rulebook.of(game, Language.ENGLISH).stream()
                .flatMap(rulebook -> rulebook.clauses().stream())
                .map(Rulebook.Clause::id)
                .collect(Collectors.toUnmodifiableSet());
        phrases = Language.spoken().stream()
                .map(language -> Phrases.of(language).with(game))
                .toList();
    }

    @Override
    public boolean hasClause(String id) {
        return clauses.contains(id);
    }

    @Override
    public Optional<String> flaw(Message message, Table table) {
        for (Phrases spoken : phrases) {
            String sentence = spoken.say(message, table);
            if (sentence.isBlank() || GAPS.stream().anyMatch(sentence::contains)) {
                return Optional.of(spoken.language().tag() + " says: " + sentence);
            }
        }
        return Optional.empty();
    }
}
