package omerta.match.laws;

import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Table;

/// What law 12 asks the rulebook and the words of all languages.
public interface Words {

    /// Whether the game's rulebook has this clause.
    boolean hasClause(String id);

    /// What is wrong with the sentences that this message becomes, if anything.
    Optional<String> flaw(Message message, Table table);
}
