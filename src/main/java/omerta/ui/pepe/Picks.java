package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import omerta.pepe.DonPepeAction;

/// What has been pointed at so far, in whatever order, and the actions that it may still become. It knows no rules: what
/// may be chosen is what is listed.
final class Picks {

    private final Map<DonPepeAction, List<Ground>> actions = new LinkedHashMap<>();
    private final List<Ground> picked = new ArrayList<>();

    /// Nothing has been pointed at yet.
    ///
    /// @param choices what may be done
    /// @param parts what the actions are made of
    Picks(List<DonPepeAction> choices, Parts parts) {
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
        if (!has(ground)) {
            picked.add(ground);
        }
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

    /// The actions that need everything that has been pointed at.
    List<DonPepeAction> fitting() {
        return fitting(picked);
    }

    /// The actions that need this besides.
    List<DonPepeAction> fittingWith(Ground ground) {
        List<Ground> more = new ArrayList<>(picked);
        more.add(ground);
        return fitting(more);
    }

    /// The actions that need this, whatever else has been pointed at.
    List<DonPepeAction> fittingAlone(Ground ground) {
        return fitting(List.of(ground));
    }

    private List<DonPepeAction> fitting(List<Ground> grounds) {
        return actions.entrySet().stream()
                .filter(entry -> entry.getValue().containsAll(grounds))
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Everything that belongs to a listed action.
    Set<Ground> choosable() {
        Set<Ground> all = new LinkedHashSet<>();
        actions.values().forEach(all::addAll);
        return all;
    }

    /// Everything that goes with what has been pointed at.
    Set<Ground> targets() {
        Set<Ground> targets = new LinkedHashSet<>();
        if (!picked.isEmpty()) {
            fitting().forEach(action -> targets.addAll(partsOf(action)));
            picked.forEach(targets::remove);
        }
        return targets;
    }

    /// Everything from which one may begin: cards that can be played, men who wait for a chair, else the end of the
    /// turn.
    Set<Ground> ready() {
        Set<Ground> ready = new LinkedHashSet<>();
        actions.forEach((action, parts) -> {
            if (!(action instanceof DonPepeAction.Discard)) {
                parts.stream()
                        .filter(part -> part instanceof Ground.Card || part instanceof Ground.Waiting)
                        .forEach(ready::add);
            }
        });
        if (ready.isEmpty() && actions.containsKey(new DonPepeAction.Done())) {
            ready.add(new Ground.Draw());
        }
        return ready;
    }

    /// The action that is chosen by what has been pointed at: nothing is missing, or nothing but the card that it must be.
    Optional<DonPepeAction> complete() {
        List<DonPepeAction> fitting = fitting();
        if (picked.isEmpty() || fitting.size() != 1) {
            return fitting.stream()
                    .filter(action -> missing(action).isEmpty())
                    .filter(action -> !picked.isEmpty())
                    .findFirst();
        }
        List<Ground> missing = missing(fitting.getFirst());
        boolean clear =
                missing.isEmpty() || (picked.size() > 1 && missing.stream().allMatch(Ground.Card.class::isInstance));
        return clear ? Optional.of(fitting.getFirst()) : Optional.empty();
    }

    /// The one action that Enter would do now; throwing a card away never is.
    Optional<DonPepeAction> plain() {
        List<DonPepeAction> plain = played();
        return !picked.isEmpty() && plain.size() == 1 ? Optional.of(plain.getFirst()) : Optional.empty();
    }

    /// The fitting actions that throw nothing away.
    List<DonPepeAction> played() {
        return fitting().stream()
                .filter(action -> !(action instanceof DonPepeAction.Discard))
                .toList();
    }

    /// What an action needs that has not been pointed at.
    List<Ground> missing(DonPepeAction action) {
        return partsOf(action).stream().filter(part -> !picked.contains(part)).toList();
    }

    private List<Ground> partsOf(DonPepeAction action) {
        return actions.getOrDefault(action, List.of());
    }
}
