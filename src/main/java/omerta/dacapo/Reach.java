package omerta.dacapo;

import java.util.List;
import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Whether a seat can bring the top of its own stack to the middle in this turn, with the cards that it sees: its hand,
/// its auxiliary piles from the top down and the tops of the others' stacks. It looks at chains on one pile only, and
/// never at a card that lies face down.
final class Reach {

    private final DaCapoState view;
    private final DaCapoArea own;
    private final int top;
    private final int[] hand = new int[DaCapoTables.JOKER + 1];
    private final int[] auxiliary;
    private final boolean[] others;

    private Reach(DaCapoState view, Seat seat, boolean withOthers) {
        this.view = view;
        own = view.area(seat);
        top = own.stack().top();
        for (int i = 0; i < own.hand().size(); i++) {
            hand[own.hand().at(i)]++;
        }
        auxiliary = own.auxiliary().stream().mapToInt(Pile::size).toArray();
        others = new boolean[view.seats()];
        for (int i = 0; i < others.length; i++) {
            others[i] = withOthers
                    && i != seat.index()
                    && view.areas().get(i).stack().size() > 1;
        }
    }

    /// Whether a seat that takes a card from another's stack needs it: afterwards the own stack's top can follow, and
    /// without any card of the others it could not.
    static boolean needs(DaCapoState view, Seat seat, Source from, int pile) {
        return steps(view, seat, from, pile) >= 0 && !new Reach(view, seat, false).anywhere();
    }

    /// How many more cards it takes until the own stack's top can follow on the pile that a card is placed on; -1 where
    /// it cannot.
    static int steps(DaCapoState view, Seat seat, Source from, int pile) {
        Reach reach = new Reach(view, seat, true);
        switch (from) {
            case Source.Hand(int card) -> reach.hand[card]--;
            case Source.Auxiliary(int number) -> reach.auxiliary[number - 1]--;
            case Source.Stack(Seat of) -> reach.others[of.index()] = false;
        }
        int height = pile == DaCapoAction.NEW_PILE
                ? 1
                : Places.pile(view.middle(), pile).size() + 1;
        if (reach.top == DaCapoTables.JOKER) {
            return 0;
        }
        return reach.from(height) ? reach.top - 1 - height : -1;
    }

    private boolean anywhere() {
        List<Pile> middle = view.middle();
        for (int i = 0; i < middle.size(); i++) {
            if (top == DaCapoTables.JOKER || from(middle.get(i).size())) {
                return true;
            }
        }
        return false;
    }

    /// Whether a chain leads from this height to the one below the own stack's top.
    private boolean from(int height) {
        if (height >= top - 1) {
            return height == top - 1;
        }
        return byHand(height, height + 1)
                || byAuxiliary(height)
                || byOthers(height)
                || byHand(height, DaCapoTables.JOKER);
    }

    private boolean byHand(int height, int card) {
        if (hand[card] == 0) {
            return false;
        }
        hand[card]--;
        boolean leads = from(height + 1);
        hand[card]++;
        return leads;
    }

    private boolean byAuxiliary(int height) {
        for (int i = 0; i < auxiliary.length; i++) {
            if (auxiliary[i] > 0 && Fit.at(own.auxiliary().get(i).at(auxiliary[i] - 1), height + 1)) {
                auxiliary[i]--;
                boolean leads = from(height + 1);
                auxiliary[i]++;
                if (leads) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean byOthers(int height) {
        for (int i = 0; i < others.length; i++) {
            if (others[i] && Fit.at(view.areas().get(i).stack().top(), height + 1)) {
                others[i] = false;
                boolean leads = from(height + 1);
                others[i] = true;
                if (leads) {
                    return true;
                }
            }
        }
        return false;
    }
}
