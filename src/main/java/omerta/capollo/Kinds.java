package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Sets of businesses as bits, the lowest for the first of [DonCapolloBusiness].
final class Kinds {

    private Kinds() {}

    static int of(DonCapolloBusiness business) {
        return 1 << business.ordinal();
    }

    /// The businesses of some cards.
    static int of(List<DonCapolloBusiness> cards) {
        int kinds = 0;
        for (int i = 0; i < cards.size(); i++) {
            kinds |= of(cards.get(i));
        }
        return kinds;
    }

    /// The businesses of the cards in a pile that can be seen.
    static int in(Pile pile) {
        int kinds = 0;
        for (int i = 0; i < pile.size(); i++) {
            kinds |= DonCapolloBusiness.isCard(pile.at(i)) ? of(DonCapolloBusiness.of(pile.at(i))) : 0;
        }
        return kinds;
    }

    /// The businesses of a seat's rows.
    static int ofRows(DonCapolloState state, Seat seat) {
        Pile rows = state.cards().rows().get(seat.index());
        int kinds = 0;
        for (int i = 0; i < rows.size(); i++) {
            kinds |= rows.at(i) > 0 ? 1 << i : 0;
        }
        return kinds;
    }

    static boolean has(int kinds, DonCapolloBusiness business) {
        return (kinds & of(business)) != 0;
    }

    /// The first of some businesses; with [#rest] one goes through them.
    static DonCapolloBusiness first(int kinds) {
        return DonCapolloBusiness.of(1 + Integer.numberOfTrailingZeros(kinds));
    }

    /// All but the first.
    static int rest(int kinds) {
        return kinds & (kinds - 1);
    }

    /// These businesses, in their order.
    static List<DonCapolloBusiness> list(int kinds) {
        if (kinds == 0) {
            return List.of();
        }
        List<DonCapolloBusiness> list = new ArrayList<>(Integer.bitCount(kinds));
        for (int left = kinds; left != 0; left = rest(left)) {
            list.add(first(left));
        }
        return list;
    }
}
