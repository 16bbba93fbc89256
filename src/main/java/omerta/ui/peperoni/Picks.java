package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import omerta.peperoni.DonPeperoniAction;

/// What has been pointed at so far, in whatever order, and the actions that it may still become. It knows no rules: what
/// may be chosen is what is listed.
final class Picks {

    private final Map<DonPeperoniAction, List<List<Ground>>> actions = new LinkedHashMap<>();
    private final List<Ground> picked = new ArrayList<>();

    /// Nothing has been pointed at yet.
    ///
    /// @param choices what may be done
    /// @param parts what the actions are made of
    Picks(List<DonPeperoniAction> choices, Parts parts) {
        choices.forEach(action -> actions.put(action, parts.of(action)));
    }

    /// What has been pointed at, in that order.
    List<Ground> picked() {
        return List.copyOf(picked);
    }

    /// Whether this has been pointed at.
    boolean has(Ground ground) {
        return picked.contains(ground);
    }

    /// Points at this as well.
    void add(Ground ground) {
        picked.add(ground);
    }

    /// Points at this alone.
    void begin(Ground ground) {
        picked.clear();
        picked.add(ground);
    }

    /// Forgets this.
    void remove(Ground ground) {
        picked.remove(ground);
    }

    /// Forgets everything.
    void clear() {
        picked.clear();
    }

    /// Forgets what was pointed at last.
    ///
    /// @return whether there was anything
    boolean back() {
        if (picked.isEmpty()) {
            return false;
        }
        picked.removeLast();
        return true;
    }

    /// The actions that need this besides what has been pointed at.
    List<DonPeperoniAction> fittingWith(Ground ground) {
        List<Ground> more = new ArrayList<>(picked);
        more.add(ground);
        return fitting(more);
    }

    /// The actions that need this, whatever else has been pointed at.
    List<DonPeperoniAction> fittingAlone(Ground ground) {
        return fitting(List.of(ground));
    }

    private List<DonPeperoniAction> fitting(List<Ground> grounds) {
        return actions.entrySet().stream()
                .filter(entry -> entry.getValue().stream().anyMatch(parts -> parts.containsAll(grounds)))
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Everything that belongs to a listed action.
    Set<Ground> choosable() {
        Set<Ground> all = new LinkedHashSet<>();
        actions.values().forEach(lists -> lists.forEach(all::addAll));
        return all;
    }

    /// Everything that goes with what has been pointed at.
    Set<Ground> targets() {
        Set<Ground> targets = new LinkedHashSet<>();
        if (!picked.isEmpty()) {
            actions.values()
                    .forEach(lists -> lists.stream()
                            .filter(parts -> parts.containsAll(picked))
                            .forEach(targets::addAll));
            picked.forEach(targets::remove);
        }
        return targets;
    }

    /// The action that is chosen by what has been pointed at; of equal ones the first.
    Optional<DonPeperoniAction> complete() {
        return actions.entrySet().stream()
                .filter(entry -> entry.getValue().stream()
                        .anyMatch(parts -> parts.size() == picked.size() && picked.containsAll(parts)))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// The one thing that is still missing, where there is no choice.
    Optional<Ground> only() {
        Set<Ground> targets = targets();
        return targets.size() == 1 ? Optional.of(targets.iterator().next()) : Optional.empty();
    }
}
