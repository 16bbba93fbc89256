package omerta.capollo;

import java.util.List;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// What waits: a pause, or something that somebody has to answer. What was begun last is finished first.
public sealed interface DonCapolloPending {

    /// The pause after cards were turned up.
    ///
    /// @param passed who has let it pass
    record Revealed(SeatSet passed) implements DonCapolloPending {}

    /// The pause before the turn goes on.
    ///
    /// @param passed who has let it pass
    record Ending(SeatSet passed) implements DonCapolloPending {}

    /// The pause before an accountability is paid.
    ///
    /// @param seat whose
    /// @param business which row
    /// @param count how many cards were in it when it was said
    /// @param forced whether it is paid for even if the money is not enough
    /// @param passed who has let it pass
    record Accounting(Seat seat, DonCapolloBusiness business, int count, boolean forced, SeatSet passed)
            implements DonCapolloPending {}

    /// A favour took from a row that waits: its player says again whether to account for it.
    ///
    /// @param seat whose
    /// @param business which row
    /// @param forced whether it is paid for even if the money is not enough
    record Reckoning(Seat seat, DonCapolloBusiness business, boolean forced) implements DonCapolloPending {}

    /// The pause before a closed deal is done.
    ///
    /// @param offer what was accepted
    /// @param clear the rows that the one who accepted accounts for to make room
    /// @param disturbed whether a favour was called in meanwhile
    /// @param passed who has let it pass
    record Closing(DonCapolloOffer offer, List<DonCapolloBusiness> clear, boolean disturbed, SeatSet passed)
            implements DonCapolloPending {
        /// Keeps a sorted copy.
        public Closing {
            clear = DonCapolloGoods.sorted(clear);
        }
    }

    /// A favour was called in while a deal waited: both sides say again whether they stand by it.
    ///
    /// @param offer what was accepted
    /// @param clear the rows that the one who accepted accounts for to make room
    /// @param seat who is asked
    /// @param again whether the other side has said so already
    record Confirming(DonCapolloOffer offer, List<DonCapolloBusiness> clear, Seat seat, boolean again)
            implements DonCapolloPending {
        /// Keeps a sorted copy.
        public Confirming {
            clear = DonCapolloGoods.sorted(clear);
        }
    }

    /// An offer waits for its answer.
    ///
    /// @param chain the offer and its counter-offers, the last one last
    record Talks(List<DonCapolloOffer> chain) implements DonCapolloPending {
        /// Keeps a copy.
        public Talks {
            chain = List.copyOf(chain);
        }

        /// The offer that waits.
        public DonCapolloOffer last() {
            return chain.getLast();
        }
    }

    /// The holder of a favour looks at a hand and has to take a card from it.
    ///
    /// @param seat who
    /// @param son whose hand
    record Picking(Seat seat, Seat son) implements DonCapolloPending {}
}
