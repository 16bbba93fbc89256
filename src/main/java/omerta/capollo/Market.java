package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Offers. Of all that is legal a few are listed, with each partner that a seat may bargain with:
///
/// - an own open card, or a card of an own row, for $2
/// - $2 for an open card, or for a card of a row, of the other
/// - the own favour for such a card
///
/// and of counter-offers the one by which the seat that makes it pays $1 less or, where it pays nothing, gets $1 more. Where
/// room has to be made, it is the first way. Any other offer is drawn by chance.
final class Market {

    private static final int PRICE = 2;
    private static final int TRIES = 6;

    private static final DonCapolloGoods MONEY = DonCapolloGoods.money(PRICE);
    private static final List<DonCapolloGoods> OPEN = goods(DonCapolloGoods::open);
    private static final List<DonCapolloGoods> ROWS = goods(DonCapolloGoods::rows);
    private static final List<DonCapolloGoods> FAVOURS =
            Seat.first(Seat.MOST).stream().map(DonCapolloGoods::favour).toList();

    private final Fit fit;
    private final Bargain bargain;

    Market(Fit fit, Bargain bargain) {
        this.fit = fit;
        this.bargain = bargain;
    }

    private static List<DonCapolloGoods> goods(Function<DonCapolloBusiness, DonCapolloGoods> card) {
        return Stream.of(DonCapolloBusiness.values()).map(card).toList();
    }

    void offers(DonCapolloState state, Seat seat, List<DonCapolloAction> list) {
        if (Floor.of(state, seat).compareTo(Leave.BREAK_IN) < 0 || !bargain.hasOffersLeft(state, seat)) {
            return;
        }
        for (Seat to : Seat.first(state.seats())) {
            if (Bargain.isPartner(state, seat, to)) {
                offers(state, seat, to, list);
            }
        }
    }

    private void offers(DonCapolloState state, Seat seat, Seat to, List<DonCapolloAction> list) {
        boolean open = Bargain.isOpen(state, seat, to);
        if (open && state.money(to) >= PRICE) {
            give(state, seat, to, open(state, seat), OPEN, list);
            give(state, seat, to, Kinds.ofRows(state, seat), ROWS, list);
        }
        if (open && state.money(seat) >= PRICE) {
            want(state, seat, to, MONEY, list);
        }
        if (state.holder(seat).equals(seat)) {
            want(state, seat, to, FAVOURS.get(seat.index()), list);
        }
    }

    private static int open(DonCapolloState state, Seat side) {
        return side.equals(state.active()) ? Kinds.in(state.cards().open()) : 0;
    }

    private void give(
            DonCapolloState state,
            Seat seat,
            Seat to,
            int kinds,
            List<DonCapolloGoods> cards,
            List<DonCapolloAction> list) {
        for (int left = kinds; left != 0; left = Kinds.rest(left)) {
            DonCapolloGoods card = cards.get(Kinds.first(left).ordinal());
            add(state, seat, to, card, MONEY, list);
        }
    }

    private void want(DonCapolloState state, Seat seat, Seat to, DonCapolloGoods give, List<DonCapolloAction> list) {
        for (int left = open(state, to); left != 0; left = Kinds.rest(left)) {
            add(state, seat, to, give, OPEN.get(Kinds.first(left).ordinal()), list);
        }
        for (int left = Kinds.ofRows(state, to); left != 0; left = Kinds.rest(left)) {
            add(state, seat, to, give, ROWS.get(Kinds.first(left).ordinal()), list);
        }
    }

    /// Lists an offer of what is there, if both sides have room for what they get.
    private void add(
            DonCapolloState state,
            Seat seat,
            Seat to,
            DonCapolloGoods give,
            DonCapolloGoods want,
            List<DonCapolloAction> list) {
        DonCapolloOffer offer = new DonCapolloOffer(seat, to, give, want, List.of());
        int way = fit.firstWay(state, offer, seat);
        if (way != Fit.NO_WAY && fit.firstWay(state, offer, to) != Fit.NO_WAY) {
            list.add(new DonCapolloAction.Offer(to, give, want, Kinds.list(way)));
        }
    }

    /// An offer between seats that may bargain about it, if what it is about can change hands.
    private Optional<DonCapolloAction> offer(
            DonCapolloState state, Seat seat, Seat to, DonCapolloGoods give, DonCapolloGoods want) {
        DonCapolloOffer offer = new DonCapolloOffer(seat, to, give, want, List.of());
        int way = fit.firstWay(state, offer, seat);
        if (way == Fit.NO_WAY) {
            return Optional.empty();
        }
        List<DonCapolloBusiness> rows = Kinds.list(way);
        return bargain.goods(state, offer.clearing(rows)).isLegal()
                ? Optional.of(new DonCapolloAction.Offer(to, give, want, rows))
                : Optional.empty();
    }

    void counter(DonCapolloState state, Seat seat, DonCapolloOffer last, List<DonCapolloAction> list) {
        boolean pays = last.want().money() > 0;
        DonCapolloGoods give = pays ? last.want().plus(-1) : last.want();
        DonCapolloGoods want = pays ? last.give() : last.give().plus(1);
        counter(state, seat, last, give, want).ifPresent(list::add);
    }

    private Optional<DonCapolloAction> counter(
            DonCapolloState state, Seat seat, DonCapolloOffer last, DonCapolloGoods give, DonCapolloGoods want) {
        DonCapolloOffer offer = new DonCapolloOffer(seat, last.from(), give, want, List.of());
        int way = fit.firstWay(state, offer, seat);
        if (way == Fit.NO_WAY) {
            return Optional.empty();
        }
        DonCapolloAction.Counter action = new DonCapolloAction.Counter(give, want, Kinds.list(way));
        return bargain.counter(state, seat, action).isLegal() ? Optional.of(action) : Optional.empty();
    }

    /// An offer drawn by chance; empty where none of a few was legal.
    Optional<DonCapolloAction> anyOffer(DonCapolloState state, Seat seat, Rng.Stream chance) {
        if (!bargain.hasOffersLeft(state, seat)) {
            return Optional.empty();
        }
        for (int i = 0; i < TRIES; i++) {
            Seat to = seat.equals(state.active()) || chance.below(4) == 0
                    ? Seat.of(chance.below(state.seats()))
                    : state.active();
            if (Bargain.isPartner(state, seat, to)) {
                boolean favour = chance.below(4) == 0 || !Bargain.isOpen(state, seat, to);
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
