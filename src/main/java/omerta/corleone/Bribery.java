package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Bribery: sealed bids, and the allies for those that win.
final class Bribery {

    private final Desk desk;
    private boolean opened;

    Bribery(Desk desk) {
        this.desk = desk;
    }

    void begin() {
        desk.set(desk.clock().in(CorleonePhase.BRIBERY));
        desk.tell(new CorleoneCourse.PhaseBegan(CorleonePhase.BRIBERY));
        for (Seat seat : Seat.first(desk.seats())) {
            if (desk.family(seat).suitcase().isEmpty()) {
                desk.set(seat, desk.family(seat).bidding(Optional.of(Pile.EMPTY)));
            }
        }
        openIfAllAreIn();
    }

    void bid(Seat seat, List<Integer> values) {
        byte[] bills = new byte[values.size()];
        for (int i = 0; i < bills.length; i++) {
            bills[i] = desk.city().bill(values.get(i));
        }
        desk.set(seat, desk.family(seat).bidding(Optional.of(Pile.of(bills))));
        desk.tell(new CorleoneBribe.BidIn(seat));
        openIfAllAreIn();
    }

    private void openIfAllAreIn() {
        List<List<Integer>> bids = new ArrayList<>(desk.seats());
        for (Seat seat : Seat.first(desk.seats())) {
            Optional<Pile> bid = desk.family(seat).bid();
            if (bid.isEmpty()) {
                return;
            }
            bids.add(values(bid.get()));
        }
        opened = true;
        desk.teachAll();
        desk.tell(new CorleoneBribe.BidsOpened(bids));
        settleBids();
    }

    private List<Integer> values(Pile bills) {
        List<Integer> values = new ArrayList<>(bills.size());
        for (int i = 0; i < bills.size(); i++) {
            values.add(desk.city().value(bills.at(i)));
        }
        return values;
    }

    /// The bids that win wait for their allies, the highest first; all others are taken back.
    private void settleBids() {
        List<Seat> winners = new ArrayList<>();
        Seat seat = desk.clock().head();
        for (int i = 0; i < desk.seats(); i++) {
            int sum = sum(seat);
            int at = winners.size();
            while (at > 0 && sum(winners.get(at - 1)) < sum) {
                at--;
            }
            if (sum > 0) {
                winners.add(at, seat);
            } else {
                desk.set(seat, desk.family(seat).bidding(Optional.empty()));
            }
            seat = seat.next(desk.seats());
        }
        while (winners.size() > desk.supply().allies().size()) {
            Seat last = winners.removeLast();
            desk.set(last, desk.family(last).bidding(Optional.empty()));
            desk.tell(new CorleoneBribe.Lost(last));
        }
        for (int i = winners.size() - 1; i >= 0; i--) {
            desk.push(new CorleonePending.Picking(winners.get(i)));
        }
    }

    /// The dollars of a seat's bid.
    private int sum(Seat seat) {
        int sum = 0;
        Pile bid = desk.family(seat).bid().orElse(Pile.EMPTY);
        for (int i = 0; i < bid.size(); i++) {
            sum += desk.city().value(bid.at(i));
        }
        return sum;
    }

    /// Whether bids were opened and all allies that they won have been taken.
    boolean isOver() {
        return opened && desk.pending().isEmpty();
    }

    /// The only ally that is left is taken without asking.
    ///
    /// @return whether it was
    boolean pickLast(Seat seat) {
        Pile allies = desk.supply().allies();
        if (allies.size() > 1) {
            return false;
        }
        pick(seat, allies.top());
        return true;
    }

    void pick(Seat seat, byte ally) {
        opened = true;
        CorleoneFamily family = desk.family(seat);
        Pile bid = family.bid().orElse(Pile.EMPTY);
        Pile suitcase = family.suitcase();
        for (int i = 0; i < bid.size(); i++) {
            suitcase = suitcase.without(bid.at(i));
            desk.putAway(bid.at(i));
        }
        desk.set(seat, family.packing(family.hand().insert(ally), suitcase).bidding(Optional.empty()));
        CorleoneSupply supply = desk.supply();
        desk.set(supply.showing(supply.later(), supply.allies().without(ally), supply.gone()));
        desk.tell(new CorleoneBribe.Bought(seat, desk.city().ally(ally).id(), values(bid)));
        desk.pop();
    }
}
