package omerta.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Event;
import omerta.engine.Lists;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;

/// A match while an action is done: its parts as they stand, what happened, who learned something.
final class Desk {

    private static final int FEW = 2;

    private final DonPeperoniTerms terms;
    private final List<Event> events = new ArrayList<>(FEW);
    private List<DonPeperoniScreen> screens;
    private List<Optional<DonPeperoniLook>> looks;
    private DonPeperoniClock clock;
    private DonPeperoniStage stage;
    private DonPeperoniBoard board;
    private DonPeperoniAuction auction;
    private SeatSet learned = SeatSet.NONE;

    Desk(DonPeperoniState state) {
        terms = state.terms();
        screens = state.screens();
        looks = state.looks();
        clock = state.clock();
        stage = state.stage();
        board = state.board();
        auction = state.auction();
    }

    /// The match as it stands.
    DonPeperoniState state() {
        return new DonPeperoniState(terms, clock, stage, board, screens, looks, auction);
    }

    Step<DonPeperoniState> step() {
        return new Step<>(state(), events, learned);
    }

    int seats() {
        return screens.size();
    }

    DonPeperoniTerms terms() {
        return terms;
    }

    DonPeperoniClock clock() {
        return clock;
    }

    Seat active() {
        return clock.active();
    }

    DonPeperoniStage stage() {
        return stage;
    }

    DonPeperoniBoard board() {
        return board;
    }

    DonPeperoniAuction auction() {
        return auction;
    }

    DonPeperoniScreen screen(Seat seat) {
        return screens.get(seat.index());
    }

    void tell(Event event) {
        events.add(event);
    }

    void teach(SeatSet seats) {
        learned = learned.and(seats);
    }

    void set(DonPeperoniStage other) {
        stage = other;
    }

    void set(DonPeperoniBoard other) {
        board = other;
    }

    void set(DonPeperoniAuction other) {
        auction = other;
    }

    void set(DonPeperoniClock other) {
        clock = other;
    }

    /// Somebody decides something in this round.
    void ask(Seat seat, DonPeperoniPhase phase) {
        clock = new DonPeperoniClock(clock.round(), clock.start(), seat, phase);
    }

    void take(Seat seat, byte chit) {
        screens = Lists.with(screens, seat.index(), screen(seat).withoutChit(chit));
    }

    void takeAgent(Seat seat, DonPeperoniAgent agent) {
        screens = Lists.with(screens, seat.index(), screen(seat).withoutAgent(agent.code()));
    }

    void look(Seat seat, DonPeperoniLook look) {
        looks = Lists.with(looks, seat.index(), Optional.of(look));
    }
}
