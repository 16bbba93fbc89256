package omerta.capollo;

import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Whether what a deal asks for is there to be given.
final class Stock {

    private final Fit fit;

    Stock(Fit fit) {
        this.fit = fit;
    }

    /// Whether, as far as all can see, a deal can be done.
    Ruling seen(DonCapolloState state, DonCapolloOffer offer) {
        Ruling there = there(state, offer);
        Ruling from = there.isLegal() ? fit.possible(state, offer, offer.from()) : there;
        return from.isLegal() ? fit.possible(state, offer, offer.to()) : from;
    }

    /// Whether, as far as all can see, what an offer is about is there.
    static Ruling there(DonCapolloState state, DonCapolloOffer offer) {
        Ruling give = there(state, offer.from(), offer.give());
        return give.isLegal() ? there(state, offer.to(), offer.want()) : give;
    }

    private static Ruling there(DonCapolloState state, Seat side, DonCapolloGoods goods) {
        if (goods.money() < 0 || goods.money() > state.money(side)) {
            return Floor.no("CA-8.15", "no-money", side, state.money(side));
        }
        if (!goods.open().isEmpty() && !side.equals(state.active())) {
            return Floor.no("CA-8.2", "open-of-active", state.active());
        }
        for (int rows = Kinds.of(goods.rows()); rows != 0; rows = Kinds.rest(rows)) {
            DonCapolloBusiness business = Kinds.first(rows);
            if (DonCapolloGoods.count(goods.rows(), business) > state.row(side, business)) {
                return Floor.no("CA-8.15", "no-row-card", side, Phrases.business(business));
            }
        }
        for (int open = Kinds.of(goods.open()); open != 0; open = Kinds.rest(open)) {
            DonCapolloBusiness business = Kinds.first(open);
            if (DonCapolloGoods.count(goods.open(), business)
                    > state.cards().open().count(business.code())) {
                return Floor.no("CA-8.15", "no-open-card", Phrases.business(business));
            }
        }
        for (Seat son : goods.favours().seats()) {
            if (son.index() >= state.seats() || !state.holder(son).equals(side)) {
                return Floor.no("CA-8.15", "no-favour", side);
            }
        }
        return goods.hand().size() <= state.hand(side).size()
                ? Ruling.LEGAL
                : Floor.no("CA-8.19", "hand-too-small", side, state.hand(side).size());
    }

    /// Whether a seat has the hand cards that it gives.
    static Ruling held(DonCapolloState state, Seat side, DonCapolloGoods goods) {
        Pile hand = state.hand(side);
        for (int named = Kinds.of(goods.hand()); named != 0; named = Kinds.rest(named)) {
            DonCapolloBusiness business = Kinds.first(named);
            if (hand.count(business.code()) < DonCapolloGoods.count(goods.hand(), business)) {
                return Floor.no("CA-8.18", "not-held", Phrases.business(business));
            }
        }
        return Ruling.LEGAL;
    }
}
