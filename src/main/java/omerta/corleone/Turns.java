package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Decision;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.Turn;

/// Who must decide, and how much of it is hidden.
final class Turns {

    private static final Turn OVER = Turn.over("corleone.phase.over");

    private final CorleoneTables tables;

    Turns(CorleoneTables tables) {
        this.tables = tables;
    }

    Turn of(CorleoneState state) {
        if (state.clock().over()) {
            return OVER;
        }
        if (!state.pending().isEmpty()) {
            return pending(state, state.pending().getLast());
        }
        return switch (state.clock().phase()) {
            case FAMILY_BUSINESS -> Turn.of("corleone.phase.turn", state.clock().active(), Privacy.IN_HAND);
            case BRIBERY -> new Turn("corleone.phase.bid", bidders(state), List.of());
            case TRIBUTE ->
                Turn.of("corleone.phase.tribute", Tribute.due(state, tables).orElseThrow(), Privacy.IN_HAND);
            case OPEN_NEW_BUSINESS, TURF_WAR, ENTRACTE -> OVER;
        };
    }

    private static Turn pending(CorleoneState state, CorleonePending pending) {
        return switch (pending) {
            case CorleonePending.Taking taking ->
                Turn.of(
                        taking.source() instanceof CorleoneSource.Share
                                ? "corleone.phase.share"
                                : "corleone.phase.take",
                        taking.seat(),
                        privacy(state, taking));
            case CorleonePending.Looking(Seat seat, var _) -> Turn.of("corleone.phase.look", seat, Privacy.IN_HAND);
            case CorleonePending.Moving(Seat seat, int _) -> Turn.of("corleone.phase.move", seat, Privacy.OPEN);
            case CorleonePending.Picking(Seat seat) -> Turn.of("corleone.phase.pick", seat, Privacy.OPEN);
        };
    }

    /// Something is hidden in it as long as a choice from the hand is left.
    private static Privacy privacy(CorleoneState state, CorleonePending.Taking taking) {
        int cards = state.hand(taking.seat()).size();
        for (int i = 0; i < taking.left().size(); i++) {
            CorleoneEffect effect = taking.left().get(i);
            boolean fromHand = effect instanceof CorleoneEffect.Suitcase
                    || effect instanceof CorleoneEffect.Exchange
                    || (effect instanceof CorleoneEffect.Convert convert && cards >= convert.cards());
            if (cards > 0 && fromHand) {
                return Privacy.MIXED;
            }
        }
        return Privacy.OPEN;
    }

    private static List<Decision> bidders(CorleoneState state) {
        List<Decision> bidders = new ArrayList<>();
        Seat seat = state.clock().head();
        for (int i = 0; i < state.seats(); i++) {
            if (state.family(seat).bid().isEmpty()) {
                bidders.add(new Decision(seat, Privacy.IN_HAND));
            }
            seat = seat.next(state.seats());
        }
        return bidders;
    }
}
