package omerta.toy;

import java.util.Map;
import omerta.engine.BadTables;

/// The printed figures.
public record ToyTables(int copies, int hand, Map<ToyState.Lot, Integer> bonus) {

    public ToyTables {
        bonus = Map.copyOf(bonus);
        if (copies < 1 || copies > 9) {
            throw new BadTables("copies", "there are 1 to 9 copies of a card");
        }
        if (bonus.size() != ToyState.Lot.values().length) {
            throw new BadTables("bonus", "each lot has a bonus");
        }
    }
}
