package omerta.ui.capollo;

import java.util.List;
import java.util.Optional;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloGoods;
import omerta.capollo.DonCapolloOffer;
import omerta.engine.Seat;

/// A deal on the scales.
///
/// @param stage how far it is
/// @param offer what goes each way; its maker is whoever changes it
/// @param before the version before it, empty where it is the first
/// @param way which of the ways to make room is taken, from 0
record Deal(Stage stage, DonCapolloOffer offer, Optional<DonCapolloOffer> before, int way) {

    /// How far a deal is, seen by the one who acts.
    enum Stage {
        /// An offer is put together.
        OFFER,
        /// A counter-offer is put together.
        COUNTER,
        /// An offer is to be answered.
        ANSWER,
        /// The own offer waits for its answer.
        WAITS,
        /// It was disturbed: is it to stand?
        CONFIRM,
        /// Others bargain.
        WATCHED
    }

    /// An empty offer.
    static Deal begun(Seat from, Seat to) {
        return new Deal(
                Stage.OFFER,
                new DonCapolloOffer(from, to, DonCapolloGoods.NOTHING, DonCapolloGoods.NOTHING, List.of()),
                Optional.empty(),
                0);
    }

    /// Whether what goes each way can be changed.
    boolean isOpen() {
        return stage == Stage.OFFER || stage == Stage.COUNTER;
    }

    /// What a side gives becomes this.
    Deal giving(Seat side, DonCapolloGoods goods) {
        boolean made = side.equals(offer.from());
        return new Deal(
                stage,
                new DonCapolloOffer(
                        offer.from(), offer.to(), made ? goods : offer.give(), made ? offer.want() : goods, List.of()),
                before,
                0);
    }

    /// The same with another way to make room.
    Deal by(int otherWay) {
        return new Deal(stage, offer, before, otherWay);
    }

    /// The beginning of an answer: the same the other way round.
    ///
    /// @param mayGiveHand whether cards of the own hand may be on the scales
    Deal countered(boolean mayGiveHand) {
        DonCapolloGoods give = mayGiveHand ? offer.want() : Good.withoutHand(offer.want());
        return new Deal(
                Stage.COUNTER,
                new DonCapolloOffer(offer.to(), offer.from(), give, offer.give(), List.of()),
                Optional.of(offer),
                0);
    }

    /// The rows that the chosen way accounts for.
    List<DonCapolloBusiness> clear(List<List<DonCapolloBusiness>> ways) {
        return ways.isEmpty() ? List.of() : ways.get(Math.min(way, ways.size() - 1));
    }
}
