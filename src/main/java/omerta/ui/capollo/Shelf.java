package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloGoods;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;

/// What a side of a deal could still give.
///
/// @param state the view that is drawn
/// @param hand the seat whose hand may be seen, empty at the open table
record Shelf(DonCapolloState state, Optional<Seat> hand) {

    /// The kinds of things, each with how many are left; those without any are left out.
    Map<Good, Integer> left(Seat side, DonCapolloGoods given) {
        Map<Good, Integer> left = new LinkedHashMap<>();
        put(left, new Good.Dollar(), state.money(side), given);
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            if (side.equals(state.active())) {
                put(left, new Good.OpenCard(business), state.cards().open().count(business.code()), given);
            }
        }
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            put(left, new Good.RowCard(business), state.row(side, business), given);
        }
        for (Seat son : Seat.first(state.seats())) {
            put(left, new Good.Favour(son), state.holder(son).equals(side) ? 1 : 0, given);
        }
        if (hand.equals(Optional.of(side))) {
            for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
                put(left, new Good.HandCard(business), state.hand(side).count(business.code()), given);
            }
        }
        return left;
    }

    /// What can be asked for from a hand that is not seen: any business, as long as the hand has cards.
    List<Good> asked(Seat side, DonCapolloGoods given) {
        List<Good> asked = new ArrayList<>();
        if (given.hand().size() < state.hand(side).size()) {
            for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
                asked.add(new Good.HandCard(business));
            }
        }
        return asked;
    }

    private static void put(Map<Good, Integer> left, Good good, int there, DonCapolloGoods given) {
        if (there > good.in(given)) {
            left.put(good, there - good.in(given));
        }
    }
}
