package omerta.capollo;

import java.util.ArrayList;
import java.util.List;

/// Lists with one thing changed.
final class Change {

    private Change() {}

    /// The list with something else at one place; itself where that is there already.
    static <T> List<T> at(List<T> list, int index, T other) {
        if (list.get(index).equals(other)) {
            return list;
        }
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

    /// The list without its last thing.
    static <T> List<T> less(List<T> list) {
        return List.copyOf(list.subList(0, list.size() - 1));
    }
}
