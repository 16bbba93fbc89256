package omerta.peperoni;

import static omerta.peperoni.Inspection.unless;
import static omerta.peperoni.Inspection.wrong;

import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Looks at rounds and turns in a position.
final class TurnInspection {

    private final DonPeperoniTables tables;
    private final Village village;
    private final Reach reach;

    TurnInspection(DonPeperoniTables tables, Village village, Reach reach) {
        this.tables = tables;
        this.village = village;
        this.reach = reach;
    }

    Ruling round(DonPeperoniState state) {
        int round = state.clock().round();
        boolean fine = switch (state.phase()) {
            case HOME -> round == 0;
            case CANVASS, RAISE -> round >= 1 && round <= tables.rounds();
            case BID, STARTER -> round == tables.police();
            case OVER -> round == tables.rounds();
        };
        return unless(fine, "PP-4.2", "round", round);
    }

    Ruling stage(DonPeperoniState state) {
        DonPeperoniStage stage = state.stage();
        boolean playing = state.phase() == DonPeperoniPhase.CANVASS || state.phase() == DonPeperoniPhase.RAISE;
        if (!playing) {
            return unless(stage.equals(DonPeperoniStage.FRESH), "PP-4.7", "turn");
        }
        for (int canvasser = 1; canvasser <= DonPeperoniTables.CANVASSERS; canvasser++) {
            int spent = stage.spent(canvasser);
            if (spent < 0 || stage.used() > tables.points() || (state.terms().split() && spent > tables.split())) {
                return wrong("PP-5.1", "points", spent);
            }
        }
        return unless(isPossible(state, stage) && raise(state, stage.raise()), "PP-5.11", "turn");
    }

    private boolean isPossible(DonPeperoniState state, DonPeperoniStage stage) {
        boolean begun = stage.current() >= 1 && stage.current() <= DonPeperoniTables.CANVASSERS;
        boolean idle = stage.used() == 0
                && !stage.changed()
                && stage.bribed().isEmpty()
                && stage.visited().isEmpty();
        int other = DonPeperoniTables.CANVASSERS + 1 - stage.current();
        return begun
                ? (stage.changed() || stage.spent(other) == 0)
                        && state.frisked(state.active()) != stage.current()
                        && houses(stage.bribed())
                        && houses(stage.visited())
                : stage.current() == 0 && idle;
    }

    private boolean houses(Pile places) {
        for (int i = 0; i < places.size(); i++) {
            if (!village.isHouse(places.at(i)) || places.count(places.at(i)) > 1) {
                return false;
            }
        }
        return true;
    }

    private boolean raise(DonPeperoniState state, int place) {
        if (state.phase() != DonPeperoniPhase.RAISE) {
            return place == 0;
        }
        Seat active = state.active();
        return village.isHouse(place)
                && state.stage().bribed().contains((byte) place)
                && reach.house(state, place).tied().contains(active)
                && reach.house(state, place).concealed().isEmpty()
                && !state.screen(active).chits().isEmpty();
    }
}
