package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;

/// What comes of an action.
final class Course {

    private final DonCapolloTables tables;
    private final Desk desk;
    private final Deals deals;
    private final Flow flow;

    Course(DonCapolloTables tables, Pauses pauses, Stock stock, DonCapolloState state) {
        this.tables = tables;
        desk = new Desk(state);
        deals = new Deals(tables, desk);
        flow = new Flow(tables, pauses, stock, desk, deals);
    }

    /// Does a legal action.
    Step<DonCapolloState> run(Seat seat, DonCapolloAction action) {
        switch (action) {
            case DonCapolloAction.Take _ -> take(seat);
            case DonCapolloAction.TwoCards _ -> turnUp(seat, 2, 0);
            case DonCapolloAction.ThreeCards _ -> turnUp(seat, 3, tables.fee());
            case DonCapolloAction.LayOpen(DonCapolloBusiness business) -> {
                desk.set(desk.cards().opening(desk.cards().open().without(business.code())));
                lay(seat, business, false);
            }
            case DonCapolloAction.LayHand(DonCapolloBusiness business) -> {
                desk.set(Known.leaves(desk.cards(), seat, business));
                lay(seat, business, true);
            }
            case DonCapolloAction.Buy _ -> {
                desk.set(desk.state().clock().buying());
                draw(seat, -tables.price());
            }
            case DonCapolloAction.Account(DonCapolloBusiness business) -> say(seat, business);
            case DonCapolloAction.Donate(int power) -> {
                desk.earn(seat, power, -power);
                desk.tell(new DonCapolloPlay.Donated(seat, power));
            }
            case DonCapolloAction.Offer offer -> {
                desk.set(desk.state().clock().offering(seat));
                offer(List.of(), new DonCapolloOffer(seat, offer.to(), offer.give(), offer.want(), offer.clear()));
            }
            case DonCapolloAction.Counter counter -> {
                DonCapolloPending.Talks talks = talks();
                desk.pop();
                offer(
                        talks.chain(),
                        new DonCapolloOffer(
                                seat, talks.last().from(), counter.give(), counter.want(), counter.clear()));
            }
            case DonCapolloAction.Accept accept -> accept(seat, accept.clear());
            case DonCapolloAction.Decline _ -> {
                desk.pop();
                desk.tell(new DonCapolloTalk.Declined(seat));
            }
            case DonCapolloAction.Withdraw _ -> {
                desk.pop();
                desk.tell(new DonCapolloTalk.Withdrawn(seat));
            }
            case DonCapolloAction.Look(Seat son) -> look(seat, son);
            case DonCapolloAction.Pick(DonCapolloBusiness business) -> pick(seat, business);
            case DonCapolloAction.CallRow(Seat son, DonCapolloBusiness business) -> {
                call(son);
                desk.set(desk.cards().row(son, business, -1).row(seat, business, 1));
                desk.tell(new DonCapolloCall.CalledRow(seat, son, business));
            }
            case DonCapolloAction.CallOpen(Seat son, DonCapolloBusiness business) -> {
                call(son);
                desk.set(desk.cards()
                        .opening(desk.cards().open().without(business.code()))
                        .row(seat, business, 1));
                desk.tell(new DonCapolloCall.CalledOpen(seat, son, business));
            }
            case DonCapolloAction.Confirm confirm -> flow.confirm(seat, confirm.clear());
            case DonCapolloAction.Refuse _ -> flow.refuse(seat);
            case DonCapolloAction.Pass _ -> flow.pass(seat);
        }
        flow.settle();
        return desk.step();
    }

    private DonCapolloPending.Talks talks() {
        if (desk.state().pending().getLast() instanceof DonCapolloPending.Talks talks) {
            return talks;
        }
        throw new IllegalStateException("no offer waits");
    }

    private void take(Seat seat) {
        desk.set(desk.state().clock().acting());
        draw(seat, 1);
    }

    private void draw(Seat seat, int money) {
        desk.earn(seat, money, 0);
        Optional<DonCapolloBusiness> card = desk.draw();
        if (card.isEmpty()) {
            desk.tell(new DonCapolloPlay.DrewNothing(seat));
            return;
        }
        Pile hand = desk.state().hand(seat).push(card.get().code());
        desk.set(desk.cards().hand(seat, hand));
        desk.teach(SeatSet.of(seat));
        desk.show(seat);
        desk.tell(new DonCapolloPlay.Drew(seat, card, money));
    }

    private void turnUp(Seat seat, int count, int fee) {
        desk.set(desk.state().clock().acting());
        desk.earn(seat, -fee, 0);
        List<DonCapolloBusiness> cards = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Optional<DonCapolloBusiness> card = desk.draw();
            if (card.isEmpty()) {
                break;
            }
            cards.add(card.get());
            desk.set(desk.cards().opening(desk.cards().open().push(card.get().code())));
        }
        desk.teach(SeatSet.all(desk.state().seats()));
        desk.tell(new DonCapolloPlay.TurnedUp(seat, cards, fee));
        desk.push(new DonCapolloPending.Revealed(SeatSet.NONE));
    }

    private void lay(Seat seat, DonCapolloBusiness business, boolean hand) {
        desk.set(desk.cards().row(seat, business, 1));
        desk.tell(new DonCapolloPlay.Laid(seat, business, hand, desk.state().row(seat, business)));
    }

    private void say(Seat seat, DonCapolloBusiness business) {
        int count = desk.state().row(seat, business);
        boolean forced =
                desk.state().money(seat) + tables.money(business, count) < 0 && Judge.isForced(desk.state(), seat);
        desk.tell(new DonCapolloLedger.Said(seat, business, count, forced));
        desk.push(new DonCapolloPending.Accounting(seat, business, count, forced, SeatSet.NONE));
    }

    private void offer(List<DonCapolloOffer> before, DonCapolloOffer offer) {
        desk.name(offer.from(), offer.give().hand());
        desk.tell(new DonCapolloTalk.Offered(offer, !before.isEmpty()));
        desk.push(new DonCapolloPending.Talks(Lists.plus(before, offer)));
    }

    private void accept(Seat seat, List<DonCapolloBusiness> clear) {
        DonCapolloOffer offer = talks().last();
        desk.pop();
        desk.name(seat, offer.want().hand());
        desk.tell(new DonCapolloTalk.Accepted(seat, offer, clear));
        desk.push(new DonCapolloPending.Closing(offer, clear, false, SeatSet.NONE));
    }

    /// A favour is called in: it goes back to its son, and all deals that wait are disturbed.
    private void call(Seat son) {
        desk.set(desk.state().favouring(son, son));
        List<DonCapolloPending> pending = desk.state().pending();
        for (int i = 0; i < pending.size(); i++) {
            if (pending.get(i) instanceof DonCapolloPending.Closing waits) {
                desk.replace(i, new DonCapolloPending.Closing(waits.offer(), waits.clear(), true, waits.passed()));
            }
        }
    }

    private void look(Seat seat, Seat son) {
        call(son);
        desk.tell(new DonCapolloCall.Looked(seat, son, desk.state().hand(son)));
        desk.set(Known.looked(desk.cards(), son, seat));
        desk.teach(SeatSet.of(seat));
        desk.push(new DonCapolloPending.Picking(seat, son));
    }

    private void pick(Seat seat, DonCapolloBusiness business) {
        if (desk.state().pending().getLast() instanceof DonCapolloPending.Picking(var _, Seat son)) {
            desk.pop();
            desk.set(Known.leaves(desk.cards(), son, business).row(seat, business, 1));
            desk.tell(new DonCapolloCall.Picked(seat, son, business));
        }
    }
}
