package omerta.match.laws;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import omerta.engine.Message;
import omerta.engine.Table;

/// What law 12 asks the rulebook and the words of all languages.
public interface Words {

    /// Whether the game's rulebook has this clause.
    boolean hasClause(String id);

    /// What is wrong with the sentences that this message becomes, if anything.
    Optional<String> flaw(Message message, Table table);

    /// Words of these two lookups.
    static Words of(Predicate<String> clauses, BiFunction<Message, Table, Optional<String>> flaws) {
        return new Words() {
            @Override
            public boolean hasClause(String id) {
                return clauses.test(id);
            }

            @Override
            public Optional<String> flaw(Message message, Table table) {
                return flaws.apply(message, table);
            }
        };
    }
}
