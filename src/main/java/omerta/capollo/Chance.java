package omerta.capollo;

import java.util.List;
import java.util.Optional;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Draws a legal action by chance: offers of every kind, but not too many of them.
final class Chance {

    private final Listing listing;
    private final Market market;

    Chance(Listing listing, Market market) {
        this.listing = listing;
        this.market = market;
    }

    Optional<DonCapolloAction> of(DonCapolloState state, Seat seat, Rng.Stream chance) {
        List<DonCapolloAction> listed = listing.of(state, seat);
        if (listed.isEmpty()) {
            return Optional.empty();
        }
        int whim = chance.below(6);
        if (whim == 0) {
            Optional<DonCapolloAction> offer = bargain(state, seat, chance);
            if (offer.isPresent()) {
                return offer;
            }
        }
        List<DonCapolloAction> acts = whim == 1
                ? listed
                : listed.stream()
                        .filter(action -> !(action instanceof DonCapolloAction.Offer
                                || action instanceof DonCapolloAction.Donate
                                || action instanceof DonCapolloAction.Account))
                        .toList();
        List<DonCapolloAction> among = acts.isEmpty() ? listed : acts;
        return Optional.of(among.get(chance.below(among.size())));
    }

    private Optional<DonCapolloAction> bargain(DonCapolloState state, Seat seat, Rng.Stream chance) {
        if (state.top().orElse(null) instanceof DonCapolloPending.Talks talks) {
            return talks.last().to().equals(seat)
                    ? market.anyCounter(state, seat, talks.last(), chance)
                    : Optional.empty();
        }
        return Floor.of(state, seat).compareTo(Leave.BREAK_IN) >= 0
                ? market.anyOffer(state, seat, chance)
                : Optional.empty();
    }
}
