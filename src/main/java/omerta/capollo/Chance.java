package omerta.capollo;

import java.util.List;
import java.util.Optional;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Draws a legal action by chance: offers of every kind, but not too many of them. In one draw of [#WHIMS] it is an offer
/// of any kind, in one anything that is listed; else the game goes on.
final class Chance {

    private static final int WHIMS = 14;

    private final Listing listing;
    private final Market market;

    Chance(Listing listing, Market market) {
        this.listing = listing;
        this.market = market;
    }

    Optional<DonCapolloAction> of(DonCapolloState state, Seat seat, Rng.Stream chance) {
        int whim = chance.below(WHIMS);
        if (whim == 0) {
            Optional<DonCapolloAction> offer = bargain(state, seat, chance);
            if (offer.isPresent()) {
                return offer;
            }
        }
        List<DonCapolloAction> quiet = whim == 1 ? List.of() : listing.quiet(state, seat);
        List<DonCapolloAction> among = quiet.isEmpty() ? listing.of(state, seat) : quiet;
        return among.isEmpty() ? Optional.empty() : Optional.of(among.get(chance.below(among.size())));
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
