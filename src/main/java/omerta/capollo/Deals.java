package omerta.capollo;

import java.util.List;
import omerta.engine.Seat;

/// Accountabilities that are paid and deals that are done.
final class Deals {

    private final DonCapolloTables tables;
    private final Desk desk;

    Deals(DonCapolloTables tables, Desk desk) {
        this.tables = tables;
        this.desk = desk;
    }

    /// A row is paid.
    void account(Seat seat, DonCapolloBusiness business) {
        int count = desk.state().row(seat, business);
        int money = tables.money(business, count);
        int power = tables.power(business, count);
        int wanting = Math.max(0, -(desk.state().money(seat) + money));
        int paid = Math.min(wanting, desk.state().power(seat) + power);
        desk.discard(seat, business, count);
        desk.earn(seat, money + wanting, power - paid);
        desk.tell(new DonCapolloLedger.Accounted(seat, business, count, money + wanting, power, paid, wanting - paid));
    }

    /// A deal is done: all goes both ways, then room is made, then the cards are laid.
    void close(DonCapolloOffer offer, List<DonCapolloBusiness> clear) {
        desk.tell(new DonCapolloTalk.Done(offer));
        leave(offer.from(), offer.to(), offer.give());
        leave(offer.to(), offer.from(), offer.want());
        clear(offer.from(), offer.clear());
        clear(offer.to(), clear);
        lay(offer.to(), offer.give());
        lay(offer.from(), offer.want());
    }

    private void leave(Seat side, Seat other, DonCapolloGoods goods) {
        desk.earn(side, -goods.money(), 0);
        desk.earn(other, goods.money(), 0);
        for (DonCapolloBusiness card : goods.hand()) {
            desk.set(Known.leaves(desk.cards(), side, card));
        }
        for (DonCapolloBusiness card : goods.rows()) {
            desk.set(desk.cards().row(side, card, -1));
        }
        for (DonCapolloBusiness card : goods.open()) {
            desk.set(desk.cards().opening(desk.cards().open().without(card.code())));
        }
        for (Seat son : goods.favours().seats()) {
            desk.set(desk.state().favouring(son, other));
            desk.show(son);
        }
    }

    private void clear(Seat side, List<DonCapolloBusiness> rows) {
        for (DonCapolloBusiness row : rows) {
            int count = desk.state().row(side, row);
            int money = tables.money(row, count);
            int power = tables.power(row, count);
            desk.discard(side, row, count);
            desk.earn(side, money, power);
            desk.tell(new DonCapolloLedger.Accounted(side, row, count, money, power, 0, 0));
        }
    }

    private void lay(Seat side, DonCapolloGoods goods) {
        for (List<DonCapolloBusiness> cards : List.of(goods.hand(), goods.rows(), goods.open())) {
            for (DonCapolloBusiness card : cards) {
                desk.set(desk.cards().row(side, card, 1));
            }
        }
    }
}
