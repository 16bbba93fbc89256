package omerta.dacapo;

import static omerta.dacapo.DaCapoAction.NEW_PILE;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import omerta.dacapo.DaCapoAction.Source;
import omerta.engine.Pile;
import omerta.engine.Seat;
import org.jspecify.annotations.Nullable;

/// Lists what is legal: first the own stack, then the hand from 1 to the joker, the auxiliary piles, the others'
/// stacks, then the discards; each onto a new pile before the piles that lie there.
///
/// Every action exists once, made beforehand. A list is walked twice, first to count, then to fill, so that it has its
/// exact size.
final class Listing {

    private static final List<DaCapoAction> REFILL = List.of(new DaCapoAction.Refill());
    private static final List<DaCapoAction> DEAL = List.of(new DaCapoAction.Deal());

    private final DaCapoAction[][] stacks;
    private final DaCapoAction[][] hand;
    private final DaCapoAction[][] auxiliary;
    private final DaCapoAction[][] discards;

    Listing(DaCapoTables tables) {
        stacks = new DaCapoAction[Seat.MOST][];
        for (Seat seat : Seat.first(Seat.MOST)) {
            stacks[seat.index()] = places(new Source.Stack(seat), tables.piles());
        }
        hand = new DaCapoAction[DaCapoTables.JOKER + 1][];
        discards = new DaCapoAction[DaCapoTables.JOKER + 1][tables.auxiliary() + 1];
        for (int card = 1; card <= DaCapoTables.JOKER; card++) {
            hand[card] = places(new Source.Hand(card), tables.piles());
            for (int pile = 0; pile <= tables.auxiliary(); pile++) {
                discards[card][pile] = new DaCapoAction.Discard(card, pile);
            }
        }
        auxiliary = new DaCapoAction[tables.auxiliary() + 1][];
        for (int pile = 1; pile <= tables.auxiliary(); pile++) {
            auxiliary[pile] = places(new Source.Auxiliary(pile), tables.piles());
        }
    }

    private static DaCapoAction[] places(Source from, int piles) {
        DaCapoAction[] places = new DaCapoAction[piles + 1];
        for (int pile = 0; pile <= piles; pile++) {
            places[pile] = new DaCapoAction.Place(from, pile);
        }
        return places;
    }

    List<DaCapoAction> of(DaCapoState state, Seat seat) {
        if (state.active().index() != seat.index()) {
            return List.of();
        }
        return switch (state.phase()) {
            case REFILL -> REFILL;
            case PLACE -> {
                DaCapoAction[] actions = new DaCapoAction[walk(state, seat.index(), null)];
                walk(state, seat.index(), actions);
                yield Collections.unmodifiableList(Arrays.asList(actions));
            }
            case DEAL -> DEAL;
            case OVER -> List.of();
        };
    }

    private int walk(DaCapoState state, int seat, DaCapoAction @Nullable [] into) {
        List<Pile> middle = state.middle();
        DaCapoArea own = state.areas().get(seat);
        int faces = faces(own.hand());
        int count = place(middle, own.stack().top(), stacks[seat], into, 0);
        for (int card = 1; card <= DaCapoTables.JOKER; card++) {
            if ((faces >> card & 1) == 1) {
                count = place(middle, card, hand[card], into, count);
            }
        }
        for (int i = 0; i < own.auxiliary().size(); i++) {
            Pile pile = own.auxiliary().get(i);
            if (!pile.isEmpty()) {
                count = place(middle, pile.top(), auxiliary[i + 1], into, count);
            }
        }
        for (int i = 0; i < state.seats(); i++) {
            Pile stack = state.areas().get(i).stack();
            if (i != seat && stack.size() > 1) {
                count = place(middle, stack.top(), stacks[i], into, count);
            }
        }
        for (int card = 1; card <= DaCapoTables.JOKER; card++) {
            if ((faces >> card & 1) == 1) {
                count = discard(own.auxiliary(), discards[card], into, count);
            }
        }
        return count;
    }

    private static int faces(Pile hand) {
        int faces = 0;
        for (int i = 0; i < hand.size(); i++) {
            faces |= 1 << hand.at(i);
        }
        return faces;
    }

    private static int place(
            List<Pile> middle, int card, DaCapoAction[] places, DaCapoAction @Nullable [] into, int from) {
        int count = from;
        if (Fit.at(card, 1) && Places.hasFree(middle)) {
            count = add(places[NEW_PILE], into, count);
        }
        for (int i = 0; i < middle.size(); i++) {
            Pile pile = middle.get(i);
            if (!pile.isEmpty() && Fit.at(card, pile.size() + 1)) {
                count = add(places[i + 1], into, count);
            }
        }
        return count;
    }

    private static int discard(
            List<Pile> auxiliary, DaCapoAction[] discards, DaCapoAction @Nullable [] into, int from) {
        int count = from;
        if (Places.hasFree(auxiliary)) {
            count = add(discards[NEW_PILE], into, count);
        }
        for (int i = 0; i < auxiliary.size(); i++) {
            if (!auxiliary.get(i).isEmpty()) {
                count = add(discards[i + 1], into, count);
            }
        }
        return count;
    }

    private static int add(DaCapoAction action, DaCapoAction @Nullable [] into, int index) {
        if (into != null) {
            into[index] = action;
        }
        return index + 1;
    }
}
