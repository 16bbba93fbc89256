package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;

/// Lists and sorted piles with one thing changed.
final class Change {

    private Change() {}

    /// The list with something else at one place.
    static <T> List<T> at(List<T> list, int index, T other) {
        List<T> changed = new ArrayList<>(list);
        changed.set(index, other);
        return List.copyOf(changed);
    }

    /// The list with one thing more at its end.
    static <T> List<T> plus(List<T> list, T more) {
        List<T> changed = new ArrayList<>(list.size() + 1);
        changed.addAll(list);
        changed.add(more);
        return List.copyOf(changed);
    }

    /// The list without the thing at one place.
    static <T> List<T> without(List<T> list, int index) {
        List<T> changed = new ArrayList<>(list);
        changed.remove(index);
        return List.copyOf(changed);
    }

    /// A sorted pile with one card more, in its place.
    static Pile sorted(Pile pile, byte card) {
        byte[] cards = new byte[pile.size() + 1];
        int at = 0;
        while (at < pile.size() && pile.at(at) <= card) {
            cards[at] = pile.at(at);
            at++;
        }
        cards[at] = card;
        for (int i = at; i < pile.size(); i++) {
            cards[i + 1] = pile.at(i);
        }
        return Pile.of(cards);
    }
}
