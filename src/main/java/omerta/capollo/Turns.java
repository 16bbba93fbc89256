package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Decision;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.Turn;

/// Who must decide, and who may act unasked.
final class Turns {

    private static final Turn OVER = Turn.over("don-capollo.phase.over");

    private final Pauses pauses;

    Turns(Pauses pauses) {
        this.pauses = pauses;
    }

    Turn of(DonCapolloState state) {
        if (state.clock().over()) {
            return OVER;
        }
        if (state.pending().isEmpty()) {
            return turn(state, "don-capollo.phase.turn", state.active(), Privacy.MIXED);
        }
        return switch (state.pending().getLast()) {
            case DonCapolloPending.Talks talks -> {
                DonCapolloOffer last = talks.last();
                yield new Turn(
                        "don-capollo.phase.talks",
                        List.of(Decision.of(last.to(), Privacy.MIXED)),
                        List.of(Decision.of(last.from(), Privacy.OPEN)));
            }
            case DonCapolloPending.Picking(Seat seat, Seat _) ->
                Turn.of("don-capollo.phase.picking", seat, Privacy.IN_HAND);
            case DonCapolloPending.Reckoning waits ->
                Turn.of("don-capollo.phase.reckoning", waits.seat(), Privacy.OPEN);
            case DonCapolloPending.Confirming waits ->
                Turn.of("don-capollo.phase.confirming", waits.seat(), Privacy.MIXED);
            case DonCapolloPending.Revealed _,
                    DonCapolloPending.Ending _,
                    DonCapolloPending.Accounting _,
                    DonCapolloPending.Closing _ -> {
                Seat asked = pauses.asked(state).orElse(state.active());
                yield turn(state, "don-capollo.phase.pause", asked, privacy(Floor.of(state, asked)));
            }
        };
    }

    private static Turn turn(DonCapolloState state, String phase, Seat seat, Privacy privacy) {
        List<Decision> others = new ArrayList<>(state.seats());
        for (Seat other : Seat.first(state.seats())) {
            Leave leave = Floor.of(state, other);
            if (!other.equals(seat) && leave != Leave.SILENT) {
                others.add(Decision.of(other, privacy(leave)));
            }
        }
        return new Turn(phase, List.of(Decision.of(seat, privacy)), others);
    }

    private static Privacy privacy(Leave leave) {
        return switch (leave) {
            case TURN, TALKS -> Privacy.MIXED;
            case SILENT, FAVOURS, BREAK_IN -> Privacy.OPEN;
        };
    }
}
