package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Lists what is legal: everything but offers, of which there is a choice only (see [Market]), and donations, of which
/// those of 1 to 5 are listed.
final class Listing {

    private static final int DONATIONS = 5;

    private final Fit fit;
    private final Judge judge;
    private final Market market;

    Listing(Fit fit, Judge judge, Market market) {
        this.fit = fit;
        this.judge = judge;
        this.market = market;
    }

    List<DonCapolloAction> of(DonCapolloState state, Seat seat) {
        List<DonCapolloAction> list = new ArrayList<>();
        if (seat.index() < state.seats() && !state.clock().over()) {
            answers(state, seat, list);
            if (Floor.of(state, seat) != Leave.SILENT) {
                acts(state, seat, list);
                favours(state, seat, list);
                market.offers(state, seat, list);
                add(state, seat, list, new DonCapolloAction.Pass());
            }
        }
        return List.copyOf(list);
    }

    private void add(DonCapolloState state, Seat seat, List<DonCapolloAction> list, DonCapolloAction action) {
        if (judge.of(state, seat, action).isLegal()) {
            list.add(action);
        }
    }

    private void answers(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        switch (state.top().orElse(null)) {
            case DonCapolloPending.Talks talks -> {
                for (List<DonCapolloBusiness> way : fit.ways(state, talks.last(), seat)) {
                    add(state, seat, list, new DonCapolloAction.Accept(way));
                }
                if (talks.last().to().equals(seat)) {
                    market.counters(state, seat, talks.last(), list);
                }
                add(state, seat, list, new DonCapolloAction.Decline());
                add(state, seat, list, new DonCapolloAction.Withdraw());
            }
            case DonCapolloPending.Picking(Seat _, Seat son) -> {
                for (DonCapolloBusiness business : held(state.hand(son))) {
                    add(state, seat, list, new DonCapolloAction.Pick(business));
                }
            }
            case DonCapolloPending.Reckoning _ -> {
                add(state, seat, list, new DonCapolloAction.Confirm(List.of()));
                add(state, seat, list, new DonCapolloAction.Refuse());
            }
            case DonCapolloPending.Confirming waits -> {
                for (List<DonCapolloBusiness> way : fit.ways(state, waits.offer(), seat)) {
                    add(state, seat, list, new DonCapolloAction.Confirm(way));
                }
                add(state, seat, list, new DonCapolloAction.Refuse());
            }
            case DonCapolloPending.Revealed _,
                    DonCapolloPending.Ending _,
                    DonCapolloPending.Accounting _,
                    DonCapolloPending.Closing _ -> {}
            case null -> {}
        }
    }

    private void acts(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        add(state, seat, list, new DonCapolloAction.Take());
        add(state, seat, list, new DonCapolloAction.TwoCards());
        add(state, seat, list, new DonCapolloAction.ThreeCards());
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            add(state, seat, list, new DonCapolloAction.LayOpen(business));
        }
        for (DonCapolloBusiness business : held(state.hand(seat))) {
            add(state, seat, list, new DonCapolloAction.LayHand(business));
        }
        add(state, seat, list, new DonCapolloAction.Buy());
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            add(state, seat, list, new DonCapolloAction.Account(business));
        }
        for (int power = 1; power <= DONATIONS; power++) {
            add(state, seat, list, new DonCapolloAction.Donate(power));
        }
    }

    private void favours(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        for (Seat son : Seat.first(state.seats())) {
            if (Favours.held(state, seat, son).isLegal()) {
                add(state, seat, list, new DonCapolloAction.Look(son));
                for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
                    add(state, seat, list, new DonCapolloAction.CallRow(son, business));
                    add(state, seat, list, new DonCapolloAction.CallOpen(son, business));
                }
            }
        }
    }

    /// The businesses of the cards in a pile that can be seen, each once.
    static List<DonCapolloBusiness> held(Pile pile) {
        List<DonCapolloBusiness> held = new ArrayList<>();
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            if (pile.contains(business.code())) {
                held.add(business);
            }
        }
        return held;
    }
}
