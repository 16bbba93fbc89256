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
        for (Seat side : new Seat[] {offer.from(), offer.to()}) {
            Ruling there = seen(state, side, offer.given(side));
            if (!there.isLegal()) {
                return there;
            }
        }
        Ruling from = fit.possible(state, offer, offer.from());
        return from.isLegal() ? fit.possible(state, offer, offer.to()) : from;
    }

    private static Ruling seen(DonCapolloState state, Seat side, DonCapolloGoods goods) {
        if (goods.money() < 0 || goods.money() > state.money(side)) {
            return Floor.no("CA-8.15", "no-money", side, state.money(side));
        }
        if (!goods.open().isEmpty() && !side.equals(state.active())) {
            return Floor.no("CA-8.2", "open-of-active", state.active());
        }
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            if (DonCapolloGoods.count(goods.rows(), business) > state.row(side, business)) {
                return Floor.no("CA-8.15", "no-row-card", side, Phrases.business(business));
            }
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
        for (DonCapolloBusiness business : goods.hand()) {
            if (hand.count(business.code()) < DonCapolloGoods.count(goods.hand(), business)) {
                return Floor.no("CA-8.18", "not-held", Phrases.business(business));
            }
        }
        return Ruling.LEGAL;
    }
}
