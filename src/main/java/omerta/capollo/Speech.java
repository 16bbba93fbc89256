package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Telling;
import omerta.engine.Viewer;

/// What Don Capollo says to its players.
final class Speech implements Telling<DonCapolloState, DonCapolloAction> {

    /// From so many on the table says how many offers are left.
    private static final int WARNING = 3;

    private final DonCapolloTables tables;
    private final Pauses pauses;

    Speech(DonCapolloTables tables, Pauses pauses) {
        this.tables = tables;
        this.pauses = pauses;
    }

    @Override
    public Message progress(DonCapolloState view) {
        if (view.clock().over()) {
            return Message.of("don-capollo.progress.over");
        }
        return view.clock().last()
                ? Message.of("don-capollo.progress.last", view.clock().turn())
                : Message.of(
                        "don-capollo.progress.turn",
                        view.clock().turn(),
                        view.cards().pass(),
                        view.cards().draw().size());
    }

    @Override
    public Message prompt(DonCapolloState view, Viewer viewer) {
        if (view.clock().over()) {
            return Message.of("don-capollo.prompt.over");
        }
        Optional<DonCapolloPending> top = view.top();
        if (top.isEmpty()) {
            return viewer.is(view.active()) ? turn(view) : Message.of("don-capollo.prompt.wait", view.active());
        }
        return switch (top.get()) {
            case DonCapolloPending.Talks talks ->
                viewer.is(talks.last().to())
                        ? Message.of("don-capollo.prompt.answer", talks.last().from())
                        : Message.of(
                                "don-capollo.prompt.wait-answer", talks.last().to());
            case DonCapolloPending.Picking(Seat seat, Seat son) ->
                viewer.is(seat)
                        ? Message.of("don-capollo.prompt.pick", son)
                        : Message.of("don-capollo.prompt.wait", seat);
            case DonCapolloPending.Reckoning waits -> confirm(viewer, waits.seat(), "don-capollo.prompt.reckon");
            case DonCapolloPending.Confirming waits -> confirm(viewer, waits.seat(), "don-capollo.prompt.confirm");
            case DonCapolloPending.Revealed _,
                    DonCapolloPending.Ending _,
                    DonCapolloPending.Accounting _,
                    DonCapolloPending.Closing _ ->
                confirm(viewer, pauses.asked(view).orElse(view.active()), "don-capollo.prompt.pause");
        };
    }

    private static Message confirm(Viewer viewer, Seat seat, String key) {
        return viewer.is(seat) ? Message.of(key) : Message.of("don-capollo.prompt.wait", seat);
    }

    private static Message turn(DonCapolloState view) {
        if (!view.clock().acted()) {
            return Message.of("don-capollo.prompt.main");
        }
        int open = view.cards().open().size();
        return open > 0 ? Message.of("don-capollo.prompt.place", open) : Message.of("don-capollo.prompt.free");
    }

    @Override
    public Message describe(DonCapolloState view, Seat seat, DonCapolloAction action) {
        return switch (action) {
            case DonCapolloAction.Take _ -> Message.of("don-capollo.action.take");
            case DonCapolloAction.TwoCards _ -> Message.of("don-capollo.action.two-cards");
            case DonCapolloAction.ThreeCards _ -> Message.of("don-capollo.action.three-cards", tables.fee());
            case DonCapolloAction.LayOpen(DonCapolloBusiness business) ->
                lay(view, seat, "don-capollo.action.lay-open", business);
            case DonCapolloAction.LayHand(DonCapolloBusiness business) ->
                lay(view, seat, "don-capollo.action.lay-hand", business);
            case DonCapolloAction.Buy _ -> Message.of("don-capollo.action.buy", tables.price());
            case DonCapolloAction.Account(DonCapolloBusiness business) -> account(view, seat, business);
            case DonCapolloAction.Donate(int power) -> Message.of("don-capollo.action.donate", power);
            case DonCapolloAction.Offer offer ->
                Message.of(
                        "don-capollo.action.offer",
                        offer.to(),
                        Phrases.goods(offer.give()),
                        Phrases.goods(offer.want()),
                        clearing(offer.clear()));
            case DonCapolloAction.Counter counter ->
                Message.of(
                        "don-capollo.action.counter",
                        Phrases.goods(counter.give()),
                        Phrases.goods(counter.want()),
                        clearing(counter.clear()));
            case DonCapolloAction.Accept accept -> Message.of("don-capollo.action.accept", clearing(accept.clear()));
            case DonCapolloAction.Decline _ -> Message.of("don-capollo.action.decline");
            case DonCapolloAction.Withdraw _ -> Message.of("don-capollo.action.withdraw");
            case DonCapolloAction.Look(Seat son) -> Message.of("don-capollo.action.look", son);
            case DonCapolloAction.Pick(DonCapolloBusiness business) ->
                Message.of("don-capollo.action.pick", Phrases.business(business));
            case DonCapolloAction.CallRow(Seat son, DonCapolloBusiness business) ->
                Message.of("don-capollo.action.call-row", son, Phrases.business(business));
            case DonCapolloAction.CallOpen(Seat son, DonCapolloBusiness business) ->
                Message.of("don-capollo.action.call-open", son, Phrases.business(business));
            case DonCapolloAction.Confirm confirm ->
                Message.of("don-capollo.action.confirm", clearing(confirm.clear()));
            case DonCapolloAction.Refuse _ -> Message.of("don-capollo.action.refuse");
            case DonCapolloAction.Pass _ ->
                Message.of(view.pending().isEmpty() ? "don-capollo.action.done" : "don-capollo.action.pass");
        };
    }

    @Override
    public List<Message> advice(DonCapolloState view, Seat seat, DonCapolloAction action) {
        if (action instanceof DonCapolloAction.Offer) {
            return left(
                    "don-capollo.advice.offers-left",
                    tables.offers() - view.clock().offers().at(seat.index()));
        }
        if (action instanceof DonCapolloAction.Counter
                && view.top().orElse(null) instanceof DonCapolloPending.Talks talks) {
            return left(
                    "don-capollo.advice.counters-left",
                    tables.counters() + 1 - talks.chain().size());
        }
        return List.of();
    }

    private static List<Message> left(String key, int left) {
        return left <= WARNING ? List.of(Message.of(key, left)) : List.of();
    }

    private static Message lay(DonCapolloState view, Seat seat, String key, DonCapolloBusiness business) {
        return Message.of(key, Phrases.business(business), view.row(seat, business) + 1);
    }

    private Message account(DonCapolloState view, Seat seat, DonCapolloBusiness business) {
        int count = view.row(seat, business);
        return Message.of(
                "don-capollo.action.account",
                Phrases.row(new DonCapolloRow(business, count)),
                Phrases.money(tables.money(business, count)),
                tables.power(business, count));
    }

    private static List<Message> clearing(List<DonCapolloBusiness> rows) {
        List<Message> clearing = new ArrayList<>(Phrases.businesses(rows));
        if (clearing.isEmpty()) {
            clearing.add(Message.of("don-capollo.clear.none"));
        }
        return clearing;
    }
}
