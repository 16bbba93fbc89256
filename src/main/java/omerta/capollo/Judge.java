package omerta.capollo;

import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Says of an action whether it is legal. Reasons that all can see come first.
final class Judge {

    private final DonCapolloTables tables;
    private final Pauses pauses;
    private final Bargain bargain;

    Judge(DonCapolloTables tables, Pauses pauses, Bargain bargain) {
        this.tables = tables;
        this.pauses = pauses;
        this.bargain = bargain;
    }

    Ruling of(DonCapolloState state, Seat seat, DonCapolloAction action) {
        return switch (action) {
            case DonCapolloAction.Take _ -> main(state, seat);
            case DonCapolloAction.TwoCards _ -> turnUp(state, seat, 0);
            case DonCapolloAction.ThreeCards _ -> turnUp(state, seat, tables.fee());
            case DonCapolloAction.LayOpen(DonCapolloBusiness business) -> layOpen(state, seat, business);
            case DonCapolloAction.LayHand(DonCapolloBusiness business) -> layHand(state, seat, business);
            case DonCapolloAction.Buy _ -> buy(state, seat);
            case DonCapolloAction.Account(DonCapolloBusiness business) -> account(state, seat, business);
            case DonCapolloAction.Donate(int power) -> donate(state, seat, power);
            case DonCapolloAction.Offer offer -> bargain.offer(state, seat, offer);
            case DonCapolloAction.Counter counter -> bargain.counter(state, seat, counter);
            case DonCapolloAction.Accept accept -> bargain.accept(state, seat, accept.clear());
            case DonCapolloAction.Decline _ -> Bargain.answer(state, seat);
            case DonCapolloAction.Withdraw _ -> Bargain.withdraw(state, seat);
            case DonCapolloAction.Look(Seat son) -> Favours.look(state, seat, son);
            case DonCapolloAction.Pick(DonCapolloBusiness business) -> pick(state, seat, business);
            case DonCapolloAction.CallRow(Seat son, DonCapolloBusiness business) ->
                Favours.row(state, seat, son, business);
            case DonCapolloAction.CallOpen(Seat son, DonCapolloBusiness business) ->
                Favours.open(state, seat, son, business);
            case DonCapolloAction.Confirm confirm -> bargain.confirm(state, seat, confirm.clear());
            case DonCapolloAction.Refuse _ -> Bargain.asked(state, seat);
            case DonCapolloAction.Pass _ -> pass(state, seat);
        };
    }

    private static Ruling main(DonCapolloState state, Seat seat) {
        Ruling may = Floor.may(state, seat, Leave.TURN);
        return may.isLegal() && state.clock().acted() ? Floor.no("CA-3.1", "main-done") : may;
    }

    private static Ruling turnUp(DonCapolloState state, Seat seat, int fee) {
        Ruling main = main(state, seat);
        if (!main.isLegal()) {
            return main;
        }
        if (state.money(seat) < fee) {
            return Floor.no("CA-4.8", "no-fee", fee);
        }
        return state.canDraw() ? Ruling.LEGAL : Floor.no("CA-4.9", "no-cards");
    }

    private static Ruling layOpen(DonCapolloState state, Seat seat, DonCapolloBusiness business) {
        Ruling may = Floor.may(state, seat, Leave.TURN);
        if (!may.isLegal()) {
            return may;
        }
        if (!state.cards().open().contains(business.code())) {
            return Floor.no("CA-4.5", "no-open-card", Phrases.business(business));
        }
        return room(state, seat, business);
    }

    private static Ruling room(DonCapolloState state, Seat seat, DonCapolloBusiness business) {
        return state.hasRoom(seat, business) ? Ruling.LEGAL : Floor.no("CA-5.2", "no-room", Phrases.business(business));
    }

    private static Ruling layHand(DonCapolloState state, Seat seat, DonCapolloBusiness business) {
        if (!seat.equals(state.active()) && seat.index() < state.seats()) {
            return Floor.no("CA-5.7", "lay-on-own-turn");
        }
        Ruling may = Floor.may(state, seat, Leave.TURN);
        Ruling fits = may.isLegal() ? room(state, seat, business) : may;
        if (!fits.isLegal()) {
            return fits;
        }
        return state.hand(seat).contains(business.code())
                ? Ruling.LEGAL
                : Floor.no("CA-5.5", "not-held", Phrases.business(business));
    }

    private Ruling buy(DonCapolloState state, Seat seat) {
        Ruling may = Floor.may(state, seat, Leave.TURN);
        if (!may.isLegal()) {
            return may;
        }
        if (state.clock().bought() >= tables.buys()) {
            return Floor.no("CA-6.2", "bought-enough", tables.buys());
        }
        if (state.money(seat) < tables.price()) {
            return Floor.no("CA-6.1", "no-price", tables.price());
        }
        return state.canDraw() ? Ruling.LEGAL : Floor.no("CA-6.3", "no-cards");
    }

    private Ruling account(DonCapolloState state, Seat seat, DonCapolloBusiness business) {
        Ruling may = Floor.may(state, seat, Leave.BREAK_IN);
        if (!may.isLegal()) {
            return may;
        }
        int count = state.row(seat, business);
        if (count == 0) {
            return Floor.no("CA-7.1", "no-row", Phrases.business(business));
        }
        int cost = -tables.money(business, count);
        return cost <= state.money(seat) || isForced(state, seat)
                ? Ruling.LEGAL
                : Floor.no("CA-7.5", "cost-too-dear", cost);
    }

    /// Whether the active seat has no room for a card that was turned up.
    static boolean isForced(DonCapolloState state, Seat seat) {
        if (!seat.equals(state.active())) {
            return false;
        }
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            if (state.cards().open().contains(business.code()) && !state.hasRoom(seat, business)) {
                return true;
            }
        }
        return false;
    }

    private static Ruling donate(DonCapolloState state, Seat seat, int power) {
        Ruling may = Floor.may(state, seat, Leave.BREAK_IN);
        if (!may.isLegal()) {
            return may;
        }
        return power >= 1 && power <= state.power(seat)
                ? Ruling.LEGAL
                : Floor.no("CA-10.3", "no-power", state.power(seat));
    }

    private static Ruling pick(DonCapolloState state, Seat seat, DonCapolloBusiness business) {
        if (state.top().orElse(null) instanceof DonCapolloPending.Picking(Seat by, Seat son) && by.equals(seat)) {
            return state.hand(son).contains(business.code())
                    ? Ruling.LEGAL
                    : Floor.no("CA-9.11", "not-in-hand", son, Phrases.business(business));
        }
        return Floor.no("CA-9.11", "nothing-to-pick");
    }

    private Ruling pass(DonCapolloState state, Seat seat) {
        if (pauses.asked(state).filter(seat::equals).isPresent()) {
            return Ruling.LEGAL;
        }
        Ruling may = Floor.may(state, seat, Leave.TURN);
        if (!may.isLegal()) {
            return may;
        }
        if (!state.clock().acted()) {
            return Floor.no("CA-3.5", "main-first");
        }
        return state.cards().open().isEmpty() ? Ruling.LEGAL : Floor.no("CA-4.4", "open-left");
    }
}
