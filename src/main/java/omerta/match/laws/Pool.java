package omerta.match.laws;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import omerta.engine.Rng;

/// Actions that were possible at some time for some seat, for trying them at another time and for another seat.
///
/// @param <A> the type of action
public final class Pool<A> {

    private static final int MOST = 400;

    private final int seats;
    private final Set<A> known = new HashSet<>();
    private final List<A> actions = new ArrayList<>();

    Pool(int seats) {
        this.seats = seats;
    }

    /// Keeps these; when it is full, in the place of others.
    void add(Collection<A> more, Rng.Stream chance) {
        for (A action : more) {
            if (known.add(action)) {
                if (actions.size() < MOST) {
                    actions.add(action);
                } else {
                    known.remove(actions.set(chance.below(MOST), action));
                }
            }
        }
    }

    /// Some actions, sensible or not: half as they were seen, half with something about them changed.
    public List<A> some(int count, Rng.Stream chance) {
        List<A> some = new ArrayList<>();
        for (int i = 0; i < count && !actions.isEmpty(); i++) {
            A action = actions.get(chance.below(actions.size()));
            some.add(i % 2 == 0 ? action : Mutation.of(action, seats, chance));
        }
        return some;
    }
}
