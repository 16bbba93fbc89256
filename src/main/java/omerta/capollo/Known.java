package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// What is known of hands: cards that were named, hands that were looked at, as long as the cards have not moved.
final class Known {

    private Known() {}

    /// Hand cards are named: all know them. The same cards where all knew them before.
    static DonCapolloCards named(DonCapolloCards cards, Seat hand, List<DonCapolloBusiness> named) {
        int index = cards.index(hand, cards.seats());
        Pile seen = cards.known().get(index);
        for (DonCapolloBusiness business : named) {
            int count = DonCapolloGoods.count(named, business);
            if (cards.known(hand, cards.seats(), business) < count) {
                seen = seen.isEmpty() ? Pile.faceDown(DonCapolloBusiness.KINDS) : seen;
                seen = seen.with(business.ordinal(), (byte) Math.max(count, seen.at(business.ordinal())));
            }
        }
        return seen.equals(cards.known().get(index)) ? cards : cards.knowing(Lists.with(cards.known(), index, seen));
    }

    /// A seat looks at a whole hand.
    static DonCapolloCards looked(DonCapolloCards cards, Seat hand, Seat by) {
        Pile all = cards.hands().get(hand.index());
        Pile seen = Pile.faceDown(DonCapolloBusiness.KINDS);
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            seen = seen.with(business.ordinal(), (byte) all.count(business.code()));
        }
        return cards.knowing(Lists.with(cards.known(), cards.index(hand, by.index()), seen));
    }

    /// A card leaves a hand, seen by all.
    static DonCapolloCards leaves(DonCapolloCards cards, Seat hand, DonCapolloBusiness business) {
        List<Pile> known = new ArrayList<>(cards.known());
        boolean changed = false;
        for (int viewer = 0; viewer <= cards.seats(); viewer++) {
            int index = cards.index(hand, viewer);
            Pile seen = known.get(index);
            if (!seen.isEmpty() && seen.at(business.ordinal()) > 0) {
                Pile less = seen.with(business.ordinal(), (byte) (seen.at(business.ordinal()) - 1));
                known.set(index, less.equals(Pile.faceDown(DonCapolloBusiness.KINDS)) ? Pile.EMPTY : less);
                changed = true;
            }
        }
        DonCapolloCards less = cards.hand(hand, cards.hands().get(hand.index()).without(business.code()));
        return changed ? less.knowing(known) : less;
    }

    /// A hand as a viewer sees it that is not its owner's: what is known, sorted, then what is not.
    static Pile seen(DonCapolloCards cards, Seat hand, int viewer) {
        int size = cards.hands().get(hand.index()).size();
        Pile seen = Pile.faceDown(size);
        int next = 0;
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            for (int i = cards.known(hand, viewer, business); i > 0 && next < size; i--) {
                seen = seen.with(next++, business.code());
            }
        }
        return seen;
    }
}
