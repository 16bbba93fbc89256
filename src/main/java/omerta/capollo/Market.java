package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Offers. Listed are, with each partner that a seat may bargain with and as far as they are legal:
///
/// - a card that was turned up or lies in a row, for $2, and an open one for nothing
/// - $2 for a card in a row or an open one
/// - the own favour for a card in a row or an open one
///
/// and of counter-offers the same offer for $1 more and $2 more, paid by whoever made it. Any other is drawn by chance.
final class Market {

    private static final int PRICE = 2;
    private static final int TRIES = 6;

    private final Fit fit;
    private final Bargain bargain;

    Market(Fit fit, Bargain bargain) {
        this.fit = fit;
        this.bargain = bargain;
    }

    void offers(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        if (Floor.of(state, seat).compareTo(Leave.BREAK_IN) < 0
                || !bargain.offersLeft(state, seat).isLegal()) {
            return;
        }
        for (Seat to : Seat.first(state.seats())) {
            if (Bargain.partner(state, seat, to).isLegal()) {
                offers(state, seat, to, list);
            }
        }
    }

    private void offers(DonCapolloState state, Seat seat, Seat to, List<DonCapolloAction> list) {
        DonCapolloGoods price = DonCapolloGoods.money(PRICE);
        DonCapolloGoods favour = DonCapolloGoods.favour(seat);
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            DonCapolloGoods open = DonCapolloGoods.open(business);
            DonCapolloGoods row = DonCapolloGoods.rows(business);
            if (state.cards().open().contains(business.code())) {
                add(state, seat, to, open, price, list);
                add(state, seat, to, open, DonCapolloGoods.NOTHING, list);
                add(state, seat, to, price, open, list);
                add(state, seat, to, favour, open, list);
            }
            if (state.row(seat, business) > 0) {
                add(state, seat, to, row, price, list);
            }
            if (state.row(to, business) > 0) {
                add(state, seat, to, price, row, list);
                add(state, seat, to, favour, row, list);
            }
        }
    }

    private void add(
            DonCapolloState state,
            Seat seat,
            Seat to,
            DonCapolloGoods give,
            DonCapolloGoods want,
            List<DonCapolloAction> list) {
        offer(state, seat, to, give, want).ifPresent(list::add);
    }

    private Optional<DonCapolloAction> offer(
            DonCapolloState state, Seat seat, Seat to, DonCapolloGoods give, DonCapolloGoods want) {
        DonCapolloOffer offer = new DonCapolloOffer(seat, to, give, want, List.of());
        List<List<DonCapolloBusiness>> ways = fit.ways(state, offer, seat);
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        DonCapolloAction.Offer action = new DonCapolloAction.Offer(to, give, want, ways.getFirst());
        return bargain.offer(state, seat, action).isLegal() ? Optional.of(action) : Optional.empty();
    }

    void counters(DonCapolloState state, Seat seat, DonCapolloOffer last, List<DonCapolloAction> list) {
        for (int more = 1; more <= 2; more++) {
            counter(state, seat, last, last.want(), last.give().plus(more)).ifPresent(list::add);
        }
    }

    private Optional<DonCapolloAction> counter(
            DonCapolloState state, Seat seat, DonCapolloOffer last, DonCapolloGoods give, DonCapolloGoods want) {
        DonCapolloOffer offer = new DonCapolloOffer(seat, last.from(), give, want, List.of());
        List<List<DonCapolloBusiness>> ways = fit.ways(state, offer, seat);
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        DonCapolloAction.Counter action = new DonCapolloAction.Counter(give, want, ways.getFirst());
        return bargain.counter(state, seat, action).isLegal() ? Optional.of(action) : Optional.empty();
    }

    /// An offer drawn by chance; empty where none of a few was legal.
    Optional<DonCapolloAction> anyOffer(DonCapolloState state, Seat seat, Rng.Stream chance) {
        for (int i = 0; i < TRIES; i++) {
            Seat to = seat.equals(state.active()) || chance.below(4) == 0
                    ? Seat.of(chance.below(state.seats()))
                    : state.active();
            if (!to.equals(seat)) {
                boolean favour = chance.below(4) == 0;
                DonCapolloGoods give = favour ? DonCapolloGoods.favour(seat) : any(state, seat, seat, chance);
                DonCapolloGoods want = favour ? anyCard(state, to, chance) : any(state, to, seat, chance);
                Optional<DonCapolloAction> offer = offer(state, seat, to, give, want);
                if (offer.isPresent()) {
                    return offer;
                }
            }
        }
        return Optional.empty();
    }

    /// A counter-offer drawn by chance; empty where none of a few was legal.
    Optional<DonCapolloAction> anyCounter(DonCapolloState state, Seat seat, DonCapolloOffer last, Rng.Stream chance) {
        for (int i = 0; i < TRIES; i++) {
            DonCapolloGoods give = chance.below(2) == 0 ? last.want() : any(state, seat, seat, chance);
            DonCapolloGoods want = chance.below(2) == 0 ? last.give() : any(state, last.from(), seat, chance);
            Optional<DonCapolloAction> counter = counter(state, seat, last, give, want);
            if (counter.isPresent()) {
                return counter;
            }
        }
        return Optional.empty();
    }

    private static DonCapolloGoods anyCard(DonCapolloState state, Seat side, Rng.Stream chance) {
        DonCapolloBusiness business = DonCapolloBusiness.of(1 + chance.below(DonCapolloBusiness.KINDS));
        if (state.row(side, business) > 0) {
            return DonCapolloGoods.rows(business);
        }
        return side.equals(state.active()) && state.cards().open().contains(business.code())
                ? DonCapolloGoods.open(business)
                : DonCapolloGoods.hand(business);
    }

    /// What a side might give. Of another's hand a card is asked for by its business, whether it is there or not.
    private static DonCapolloGoods any(DonCapolloState state, Seat side, Seat asking, Rng.Stream chance) {
        int money = chance.below(2) == 0 ? 0 : chance.below(state.money(side) + 1);
        List<DonCapolloBusiness> hand = new ArrayList<>();
        List<DonCapolloBusiness> rows = new ArrayList<>();
        List<DonCapolloBusiness> open = new ArrayList<>();
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            if (state.row(side, business) > 0 && chance.below(4) == 0) {
                rows.add(business);
            }
            if (side.equals(state.active()) && state.cards().open().contains(business.code()) && chance.below(3) == 0) {
                open.add(business);
            }
            boolean there = !side.equals(asking) || state.hand(side).contains(business.code());
            if (there && chance.below(8) == 0) {
                hand.add(business);
            }
        }
        SeatSet favours = SeatSet.NONE;
        for (Seat son : Seat.first(state.seats())) {
            if (state.holder(son).equals(side) && chance.below(8) == 0) {
                favours = favours.with(son);
            }
        }
        return new DonCapolloGoods(money, hand, rows, open, favours);
    }
}
