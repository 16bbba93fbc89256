package omerta.engine;

import java.util.List;
import java.util.Objects;

/// Immutable lists with one thing changed. What stays is shared.
public final class Lists {

    private Lists() {}

    /// The list with another item at an index; itself where that is there already.
    ///
    /// @throws IndexOutOfBoundsException if the list is shorter
    public static <T> List<T> with(List<T> list, int index, T item) {
        if (list.get(index).equals(item)) {
            return list;
        }
        Object[] items = list.toArray();
        items[index] = item;
        return of(items);
    }

    /// The list with one more item at its end.
    public static <T> List<T> plus(List<T> list, T item) {
        Object[] items = new Object[list.size() + 1];
        for (int i = 0; i < list.size(); i++) {
            items[i] = list.get(i);
        }
        items[list.size()] = item;
        return of(items);
    }

    /// The list without the item at an index.
    ///
    /// @throws IndexOutOfBoundsException if the list is shorter
    public static <T> List<T> without(List<T> list, int index) {
        Objects.checkIndex(index, list.size());
        Object[] items = new Object[list.size() - 1];
        for (int i = 0; i < items.length; i++) {
            items[i] = list.get(i < index ? i : i + 1);
        }
        return of(items);
    }

    /// The list without its last item.
    ///
    /// @throws IndexOutOfBoundsException if it has none
    public static <T> List<T> withoutLast(List<T> list) {
        return without(list, list.size() - 1);
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T> of(Object[] items) {
        return (List<T>) List.of(items);
    }
}
