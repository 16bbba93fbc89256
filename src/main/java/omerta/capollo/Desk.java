package omerta.capollo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import omerta.engine.Event;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;

/// A match while an action is done: how it stands, what happened, who learned something.
final class Desk {

    private final List<Event> events = new ArrayList<>();
    private DonCapolloState state;
    private SeatSet learned = SeatSet.NONE;

    Desk(DonCapolloState state) {
        this.state = state;
    }

    DonCapolloState state() {
        return state;
    }

    DonCapolloCards cards() {
        return state.cards();
    }

    Step<DonCapolloState> step() {
        return new Step<>(state, events, learned);
    }

    void set(DonCapolloState other) {
        state = other;
    }

    void set(DonCapolloClock clock) {
        state = state.with(clock);
    }

    void set(DonCapolloCards cards) {
        state = state.with(cards);
    }

    void tell(Event event) {
        events.add(event);
    }

    void teach(SeatSet seats) {
        learned = learned.and(seats);
    }

    void earn(Seat seat, int money, int power) {
        state = state.earning(seat, money, power);
    }

    void push(DonCapolloPending pending) {
        state = state.waiting(Lists.plus(state.pending(), pending));
    }

    void pop() {
        state = state.waiting(Lists.withoutLast(state.pending()));
    }

    void replace(int index, DonCapolloPending pending) {
        state = state.waiting(Lists.with(state.pending(), index, pending));
    }

    void remove(int index) {
        state = state.waiting(Lists.without(state.pending(), index));
    }

    /// Draws a card; empty where none is left and none can be shuffled in, which is the second time the pile runs out.
    Optional<DonCapolloBusiness> draw() {
        if (cards().draw().isEmpty() && state.canDraw()) {
            shuffle();
        }
        if (cards().draw().isEmpty()) {
            runOut();
            return Optional.empty();
        }
        DonCapolloBusiness card = DonCapolloBusiness.of(cards().draw().top());
        set(cards().piles(cards().draw().pop(), cards().discards(), cards().pass()));
        if (cards().draw().isEmpty() && cards().pass() > 1) {
            runOut();
        }
        return Optional.of(card);
    }

    private void runOut() {
        if (!state.clock().last()) {
            set(state.clock().runOut());
            tell(new DonCapolloPlay.RanOut(state.active()));
        }
    }

    private void shuffle() {
        Rng.Stream stream = state.rng().stream();
        byte[] mixed = cards().discards().toArray();
        stream.shuffle(mixed);
        state = state.with(stream.rest());
        set(cards().piles(Pile.of(mixed), Pile.EMPTY, 2));
        tell(new DonCapolloPlay.Shuffled(mixed.length));
    }

    /// What is new of a hand is seen by whoever holds its owner's favour, where the table agreed on that.
    void show(Seat son) {
        if (state.terms().openHands() && !state.holder(son).equals(son)) {
            learned = learned.with(state.holder(son));
        }
    }

    /// Hand cards are named before all.
    void name(Seat seat, List<DonCapolloBusiness> named) {
        DonCapolloCards now = Known.named(cards(), seat, named);
        if (now != cards()) {
            set(now);
            teach(SeatSet.all(state.seats()).without(seat));
        }
    }

    /// A row goes to the discard pile.
    void discard(Seat seat, DonCapolloBusiness business, int count) {
        byte[] row = new byte[count];
        Arrays.fill(row, business.code());
        set(cards().row(seat, business, -count)
                .piles(cards().draw(), cards().discards().pushAll(Pile.of(row)), cards().pass()));
    }
}
