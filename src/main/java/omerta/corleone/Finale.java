package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// The end: what is left in the hands, and who has won.
final class Finale {

    private final Desk desk;

    Finale(Desk desk) {
        this.desk = desk;
    }

    void run() {
        desk.teachAll();
        Seat seat = desk.clock().head();
        for (int i = 0; i < desk.seats(); i++) {
            pack(seat);
            seat = seat.next(desk.seats());
        }
        desk.set(desk.clock().ended());
        desk.tell(new CorleoneCourse.Ended(new Settlement(desk.city())
                .outcome(desk.state())
                .orElseThrow()
                .winners()
                .seats()));
    }

    private void pack(Seat seat) {
        Pile hand = desk.family(seat).hand();
        List<Integer> bills = new ArrayList<>();
        List<CorleoneCard> others = new ArrayList<>();
        Pile suitcase = desk.family(seat).suitcase();
        for (int i = 0; i < hand.size(); i++) {
            byte card = hand.at(i);
            if (CorleoneCity.isBill(card)) {
                suitcase = suitcase.insert(card);
                bills.add(desk.city().value(card));
            } else {
                desk.putAway(card);
                others.add(desk.city().card(card));
            }
        }
        desk.set(seat, desk.family(seat).packing(Pile.EMPTY, suitcase));
        desk.tell(new CorleoneCourse.Packed(seat, bills, others));
    }
}
