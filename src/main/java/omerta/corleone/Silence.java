package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// Blanks out what a viewer may not know: the others' hands, suitcases and sealed bids, all decks, the generator.
final class Silence {

    private Silence() {}

    static CorleoneState mask(CorleoneState state, Viewer viewer) {
        List<CorleoneFamily> families = new ArrayList<>(state.seats());
        for (Seat seat : Seat.first(state.seats())) {
            CorleoneFamily family = state.family(seat);
            families.add(viewer.is(seat) ? family : family(state, family));
        }
        CorleoneSupply supply = state.supply();
        CorleoneSupply seen = new CorleoneSupply(
                supply.stock(),
                supply.deck().hidden(),
                supply.discards(),
                supply.row(),
                supply.blue().hidden(),
                supply.red().hidden(),
                supply.later().stream().map(Pile::hidden).toList(),
                supply.allies(),
                supply.gone());
        return new CorleoneState(
                Rng.SEALED, state.clock(), state.board(), seen, families, pending(state.pending(), viewer));
    }

    private static CorleoneFamily family(CorleoneState state, CorleoneFamily family) {
        Pile suitcase =
                state.clock().over() ? family.suitcase() : family.suitcase().hidden();
        Optional<Pile> bid = state.isSealed() ? family.bid().map(_ -> Pile.EMPTY) : family.bid();
        return family.packing(family.hand().hidden(), suitcase).bidding(bid);
    }

    private static List<CorleonePending> pending(List<CorleonePending> pending, Viewer viewer) {
        return !pending.isEmpty()
                        && pending.getLast() instanceof CorleonePending.Looking(Seat seat, Pile jobs)
                        && !viewer.is(seat)
                ? Lists.with(pending, pending.size() - 1, new CorleonePending.Looking(seat, jobs.hidden()))
                : pending;
    }
}
