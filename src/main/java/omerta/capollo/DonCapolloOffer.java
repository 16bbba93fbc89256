package omerta.capollo;

import java.util.List;
import omerta.engine.Seat;

/// An offer, or a counter-offer.
///
/// @param from who makes it
/// @param to to whom
/// @param give what its maker gives
/// @param want what its maker wants
/// @param clear the rows that its maker accounts for to make room
public record DonCapolloOffer(
        Seat from, Seat to, DonCapolloGoods give, DonCapolloGoods want, List<DonCapolloBusiness> clear) {
    /// Keeps a sorted copy.
    public DonCapolloOffer {
        clear = DonCapolloGoods.sorted(clear);
    }

    /// What a side gives.
    public DonCapolloGoods given(Seat side) {
        return side.equals(from) ? give : want;
    }

    /// What a side gets.
    public DonCapolloGoods got(Seat side) {
        return side.equals(from) ? want : give;
    }

    /// Whether a seat is one of its sides.
    public boolean concerns(Seat seat) {
        return seat.equals(from) || seat.equals(to);
    }

    /// Whether it is a favour of one side for a card of the other.
    boolean isFavourForCard() {
        return (give.isFavourOf(from) && want.isCard()) || (want.isFavourOf(to) && give.isCard());
    }

    DonCapolloOffer clearing(List<DonCapolloBusiness> rows) {
        return rows.isEmpty() && clear.isEmpty() ? this : new DonCapolloOffer(from, to, give, want, rows);
    }
}
