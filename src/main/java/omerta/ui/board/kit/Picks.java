package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Chooses an action of any number of parts: what has been pointed at so far, in whatever order, and the actions that it
/// may still become. It knows no rules: what may be chosen is what is listed. (Of exactly two parts, one of which moves,
/// a [Chooser] makes an action.)
///
/// @param <A> the type of action
/// @param <G> what names the things and places of a table
public class Picks<A, G> {

    private final Map<A, List<List<G>>> actions = new LinkedHashMap<>();
    private final List<G> picked = new ArrayList<>();

    /// Nothing has been pointed at yet.
    ///
    /// @param choices what may be done
    /// @param parts what must be pointed at for an action: every part of one of these lists; none where an action is not
    ///     chosen in this way
    public Picks(List<A> choices, Function<A, List<List<G>>> parts) {
        choices.forEach(action -> actions.put(action, parts.apply(action)));
    }

    /// What has been pointed at, in that order.
    public final List<G> picked() {
        return List.copyOf(picked);
    }

    /// What has been pointed at, and this.
    public final List<G> pickedAnd(G ground) {
        List<G> all = new ArrayList<>(picked);
        all.add(ground);
        return all;
    }

    /// Whether nothing has been pointed at.
    public final boolean isEmpty() {
        return picked.isEmpty();
    }

    /// Whether this has been pointed at.
    public final boolean has(G ground) {
        return picked.contains(ground);
    }

    /// Points at this as well.
    public final void add(G ground) {
        if (!has(ground)) {
            picked.add(ground);
        }
    }

    /// Points at this alone.
    public final void begin(G ground) {
        picked.clear();
        picked.add(ground);
    }

    /// Forgets this.
    public final void remove(G ground) {
        picked.remove(ground);
    }

    /// Forgets everything.
    public final void clear() {
        picked.clear();
    }

    /// Forgets what was pointed at last.
    ///
    /// @return whether there was anything
    public final boolean back() {
        if (picked.isEmpty()) {
            return false;
        }
        picked.removeLast();
        return true;
    }

    /// The actions that need everything that has been pointed at.
    public final List<A> fitting() {
        return fitting(picked);
    }

    /// The actions that need this besides.
    public final List<A> fittingWith(G ground) {
        return fitting(pickedAnd(ground));
    }

    /// The actions that need this, whatever else has been pointed at.
    public final List<A> fittingAlone(G ground) {
        return fitting(List.of(ground));
    }

    private List<A> fitting(List<G> grounds) {
        return actions.entrySet().stream()
                .filter(entry -> entry.getValue().stream().anyMatch(parts -> parts.containsAll(grounds)))
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Everything that belongs to a listed action.
    public final Set<G> choosable() {
        Set<G> all = new LinkedHashSet<>();
        actions.values().forEach(lists -> lists.forEach(all::addAll));
        return all;
    }

    /// Everything that goes with what has been pointed at.
    public final Set<G> targets() {
        Set<G> targets = new LinkedHashSet<>();
        if (!picked.isEmpty()) {
            actions.keySet().forEach(action -> partsOf(action).forEach(targets::addAll));
            picked.forEach(targets::remove);
        }
        return targets;
    }

    /// What an action needs that has not been pointed at, by the first of its lists that goes with what has been.
    public final List<G> missing(A action) {
        return partsOf(action).stream()
                .findFirst()
                .map(parts -> parts.stream().filter(part -> !has(part)).toList())
                .orElse(List.of());
    }

    private List<List<G>> partsOf(A action) {
        return actions.getOrDefault(action, List.of()).stream()
                .filter(parts -> parts.containsAll(picked))
                .toList();
    }

    /// The action that is chosen by what has been pointed at, because nothing is missing; of several the first.
    public Optional<A> complete() {
        return actions.entrySet().stream()
                .filter(entry -> entry.getValue().stream()
                        .anyMatch(parts -> parts.size() == picked.size() && picked.containsAll(parts)))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// The one thing that is still missing, where there is no choice.
    public final Optional<G> only() {
        Set<G> targets = targets();
        return targets.size() == 1 ? Optional.of(targets.iterator().next()) : Optional.empty();
    }
}
