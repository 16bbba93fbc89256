package omerta.capollo;

import omerta.engine.Seat;

/// How much a simple player likes an action.
final class Liking {

    private static final int MONEY = 2;
    private static final int POWER = 6;
    private static final int FAVOUR = 7;
    private static final int CARD = 3;
    private static final int TALK = 4;

    private final DonCapolloTables tables;

    Liking(DonCapolloTables tables) {
        this.tables = tables;
    }

    int of(DonCapolloState view, Seat seat, DonCapolloAction action) {
        return switch (action) {
            case DonCapolloAction.LayOpen(DonCapolloBusiness business) -> 60 + gain(view, seat, business);
            case DonCapolloAction.LayHand(DonCapolloBusiness business) ->
                view.row(seat, business) > 0 ? 50 : view.rows(seat) == 0 ? 10 : -5;
            case DonCapolloAction.TwoCards _ -> 30;
            case DonCapolloAction.ThreeCards _ -> 31;
            case DonCapolloAction.Take _ -> view.rows(seat) == DonCapolloTables.ROWS ? 40 : 20;
            case DonCapolloAction.Buy _ -> view.money(seat) > 8 ? 5 : -20;
            case DonCapolloAction.Account(DonCapolloBusiness business) ->
                view.row(seat, business) >= DonCapolloTables.PAID - 1
                        ? 45
                        : -40 + worth(business, view.row(seat, business));
            case DonCapolloAction.Donate(int power) -> -50 - power;
            case DonCapolloAction.Offer offer ->
                deal(view, seat, offer.give(), offer.want(), offer.clear().size())
                        - TALK * view.clock().offers().at(seat.index());
            case DonCapolloAction.Counter counter ->
                deal(view, seat, counter.give(), counter.want(), counter.clear().size()) - 2;
            case DonCapolloAction.Accept accept ->
                accept(view, seat, accept.clear().size());
            case DonCapolloAction.Decline _ -> 0;
            case DonCapolloAction.Withdraw _ -> -30;
            case DonCapolloAction.Look _ -> 8;
            case DonCapolloAction.Pick(DonCapolloBusiness business) -> gain(view, seat, business);
            case DonCapolloAction.CallRow(Seat son, DonCapolloBusiness business) ->
                gain(view, seat, business) + gain(view, son, business);
            case DonCapolloAction.CallOpen(Seat _, DonCapolloBusiness business) -> gain(view, seat, business);
            case DonCapolloAction.Confirm _ -> 5;
            case DonCapolloAction.Refuse _ -> 0;
            case DonCapolloAction.Pass _ -> 3;
        };
    }

    private int worth(DonCapolloBusiness business, int count) {
        return tables.money(business, count) * MONEY + tables.power(business, count) * POWER;
    }

    /// What one more card of a business is worth to a seat.
    private int gain(DonCapolloState view, Seat seat, DonCapolloBusiness business) {
        int count = view.row(seat, business);
        return CARD + worth(business, count + 1) - worth(business, count);
    }

    private int accept(DonCapolloState view, Seat seat, int cleared) {
        return view.top().orElse(null) instanceof DonCapolloPending.Talks talks
                ? deal(view, seat, talks.last().given(seat), talks.last().got(seat), cleared)
                : 0;
    }

    private int deal(DonCapolloState view, Seat seat, DonCapolloGoods give, DonCapolloGoods want, int cleared) {
        return value(view, seat, want) - loss(view, seat, give) - cleared * CARD;
    }

    /// What a seat loses with what it gives: of an open card without a place nothing.
    private int loss(DonCapolloState view, Seat seat, DonCapolloGoods goods) {
        int loss = goods.money() * MONEY
                + goods.favours().size() * FAVOUR
                + goods.hand().size() * CARD;
        for (DonCapolloBusiness business : goods.rows()) {
            int count = view.row(seat, business);
            loss += worth(business, count) - worth(business, count - 1);
        }
        for (DonCapolloBusiness business : goods.open()) {
            loss += view.hasRoom(seat, business) ? gain(view, seat, business) : 0;
        }
        return loss;
    }

    private int value(DonCapolloState view, Seat seat, DonCapolloGoods goods) {
        int value = goods.money() * MONEY + goods.favours().size() * FAVOUR;
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            value += goods.cards(business) * gain(view, seat, business);
        }
        return value;
    }
}
