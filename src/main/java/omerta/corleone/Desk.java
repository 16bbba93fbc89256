package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Event;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;

/// A match while an action is done: how it stands, what happened, who learned something.
final class Desk {

    private final CorleoneCity city;
    private final List<Event> events = new ArrayList<>();
    private final CorleoneFamily[] families;
    private Rng rng;
    private CorleoneClock clock;
    private CorleoneBoard board;
    private CorleoneSupply supply;
    private List<CorleonePending> pending;
    private SeatSet learned = SeatSet.NONE;

    Desk(CorleoneCity city, CorleoneState state) {
        this.city = city;
        families = state.families().toArray(new CorleoneFamily[0]);
        rng = state.rng();
        clock = state.clock();
        board = state.board();
        supply = state.supply();
        pending = state.pending();
    }

    CorleoneState state() {
        return new CorleoneState(rng, clock, board, supply, List.of(families), pending);
    }

    Step<CorleoneState> step() {
        return new Step<>(state(), events, learned);
    }

    CorleoneCity city() {
        return city;
    }

    CorleoneTables tables() {
        return city.tables();
    }

    int seats() {
        return families.length;
    }

    CorleoneClock clock() {
        return clock;
    }

    CorleoneBoard board() {
        return board;
    }

    CorleoneSupply supply() {
        return supply;
    }

    CorleoneFamily family(Seat seat) {
        return families[seat.index()];
    }

    List<CorleonePending> pending() {
        return pending;
    }

    void set(CorleoneClock other) {
        clock = other;
    }

    void set(CorleoneBoard other) {
        board = other;
    }

    void set(CorleoneSupply other) {
        supply = other;
    }

    void set(Seat seat, CorleoneFamily other) {
        families[seat.index()] = other;
    }

    void tell(Event event) {
        events.add(event);
    }

    List<Event> told() {
        return events;
    }

    void teach(Seat seat) {
        learned = learned.with(seat);
    }

    void teachAll() {
        learned = SeatSet.all(seats());
    }

    void push(CorleonePending more) {
        pending = Lists.plus(pending, more);
    }

    void pop() {
        pending = Lists.withoutLast(pending);
    }

    void replace(CorleonePending other) {
        pending = Lists.with(pending, pending.size() - 1, other);
    }

    /// What is being taken.
    CorleonePending.Taking taking() {
        if (pending.getLast() instanceof CorleonePending.Taking taking) {
            return taking;
        }
        throw new IllegalStateException("nothing is taken");
    }

    CorleonePlace place(int space) {
        return city.place(board, space);
    }

    /// A card comes into a hand.
    void gain(Seat seat, byte card) {
        CorleoneFamily family = family(seat);
        set(seat, family.holding(family.hand().insert(card)));
    }

    /// A card leaves a hand.
    void lose(Seat seat, byte card) {
        CorleoneFamily family = family(seat);
        set(seat, family.holding(family.hand().without(card)));
    }

    /// A card leaves a hand and goes where discarded cards of its kind go.
    void discard(Seat seat, byte card) {
        lose(seat, card);
        putAway(card);
    }

    /// A card goes where discarded cards of its kind go.
    void putAway(byte card) {
        if (CorleoneCity.isJob(card)) {
            supply = supply.decking(supply.deck(), supply.discards().push(card));
        } else if (CorleoneCity.isAlly(card)) {
            supply = supply.showing(
                    supply.later(), supply.allies(), supply.gone().push(card));
        } else {
            supply = supply.stocking(card, 1);
        }
    }

    /// Takes a good into a hand, if there is one.
    boolean takeGood(Seat seat, CorleoneGood good) {
        if (supply.inStock(good.code()) == 0) {
            return false;
        }
        supply = supply.stocking(good.code(), -1);
        gain(seat, good.code());
        return true;
    }

    /// Takes a bill into a hand, or the next lower one that is there.
    ///
    /// @return the value of what was taken; 0 if nothing was
    int takeBill(Seat seat, int value) {
        for (byte code = city.bill(value); code >= CorleoneCity.BILL; code--) {
            if (supply.inStock(code) > 0) {
                supply = supply.stocking(code, -1);
                gain(seat, code);
                return city.value(code);
            }
        }
        return 0;
    }

    /// Takes bills into a hand, one after another.
    ///
    /// @return the values of what was taken
    List<Integer> takeBills(Seat seat, List<Integer> values) {
        List<Integer> got = new ArrayList<>(values.size());
        for (int value : values) {
            int taken = takeBill(seat, value);
            if (taken > 0) {
                got.add(taken);
            }
        }
        return got;
    }

    /// Draws a job, if need be after the shuffle.
    ///
    /// @return its code; 0 where none is left
    byte drawJob() {
        if (supply.deck().isEmpty() && !supply.discards().isEmpty()) {
            Rng.Stream stream = rng.stream();
            byte[] mixed = supply.discards().toArray();
            stream.shuffle(mixed);
            rng = stream.rest();
            supply = supply.decking(Pile.of(mixed), Pile.EMPTY);
            tell(new CorleoneIcon.Shuffled(mixed.length));
        }
        if (supply.deck().isEmpty()) {
            return 0;
        }
        byte job = supply.deck().top();
        supply = supply.decking(supply.deck().pop(), supply.discards());
        return job;
    }

    /// A number by chance, from 0 to `bound` - 1.
    int chance(int bound) {
        Rng.Stream stream = rng.stream();
        int number = stream.below(bound);
        rng = stream.rest();
        return number;
    }
}
