package omerta.corleone;

import java.util.List;
import java.util.Optional;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// Draws a legal action by chance, sets of cards of every kind too.
final class Chance {

    private final CorleoneCity city;
    private final Listing listing;

    Chance(CorleoneCity city, Listing listing) {
        this.city = city;
        this.listing = listing;
    }

    Optional<CorleoneAction> of(CorleoneState state, Seat seat, Rng.Stream chance) {
        List<CorleoneAction> list = listing.of(state, seat);
        if (list.isEmpty()) {
            return Optional.empty();
        }
        CorleoneAction action = list.get(chance.below(list.size()));
        if (action instanceof CorleoneAction.Discard(List<Integer> cards)) {
            return Optional.of(new CorleoneAction.Discard(Sets.any(state.hand(seat), cards.size(), chance)));
        }
        if (action instanceof CorleoneUse.Convert(List<Integer> cards)) {
            return Optional.of(new CorleoneUse.Convert(Sets.any(state.hand(seat), cards.size(), chance)));
        }
        if (action instanceof CorleoneAction.Bid(List<Integer> bills)) {
            List<Integer> codes = Sets.any(state.family(seat).suitcase(), bills.size(), chance);
            return Optional.of(
                    new CorleoneAction.Bid(codes.stream().map(city::value).toList()));
        }
        return Optional.of(action);
    }
}
