package omerta.peperoni;

import java.util.List;
import omerta.engine.SeatSet;

/// The bidding for the police.
///
/// @param stalls what lies at each marker
/// @param passes how many have passed in a row
/// @param bidding whether the active seat has laid a chit in its turn to bid
public record DonPeperoniAuction(List<DonPeperoniStall> stalls, int passes, boolean bidding) {
    /// Keeps a copy.
    public DonPeperoniAuction {
        stalls = List.copyOf(stalls);
    }

    /// Who bids for one marker or the other.
    public SeatSet bidders() {
        SeatSet bidders = SeatSet.NONE;
        for (DonPeperoniStall stall : stalls) {
            bidders = bidders.and(stall.bidders());
        }
        return bidders;
    }
}
