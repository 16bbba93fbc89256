package omerta.peperoni;

import static omerta.peperoni.Inspection.unless;
import static omerta.peperoni.Inspection.wrong;

import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Looks at homes and canvassers in a position.
final class VillageInspection {

    private final DonPeperoniTables tables;
    private final Village village;

    VillageInspection(DonPeperoniTables tables, Village village) {
        this.tables = tables;
        this.village = village;
    }

    Ruling inspect(DonPeperoniState state) {
        int near = 0;
        for (Seat seat : Seat.first(state.seats())) {
            int home = state.board().homes().at(seat.index());
            boolean chosen = state.phase() != DonPeperoniPhase.HOME || state.order(seat) < state.order(state.active());
            if (chosen ? !isHome(state, seat, home) : home != 0) {
                return wrong("PP-3.2", "home", seat);
            }
            near += chosen && !village.isFar(home) ? 1 : 0;
            for (int canvasser = 1; canvasser <= DonPeperoniTables.CANVASSERS; canvasser++) {
                int place = state.board().place(seat, canvasser);
                if (chosen ? !canStand(state, place) : place != 0) {
                    return wrong("PP-3.5", "canvasser", seat);
                }
            }
        }
        DonPeperoniSetup setup = tables.setup(state.seats());
        return unless(
                !state.terms().farHomes() || !setup.far() || near <= setup.nearHomes(),
                "PP-17.5",
                "near",
                setup.nearHomes());
    }

    private boolean isHome(DonPeperoniState state, Seat seat, int home) {
        return village.isHouse(home)
                && village.building(home).home()
                && village.isInPlay(state.seats(), home)
                && state.board()
                        .houses()
                        .get(village.index(home))
                        .poster()
                        .filter(seat::equals)
                        .isPresent();
    }

    private boolean canStand(DonPeperoniState state, int place) {
        return village.isPlace(place) && village.isOpen(state.seats(), place);
    }
}
