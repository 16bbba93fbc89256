package omerta.peperoni;

import omerta.engine.Privacy;
import omerta.engine.Turn;

/// Who must decide now. Homes and the start player are chosen at the open table; all else needs a look behind the
/// screen.
final class Turns {

    private Turns() {}

    static Turn of(DonPeperoniState state) {
        return switch (state.phase()) {
            case HOME -> Turn.of("don-peperoni.phase.home", state.active(), Privacy.OPEN);
            case CANVASS -> Turn.of("don-peperoni.phase.canvass", state.active(), Privacy.IN_HAND);
            case RAISE -> Turn.of("don-peperoni.phase.raise", state.active(), Privacy.IN_HAND);
            case BID -> Turn.of("don-peperoni.phase.bid", state.active(), Privacy.IN_HAND);
            case STARTER -> Turn.of("don-peperoni.phase.starter", state.active(), Privacy.OPEN);
            case OVER -> Turn.over("don-peperoni.phase.over");
        };
    }
}
