package omerta.dacapo;

import java.util.List;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.Turn;

/// Who must decide, each turn made once.
final class Turns {

    private static final List<Turn> REFILL = turns("da-capo.phase.refill", Privacy.IN_HAND);
    private static final List<Turn> PLACE = turns("da-capo.phase.place", Privacy.IN_HAND);
    private static final List<Turn> FORCED = turns("da-capo.phase.forced", Privacy.OPEN);
    private static final List<Turn> DEAL = turns("da-capo.phase.deal", Privacy.OPEN);
    private static final Turn OVER = Turn.over("da-capo.phase.over");

    private Turns() {}

    private static List<Turn> turns(String phase, Privacy privacy) {
        return Seat.first(Seat.MOST).stream()
                .map(seat -> Turn.of(phase, seat, privacy))
                .toList();
    }

    static Turn of(DaCapoState state) {
        int seat = state.active().index();
        return switch (state.phase()) {
            case REFILL -> REFILL.get(seat);
            case PLACE -> (state.area(state.active()).hand().isEmpty() ? FORCED : PLACE).get(seat);
            case DEAL -> DEAL.get(seat);
            case OVER -> OVER;
        };
    }
}
