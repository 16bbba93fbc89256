package omerta.text;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import omerta.engine.Message;
import omerta.engine.Table;

/// Reads what a game says in every language and looks up its clauses, to find what is missing. The same is said again and
/// again, so it remembers what it has found sound. Used by several threads.
public final class Proofreader {

    /// Marks of a thing that was printed instead of said, and of a place that was not filled.
    private static final Pattern RAW = Pattern.compile("[{}@⟦⟧]|\\bnull\\b|\\w\\[|^\\s*$");

    private static final int MOST_REMEMBERED = 50_000;

    private final Set<String> clauses;
    private final List<Phrases> languages;
    private final Set<Said> sound = ConcurrentHashMap.newKeySet();

    private record Said(Message message, Table table) {}

    private Proofreader(Set<String> clauses, List<Phrases> languages) {
        this.clauses = clauses;
        this.languages = languages;
    }

    /// The proofreader of the game with this id.
    public static Proofreader of(String game) {
        Set<String> clauses = Rulebook.of(game, Language.ENGLISH).stream()
                .flatMap(book -> book.clauses().stream())
                .map(Rulebook.Clause::id)
                .collect(Collectors.toUnmodifiableSet());
        List<Phrases> languages = Language.spoken().stream()
                .map(language -> Phrases.of(language).with(game))
                .toList();
        return new Proofreader(clauses, languages);
    }

    /// Whether the rulebook has this clause.
    public boolean hasClause(String id) {
        return clauses.contains(id);
    }

    /// What is wrong with the sentence that a message becomes in some language, if anything.
    public Optional<String> flaw(Message message, Table table) {
        Said said = new Said(message, table);
        if (sound.contains(said)) {
            return Optional.empty();
        }
        Optional<String> flaw = languages.stream()
                .flatMap(phrases -> flaw(phrases, message, table).stream())
                .findFirst();
        if (flaw.isEmpty() && sound.size() < MOST_REMEMBERED) {
            sound.add(said);
        }
        return flaw;
    }

    private static Optional<String> flaw(Phrases phrases, Message message, Table table) {
        try {
            String sentence = phrases.say(message, table);
            return RAW.matcher(sentence).find()
                    ? Optional.of(phrases.language().tag() + " says: " + sentence)
                    : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(phrases.language().tag() + " cannot say it: " + e.getMessage());
        }
    }
}
