package omerta.capollo;

import java.util.List;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Whether offers and answers are legal.
final class Bargain {

    private final DonCapolloTables tables;
    private final Fit fit;

    Bargain(DonCapolloTables tables, Fit fit) {
        this.tables = tables;
        this.fit = fit;
    }

    /// Whether a seat may make another an offer at all.
    Ruling mayOffer(DonCapolloState state, Seat seat, Seat to) {
        Ruling may = Floor.may(state, seat, Leave.BREAK_IN);
        if (!may.isLegal()) {
            return may;
        }
        if (!hasOffersLeft(state, seat)) {
            return Floor.no("CA-8.27", "offers-made", tables.offers());
        }
        if (isPartner(state, seat, to)) {
            return Ruling.LEGAL;
        }
        return to.equals(seat) || to.index() >= state.seats()
                ? Floor.no("CA-8.9", "no-partner")
                : Floor.no("CA-11.18", "word-given", to);
    }

    Ruling offer(DonCapolloState state, Seat seat, DonCapolloAction.Offer action) {
        Ruling may = mayOffer(state, seat, action.to());
        if (!may.isLegal()) {
            return may;
        }
        boolean favourForCard = action.give().isFavourOf(seat) && action.want().isCard();
        if (!favourForCard && !isOpen(state, seat, action.to())) {
            return closed(state, seat);
        }
        return goods(state, new DonCapolloOffer(seat, action.to(), action.give(), action.want(), action.clear()));
    }

    /// Whether a seat may still make an offer in this turn.
    boolean hasOffersLeft(DonCapolloState state, Seat seat) {
        return state.clock().offers().at(seat.index()) < tables.offers();
    }

    /// Whether a seat can be made an offer now.
    static boolean isPartner(DonCapolloState state, Seat seat, Seat to) {
        return !to.equals(seat) && to.index() < state.seats() && !Floor.hasGivenWord(state, to);
    }

    /// Whether a seat may offer another more than its own favour for one card.
    static boolean isOpen(DonCapolloState state, Seat seat, Seat to) {
        if (Floor.isHushed(state)) {
            return false;
        }
        return seat.equals(state.active()) ? Floor.of(state, seat) == Leave.TURN : to.equals(state.active());
    }

    private static Ruling closed(DonCapolloState state, Seat seat) {
        if (Floor.isHushed(state)) {
            return Floor.no("CA-11.20", "favour-for-card");
        }
        return seat.equals(state.active())
                ? Floor.may(state, seat, Leave.TURN)
                : Floor.no("CA-9.3", "active-is-a-side", state.active());
    }

    /// Whether what an offer is about is there, finds room, and is its maker's to give.
    Ruling goods(DonCapolloState state, DonCapolloOffer offer) {
        if (offer.give().isNothing() && offer.want().isNothing()) {
            return Floor.no("CA-8.9", "nothing");
        }
        Ruling there = Stock.there(state, offer);
        Ruling clears = there.isLegal() ? fit.clears(state, offer, offer.from(), offer.clear()) : there;
        Ruling fits = clears.isLegal() ? fit.possible(state, offer, offer.to()) : clears;
        return fits.isLegal() ? Stock.held(state, offer.from(), offer.give()) : fits;
    }

    Ruling counter(DonCapolloState state, Seat seat, DonCapolloAction.Counter action) {
        if (!(state.top().orElse(null) instanceof DonCapolloPending.Talks talks)
                || !talks.last().to().equals(seat)) {
            return answer(state, seat);
        }
        if (talks.chain().size() > tables.counters()) {
            return Floor.no("CA-8.28", "counters-made", tables.counters());
        }
        DonCapolloOffer last = talks.last();
        DonCapolloOffer offer = new DonCapolloOffer(seat, last.from(), action.give(), action.want(), action.clear());
        if (offer.give().equals(last.want()) && offer.want().equals(last.give())) {
            return Floor.no("CA-8.9", "same-again");
        }
        if (!offer.isFavourForCard()) {
            if (Floor.isHushed(state)) {
                return Floor.no("CA-11.20", "favour-for-card");
            }
            if (!offer.concerns(state.active())) {
                return Floor.no("CA-9.3", "active-is-a-side", state.active());
            }
        }
        return goods(state, offer);
    }

    /// Whether a seat is to answer an offer.
    static Ruling answer(DonCapolloState state, Seat seat) {
        if (state.top().orElse(null) instanceof DonCapolloPending.Talks talks) {
            return talks.last().to().equals(seat)
                    ? Ruling.LEGAL
                    : Floor.no("CA-8.11", "offer-waits", talks.last().to());
        }
        return Floor.no("CA-8.9", "no-offer");
    }

    Ruling accept(DonCapolloState state, Seat seat, List<DonCapolloBusiness> clear) {
        if (!(state.top().orElse(null) instanceof DonCapolloPending.Talks talks)
                || !talks.last().to().equals(seat)) {
            return answer(state, seat);
        }
        Ruling clears = fit.clears(state, talks.last(), seat, clear);
        return clears.isLegal() ? Stock.held(state, seat, talks.last().want()) : clears;
    }

    static Ruling withdraw(DonCapolloState state, Seat seat) {
        if (state.top().orElse(null) instanceof DonCapolloPending.Talks talks) {
            return talks.last().from().equals(seat) ? Ruling.LEGAL : Floor.no("CA-8.10", "not-your-offer");
        }
        return Floor.no("CA-8.10", "no-offer");
    }

    /// Whether a seat is asked again after a favour.
    static Ruling asked(DonCapolloState state, Seat seat) {
        boolean asked = switch (state.top().orElse(null)) {
            case DonCapolloPending.Reckoning waits -> waits.seat().equals(seat);
            case DonCapolloPending.Confirming waits -> waits.seat().equals(seat);
            case DonCapolloPending.Revealed _,
                    DonCapolloPending.Ending _,
                    DonCapolloPending.Accounting _,
                    DonCapolloPending.Closing _,
                    DonCapolloPending.Talks _,
                    DonCapolloPending.Picking _ -> false;
            case null -> false;
        };
        return asked ? Ruling.LEGAL : Floor.no("CA-11.13", "nothing-to-confirm");
    }

    Ruling confirm(DonCapolloState state, Seat seat, List<DonCapolloBusiness> clear) {
        Ruling asked = asked(state, seat);
        if (!asked.isLegal()) {
            return asked;
        }
        if (state.top().orElse(null) instanceof DonCapolloPending.Confirming waits) {
            Ruling clears = fit.clears(state, waits.offer(), seat, clear);
            return clears.isLegal() ? Stock.held(state, seat, waits.offer().given(seat)) : clears;
        }
        return clear.isEmpty() ? Ruling.LEGAL : Floor.no("CA-8.23", "too-many-rows", 0);
    }
}
