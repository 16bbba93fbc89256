package omerta.ui.capollo;

import java.util.List;
import java.util.Optional;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloGoods;
import omerta.engine.Seat;

/// Where nothing can be done but to make an offer, what is still to be put on the scales for it.
///
/// @param choices what may be done
/// @param actor who acts
/// @param ghosts what the things on the table are
record Offered(List<DonCapolloAction> choices, Optional<Seat> actor, Ghosts ghosts) {

    /// Whether a thing belongs on the scales.
    ///
    /// @param deal what is there already
    boolean wants(Ground ground, Optional<Deal> deal) {
        Optional<Seat> side = ground instanceof Ground.Chip chip ? Optional.of(chip.side()) : ghosts.owner(ground);
        boolean free = ground instanceof Ground.Chip chip ? !chip.weighed() : deal.isEmpty();
        Optional<Good> good = ghosts.good(ground);
        return free
                && side.isPresent()
                && good.isPresent()
                && !choices.isEmpty()
                && choices.stream()
                        .allMatch(action -> action instanceof DonCapolloAction.Offer offer
                                && lacks(offer, side.get(), good.get(), deal));
    }

    private boolean lacks(DonCapolloAction.Offer offer, Seat side, Good good, Optional<Deal> deal) {
        DonCapolloGoods others = offer.to().equals(side) ? offer.want() : DonCapolloGoods.NOTHING;
        DonCapolloGoods goods = actor.equals(Optional.of(side)) ? offer.give() : others;
        return good.in(goods)
                > deal.map(open -> good.in(open.offer().given(side))).orElse(0);
    }
}
