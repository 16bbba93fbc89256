package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneClock;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleonePhase;
import omerta.corleone.CorleoneState;
import omerta.corleone.CorleoneUse;
import omerta.engine.Seat;

/// Puts a set together: hand cards to be discarded, bills for a bid.
final class Gather {

    /// No number of parts is asked for.
    static final int ANY = -1;

    private final int wanted;
    private final boolean bills;
    private final boolean atOnce;
    private final Function<List<Integer>, CorleoneAction> makes;
    private final List<Ground> gathered = new ArrayList<>();

    private Gather(int wanted, boolean bills, boolean atOnce, Function<List<Integer>, CorleoneAction> makes) {
        this.wanted = wanted;
        this.bills = bills;
        this.atOnce = atOnce;
        this.makes = makes;
    }

    /// What a view asks a seat to put together, if anything.
    static Optional<Gather> of(Names names, CorleoneState state, Seat seat) {
        CorleoneClock clock = state.clock();
        if (state.isSealed()) {
            return Optional.of(new Gather(ANY, true, false, CorleoneAction.Bid::new));
        }
        if (clock.phase() == CorleonePhase.TRIBUTE && state.pending().isEmpty() && !clock.over()) {
            int limit = names.city().tables().act(clock.act()).handLimit();
            return Optional.of(new Gather(state.hand(seat).size() - limit, false, false, CorleoneAction.Discard::new));
        }
        return Optional.empty();
    }

    /// The cards of an icon.
    static Gather of(CorleoneEffect.Convert convert) {
        return new Gather(convert.cards(), false, true, CorleoneUse.Convert::new);
    }

    /// Whether this can be a part.
    boolean takes(Ground ground) {
        return bills ? ground instanceof Ground.Bill : ground instanceof Ground.Card;
    }

    /// Whether bills are put together, and not cards.
    boolean isBid() {
        return bills;
    }

    /// Whether this is a part already.
    boolean has(Ground ground) {
        return gathered.contains(ground);
    }

    /// Adds this, or takes it away again. Where the number is full, the one added first makes room.
    void toggle(Ground ground) {
        if (!gathered.remove(ground)) {
            if (wanted != ANY && gathered.size() >= wanted) {
                gathered.removeFirst();
            }
            gathered.add(ground);
        }
    }

    /// Takes away what was added last.
    ///
    /// @return whether there was anything
    boolean back() {
        if (gathered.isEmpty()) {
            return false;
        }
        gathered.removeLast();
        return true;
    }

    /// How many parts are missing, none for a bid.
    int missing() {
        return wanted == ANY ? 0 : wanted - gathered.size();
    }

    /// Whether it is done as soon as nothing is missing.
    boolean isAtOnce() {
        return atOnce;
    }

    /// The dollars of the bills.
    int sum() {
        return values().stream().mapToInt(Integer::intValue).sum();
    }

    /// The action that it is now, legal or not.
    CorleoneAction action() {
        return makes.apply(values());
    }

    private List<Integer> values() {
        List<Integer> values = new ArrayList<>();
        for (Ground ground : gathered) {
            if (ground instanceof Ground.Bill(int value, int _)) {
                values.add(value);
            } else if (ground instanceof Ground.Card(int code, int _)) {
                values.add(code);
            }
        }
        return values;
    }
}
