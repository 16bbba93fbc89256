package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Lists what is legal: everything but sets of cards and bids, of which there is a choice only (see [Sets]).
final class Listing {

    private static final CorleoneAction PASS = new CorleoneAction.Pass();

    private final CorleoneCity city;
    private final Sets sets;
    private final UseListing uses;
    private final CorleoneAction[] places;

    Listing(CorleoneCity city, Sets sets, UseJudge judge) {
        this.city = city;
        this.sets = sets;
        uses = new UseListing(city, sets, judge);
        places = new CorleoneAction[city.spaces()];
        for (int space = 0; space < places.length; space++) {
            places[space] = new CorleoneAction.Place(space);
        }
    }

    List<CorleoneAction> of(CorleoneState state, Seat seat) {
        if (state.clock().over() || seat.index() >= state.seats()) {
            return List.of();
        }
        if (!state.pending().isEmpty()) {
            CorleonePending top = state.pending().getLast();
            return top.seat().equals(seat) ? pending(state, top) : List.of();
        }
        return switch (state.clock().phase()) {
            case FAMILY_BUSINESS -> state.clock().active().equals(seat) ? turn(state, seat) : List.of();
            case BRIBERY -> bids(state, seat);
            case TRIBUTE -> discards(state, seat);
            case OPEN_NEW_BUSINESS, TURF_WAR, ENTRACTE -> List.of();
        };
    }

    private List<CorleoneAction> pending(CorleoneState state, CorleonePending pending) {
        return switch (pending) {
            case CorleonePending.Taking taking -> uses.of(state, taking);
            case CorleonePending.Looking(Seat _, Pile jobs) -> keeps(jobs);
            case CorleonePending.Moving(Seat seat, int turf) -> moves(state, seat, turf);
            case CorleonePending.Picking _ -> picks(state);
        };
    }

    private List<CorleoneAction> turn(CorleoneState state, Seat seat) {
        List<CorleoneAction> list = new ArrayList<>(places.length);
        CorleoneFamily family = state.family(seat);
        for (int space = 0; space < places.length; space++) {
            boolean has = (CorleoneCity.isFront(space) ? family.thugs() : family.members()) > 0;
            if (has && state.board().isFree(space)) {
                list.add(places[space]);
            }
        }
        boolean placed = !list.isEmpty();
        Pile row = state.supply().row();
        for (int i = 0; i < row.size(); i++) {
            jobs(list, row.at(i), family.hand());
        }
        for (int i = 0; i < family.hand().size(); i++) {
            byte card = family.hand().at(i);
            if (CorleoneCity.isJob(card)) {
                jobs(list, card, family.hand());
            } else if (CorleoneCity.isAlly(card)) {
                list.add(new CorleoneAction.Play(card));
            }
        }
        if (!placed) {
            list.add(PASS);
        }
        return list;
    }

    private void jobs(List<CorleoneAction> list, byte job, Pile hand) {
        for (List<CorleoneGood> goods : Payments.of(city.job(job).cost(), hand)) {
            list.add(new CorleoneAction.Complete(job, goods));
        }
    }

    private static List<CorleoneAction> keeps(Pile jobs) {
        List<CorleoneAction> list = new ArrayList<>(jobs.size());
        for (int i = 0; i < jobs.size(); i++) {
            if (CorleoneCity.isJob(jobs.at(i))) {
                list.add(new CorleoneAction.Keep(jobs.at(i)));
            }
        }
        return list;
    }

    private static List<CorleoneAction> moves(CorleoneState state, Seat seat, int to) {
        List<CorleoneAction> list = new ArrayList<>(CorleoneTables.TURFS);
        for (int turf = 1; turf <= CorleoneTables.TURFS; turf++) {
            if (turf != to && state.board().stack(turf).contains(CorleoneBoard.code(seat))) {
                list.add(new CorleoneAction.MoveMarker(turf));
            }
        }
        list.add(new CorleoneAction.Done());
        return list;
    }

    private static List<CorleoneAction> picks(CorleoneState state) {
        Pile allies = state.supply().allies();
        List<CorleoneAction> list = new ArrayList<>(allies.size());
        for (int i = 0; i < allies.size(); i++) {
            list.add(new CorleoneAction.Pick(allies.at(i)));
        }
        return list;
    }

    private List<CorleoneAction> bids(CorleoneState state, Seat seat) {
        if (state.family(seat).bid().isPresent()) {
            return List.of();
        }
        List<CorleoneAction> list = new ArrayList<>();
        for (List<Integer> bid : sets.bids(state.family(seat).suitcase())) {
            list.add(new CorleoneAction.Bid(bid));
        }
        return list;
    }

    private List<CorleoneAction> discards(CorleoneState state, Seat seat) {
        Optional<Seat> due = Tribute.due(state, city.tables());
        if (due.isEmpty() || !due.get().equals(seat)) {
            return List.of();
        }
        List<CorleoneAction> list = new ArrayList<>();
        for (List<Integer> cards : sets.ofHand(state, seat, Tribute.excess(state, seat, city.tables()))) {
            list.add(new CorleoneAction.Discard(cards));
        }
        return list;
    }
}
