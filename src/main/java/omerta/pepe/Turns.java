package omerta.pepe;

import java.util.List;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.Turn;

/// Who must decide, each turn made once.
final class Turns {

    private static final List<Turn> SEATING = turns("don-pepe.phase.seating", Privacy.OPEN);
    private static final List<Turn> CARDS = turns("don-pepe.phase.cards", Privacy.IN_HAND);
    private static final List<Turn> RAID = turns("don-pepe.phase.raid", Privacy.OPEN);
    private static final Turn OVER = Turn.over("don-pepe.phase.over");

    private Turns() {}

    private static List<Turn> turns(String phase, Privacy privacy) {
        return Seat.first(Seat.MOST).stream()
                .map(seat -> Turn.of(phase, seat, privacy))
                .toList();
    }

    static Turn of(DonPepeState state) {
        int seat = state.active().index();
        return switch (state.phase()) {
            case SEATING -> SEATING.get(seat);
            case CARDS -> CARDS.get(seat);
            case RAID -> RAID.get(seat);
            case OVER -> OVER;
        };
    }
}
