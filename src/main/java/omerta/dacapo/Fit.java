package omerta.dacapo;

import java.util.List;
import omerta.engine.Pile;

/// Which card goes where in the middle.
final class Fit {

    private Fit() {}

    /// Whether a card may lie at this height of a building pile; the bottom card lies at height 1.
    static boolean at(int card, int height) {
        return card == DaCapoTables.JOKER || card == height;
    }

    /// Whether a card may be placed anywhere.
    static boolean anywhere(List<Pile> middle, int card) {
        for (int i = 0; i < middle.size(); i++) {
            if (at(card, middle.get(i).size() + 1)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the seat can place any card that lies open: from a player stack or an auxiliary pile.
    static boolean anyOpenCard(List<DaCapoArea> areas, List<Pile> middle, int seat) {
        DaCapoArea own = areas.get(seat);
        if (anywhere(middle, own.stack().top())) {
            return true;
        }
        for (int i = 0; i < own.auxiliary().size(); i++) {
            Pile pile = own.auxiliary().get(i);
            if (!pile.isEmpty() && anywhere(middle, pile.top())) {
                return true;
            }
        }
        for (int i = 0; i < areas.size(); i++) {
            Pile stack = areas.get(i).stack();
            if (i != seat && stack.size() > 1 && anywhere(middle, stack.top())) {
                return true;
            }
        }
        return false;
    }
}
