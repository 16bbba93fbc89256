package omerta.capollo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import omerta.engine.Seat;

/// Lists what is legal: everything but offers, of which there is a choice only (see [Market]), and donations, of which
/// those of 1 to 5 are listed.
final class Listing {

    private static final int DONATIONS = 5;
    private static final int USUAL = 12;

    private static final DonCapolloAction TAKE = new DonCapolloAction.Take();
    private static final DonCapolloAction TWO_CARDS = new DonCapolloAction.TwoCards();
    private static final DonCapolloAction THREE_CARDS = new DonCapolloAction.ThreeCards();
    private static final DonCapolloAction BUY = new DonCapolloAction.Buy();
    private static final DonCapolloAction DECLINE = new DonCapolloAction.Decline();
    private static final DonCapolloAction WITHDRAW = new DonCapolloAction.Withdraw();
    private static final DonCapolloAction REFUSE = new DonCapolloAction.Refuse();
    private static final DonCapolloAction PASS = new DonCapolloAction.Pass();

    private final DonCapolloTables tables;
    private final Fit fit;
    private final Judge judge;
    private final Market market;

    Listing(DonCapolloTables tables, Fit fit, Judge judge, Market market) {
        this.tables = tables;
        this.fit = fit;
        this.judge = judge;
        this.market = market;
    }

    List<DonCapolloAction> of(DonCapolloState state, Seat seat) {
        List<DonCapolloAction> list = quiet(state, seat);
        if (mayAct(state, seat)) {
            accounts(state, seat, list);
            market.offers(state, seat, list);
        }
        return Collections.unmodifiableList(list);
    }

    /// What is listed but for new offers, accountabilities and donations.
    List<DonCapolloAction> quiet(DonCapolloState state, Seat seat) {
        List<DonCapolloAction> list = new ArrayList<>(USUAL);
        if (seat.index() < state.seats() && !state.clock().over()) {
            answers(state, seat, list);
            if (mayAct(state, seat)) {
                turn(state, seat, list);
                favours(state, seat, list);
                pass(state, seat, list);
            }
        }
        return list;
    }

    private static boolean mayAct(DonCapolloState state, Seat seat) {
        return Floor.of(state, seat) != Leave.SILENT;
    }

    private void add(DonCapolloState state, Seat seat, List<DonCapolloAction> list, DonCapolloAction action) {
        if (judge.of(state, seat, action).isLegal()) {
            list.add(action);
        }
    }

    private void answers(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        switch (state.top().orElse(null)) {
            case DonCapolloPending.Talks talks -> talks(state, seat, talks.last(), list);
            case DonCapolloPending.Picking(Seat by, Seat son) -> {
                for (int left = by.equals(seat) ? Kinds.in(state.hand(son)) : 0; left != 0; left = Kinds.rest(left)) {
                    list.add(new DonCapolloAction.Pick(Kinds.first(left)));
                }
            }
            case DonCapolloPending.Reckoning waits -> {
                if (waits.seat().equals(seat)) {
                    list.add(new DonCapolloAction.Confirm(List.of()));
                    list.add(REFUSE);
                }
            }
            case DonCapolloPending.Confirming waits -> {
                if (waits.seat().equals(seat)) {
                    for (List<DonCapolloBusiness> way : fit.ways(state, waits.offer(), seat)) {
                        add(state, seat, list, new DonCapolloAction.Confirm(way));
                    }
                    list.add(REFUSE);
                }
            }
            case DonCapolloPending.Revealed _,
                    DonCapolloPending.Ending _,
                    DonCapolloPending.Accounting _,
                    DonCapolloPending.Closing _ -> {}
            case null -> {}
        }
    }

    private void talks(DonCapolloState state, Seat seat, DonCapolloOffer last, List<DonCapolloAction> list) {
        if (last.to().equals(seat)) {
            for (List<DonCapolloBusiness> way : fit.ways(state, last, seat)) {
                add(state, seat, list, new DonCapolloAction.Accept(way));
            }
            market.counter(state, seat, last, list);
            list.add(DECLINE);
        } else if (last.from().equals(seat)) {
            list.add(WITHDRAW);
        }
    }

    private void turn(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        if (Floor.of(state, seat) != Leave.TURN) {
            return;
        }
        if (!state.clock().acted()) {
            add(state, seat, list, TAKE);
            add(state, seat, list, TWO_CARDS);
            if (state.money(seat) >= tables.fee()) {
                add(state, seat, list, THREE_CARDS);
            }
        }
        for (int left = Kinds.in(state.cards().open()); left != 0; left = Kinds.rest(left)) {
            if (state.hasRoom(seat, Kinds.first(left))) {
                list.add(new DonCapolloAction.LayOpen(Kinds.first(left)));
            }
        }
        for (int left = Kinds.in(state.hand(seat)); left != 0; left = Kinds.rest(left)) {
            if (state.hasRoom(seat, Kinds.first(left))) {
                list.add(new DonCapolloAction.LayHand(Kinds.first(left)));
            }
        }
        if (state.money(seat) >= tables.price() && state.clock().bought() < tables.buys()) {
            add(state, seat, list, BUY);
        }
    }

    private void accounts(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        if (Floor.of(state, seat).compareTo(Leave.BREAK_IN) < 0) {
            return;
        }
        for (int left = Kinds.ofRows(state, seat); left != 0; left = Kinds.rest(left)) {
            add(state, seat, list, new DonCapolloAction.Account(Kinds.first(left)));
        }
        for (int power = 1; power <= Math.min(DONATIONS, state.power(seat)); power++) {
            list.add(new DonCapolloAction.Donate(power));
        }
    }

    private void favours(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        for (Seat son : Seat.first(state.seats())) {
            if (!son.equals(seat) && state.holder(son).equals(seat)) {
                add(state, seat, list, new DonCapolloAction.Look(son));
                for (int left = Kinds.ofRows(state, son); left != 0; left = Kinds.rest(left)) {
                    add(state, seat, list, new DonCapolloAction.CallRow(son, Kinds.first(left)));
                }
                int open = son.equals(state.active()) ? Kinds.in(state.cards().open()) : 0;
                for (int left = open; left != 0; left = Kinds.rest(left)) {
                    add(state, seat, list, new DonCapolloAction.CallOpen(son, Kinds.first(left)));
                }
            }
        }
    }

    private void pass(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        boolean turn = state.pending().isEmpty();
        if (!turn || (state.clock().acted() && state.cards().open().isEmpty())) {
            add(state, seat, list, PASS);
        }
    }
}
