package omerta.dacapo;

import java.util.List;
import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// A simple player's taste: the own stack first, then what leads to it, then what does the others no good; a joker is
/// kept, and no other stack is helped.
final class Liking {

    private static final int OWN_STACK = 1000;
    private static final int LEADS = 500;
    private static final int FREES = 100;
    private static final int FREES_AUXILIARY = 110;
    private static final int KEPT_JOKER = -10;
    private static final int WASTED_JOKER = -15;
    private static final int OPENS_FOR_OTHERS = -20;
    private static final int HELPS_OTHERS = -1000;

    private final DaCapoTables tables;

    Liking(DaCapoTables tables) {
        this.tables = tables;
    }

    int of(DaCapoState view, Seat seat, DaCapoAction action) {
        return switch (action) {
            case DaCapoAction.Refill(), DaCapoAction.Deal() -> 0;
            case DaCapoAction.Place(Source from, int pile) -> place(view, seat, from, pile);
            case DaCapoAction.Discard(int card, int pile) ->
                discard(view.area(seat).auxiliary(), card, pile);
        };
    }

    private int place(DaCapoState view, Seat seat, Source from, int pile) {
        return switch (from) {
            case Source.Stack(Seat of) when of.equals(seat) -> OWN_STACK;
            case Source.Stack _ ->
                Reach.needs(view, seat, from, pile) ? LEADS - Reach.steps(view, seat, from, pile) : HELPS_OTHERS;
            case Source.Hand _, Source.Auxiliary _ -> placeOwn(view, seat, from, pile);
        };
    }

    private int placeOwn(DaCapoState view, Seat seat, Source from, int pile) {
        boolean joker = Sources.card(view, seat, from) == DaCapoTables.JOKER;
        int steps = Reach.steps(view, seat, from, pile);
        if (steps >= 0) {
            return LEADS - 2 * steps - (joker ? 1 : 0);
        }
        if (joker) {
            return KEPT_JOKER;
        }
        int height = pile == DaCapoAction.NEW_PILE
                ? 1
                : Places.pile(view.middle(), pile).size() + 1;
        if (opensForOthers(view, seat, height % tables.highest() + 1)) {
            return OPENS_FOR_OTHERS;
        }
        return from instanceof Source.Auxiliary ? FREES_AUXILIARY : FREES;
    }

    private static boolean opensForOthers(DaCapoState view, Seat seat, int next) {
        for (Seat other : Seat.first(view.seats())) {
            if (!other.equals(seat) && view.area(other).stack().top() == next) {
                return true;
            }
        }
        return false;
    }

    private static int discard(List<Pile> auxiliary, int card, int pile) {
        if (card == DaCapoTables.JOKER) {
            return WASTED_JOKER;
        }
        if (pile == DaCapoAction.NEW_PILE) {
            return 4;
        }
        return switch (Places.pile(auxiliary, pile).top() - card) {
            case 0 -> 6;
            case 1 -> 5;
            default -> 1;
        };
    }
}
