package omerta.capollo;

import omerta.engine.Ruling;
import omerta.engine.Seat;

/// When a favour can be called in, and for what.
final class Favours {

    private Favours() {}

    /// Whether a seat holds the favour of another and may call it in.
    static Ruling held(DonCapolloState state, Seat seat, Seat son) {
        Ruling may = Floor.may(state, seat, Leave.FAVOURS);
        if (!may.isLegal()) {
            return may;
        }
        if (son.equals(seat)) {
            return Floor.no("CA-9.1", "own-favour");
        }
        return son.index() < state.seats() && state.holder(son).equals(seat)
                ? Ruling.LEGAL
                : Floor.no("CA-9.1", "favour-not-held");
    }

    /// Whether a seat may look at the hand of the one who owes it a favour.
    static Ruling look(DonCapolloState state, Seat seat, Seat son) {
        Ruling held = held(state, seat, son);
        if (!held.isLegal()) {
            return held;
        }
        if (state.hand(son).isEmpty()) {
            return Floor.no("CA-9.14", "empty-hand", son);
        }
        return state.rows(seat) < DonCapolloTables.ROWS ? Ruling.LEGAL : Floor.no("CA-9.20", "no-free-place");
    }

    /// Whether a seat may take a card from a row of the one who owes it a favour.
    static Ruling row(DonCapolloState state, Seat seat, Seat son, DonCapolloBusiness business) {
        Ruling held = held(state, seat, son);
        if (!held.isLegal()) {
            return held;
        }
        if (state.row(son, business) == 0) {
            return Floor.no("CA-9.15", "no-row-card", son, Phrases.business(business));
        }
        return state.hasRoom(seat, business)
                ? Ruling.LEGAL
                : Floor.no("CA-9.19", "no-room", Phrases.business(business));
    }

    /// Whether a seat may take one of the open cards of the one who owes it a favour.
    static Ruling open(DonCapolloState state, Seat seat, Seat son, DonCapolloBusiness business) {
        Ruling held = held(state, seat, son);
        if (!held.isLegal()) {
            return held;
        }
        if (!son.equals(state.active())) {
            return Floor.no("CA-9.17", "not-his-turn", son);
        }
        if (!state.cards().open().contains(business.code())) {
            return Floor.no("CA-9.18", "no-open-card", Phrases.business(business));
        }
        return state.hasRoom(seat, business)
                ? Ruling.LEGAL
                : Floor.no("CA-9.19", "no-room", Phrases.business(business));
    }
}
