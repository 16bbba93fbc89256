package omerta.capollo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// The final count: cards, favours, money, sums.
final class Finale {

    private final DonCapolloTables tables;
    private final Desk desk;
    private final Split split;
    private final List<DonCapolloCount> counts = new ArrayList<>();

    Finale(DonCapolloTables tables, Desk desk) {
        this.tables = tables;
        this.desk = desk;
        split = new Split(tables);
    }

    void run() {
        int seats = desk.state().seats();
        counts.addAll(Collections.nCopies(seats, new DonCapolloCount(0, List.of(), 0, 0, 0, 0, 0)));
        desk.teach(SeatSet.all(seats));
        Seat seat = desk.state().active();
        for (int i = 0; i < seats; i++) {
            cards(seat);
            seat = seat.next(seats);
        }
        favours();
        for (int i = 0; i < seats; i++) {
            money(seat);
            seat = seat.next(seats);
        }
        desk.set(desk.state().counting(counts));
        desk.set(desk.state().clock().ended());
        desk.tell(new DonCapolloLedger.Ended(
                Settlement.outcome(desk.state()).orElseThrow().winners().seats()));
    }

    private void cards(Seat seat) {
        Split.Way way = split.best(desk.state(), seat);
        int before = desk.state().power(seat);
        int wanting = Math.max(0, -(desk.state().money(seat) + way.money()));
        int paid = Math.min(wanting, before + way.power());
        layDown(seat);
        desk.earn(seat, way.money() + wanting, way.power() - paid);
        counts.set(seat.index(), new DonCapolloCount(before, way.rows(), way.power(), paid, wanting - paid, 0, 0));
        desk.tell(new DonCapolloLedger.Counted(
                seat, way.rows(), desk.state().money(seat), desk.state().power(seat)));
    }

    private void layDown(Seat seat) {
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            desk.discard(seat, business, desk.state().row(seat, business));
        }
        DonCapolloCards cards = desk.cards();
        List<Pile> known = new ArrayList<>(cards.known());
        for (int viewer = 0; viewer <= cards.seats(); viewer++) {
            known.set(cards.index(seat, viewer), Pile.EMPTY);
        }
        desk.set(cards.piles(cards.draw(), cards.discards().pushAll(desk.state().hand(seat)), cards.pass())
                .hand(seat, Pile.EMPTY)
                .knowing(known));
    }

    private void favours() {
        for (Seat son : Seat.first(desk.state().seats())) {
            Seat holder = desk.state().holder(son);
            if (!holder.equals(son)) {
                favour(holder, 1);
                favour(son, -1);
                desk.tell(new DonCapolloLedger.FavourCounted(holder, son));
            }
        }
    }

    private void favour(Seat seat, int power) {
        DonCapolloCount count = counts.get(seat.index());
        desk.earn(seat, 0, power);
        counts.set(
                seat.index(),
                new DonCapolloCount(
                        count.before(),
                        count.accounted(),
                        count.rows(),
                        count.paid(),
                        count.waived(),
                        count.favours() + power,
                        0));
    }

    private void money(Seat seat) {
        DonCapolloCount count = counts.get(seat.index());
        int power = desk.state().money(seat) / tables.perPower();
        desk.earn(seat, -power * tables.perPower(), power);
        counts.set(
                seat.index(),
                new DonCapolloCount(
                        count.before(),
                        count.accounted(),
                        count.rows(),
                        count.paid(),
                        count.waived(),
                        count.favours(),
                        power));
        desk.tell(new DonCapolloLedger.Exchanged(seat, power, desk.state().money(seat)));
    }
}
