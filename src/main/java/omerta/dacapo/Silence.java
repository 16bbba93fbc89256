package omerta.dacapo;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Unseen;
import omerta.engine.Viewer;

/// Blanks out what a viewer may not know, and deals it anew at random.
final class Silence {

    private final DaCapoTables tables;

    Silence(DaCapoTables tables) {
        this.tables = tables;
    }

    DaCapoState mask(DaCapoState state, Viewer viewer) {
        DaCapoArea[] areas = new DaCapoArea[state.seats()];
        for (Seat seat : Seat.first(areas.length)) {
            DaCapoArea area = state.area(seat);
            areas[seat.index()] = new DaCapoArea(
                    topOnly(area.stack()),
                    viewer.is(seat) ? area.hand() : area.hand().hidden(),
                    area.auxiliary());
        }
        return with(state, Rng.SEALED, List.of(areas), state.draw().hidden());
    }

    private static Pile topOnly(Pile stack) {
        return stack.isEmpty() ? stack : stack.hidden().with(stack.size() - 1, stack.top());
    }

    private static DaCapoState with(DaCapoState state, Rng rng, List<DaCapoArea> areas, Pile draw) {
        return new DaCapoState(
                rng,
                state.terms(),
                state.sheet(),
                state.dealer(),
                state.round(),
                state.active(),
                state.phase(),
                areas,
                state.middle(),
                draw,
                state.aside(),
                state.reshuffles());
    }

    DaCapoState determinize(DaCapoState view, Rng rng) {
        Rng.Stream stream = rng.stream();
        Census seen = Census.of(view);
        Unseen unseen = new Unseen(DaCapoTables.JOKER, seen::of, tables::printed, stream);
        DaCapoArea[] areas = new DaCapoArea[view.seats()];
        for (int i = 0; i < areas.length; i++) {
            DaCapoArea area = view.areas().get(i);
            areas[i] = new DaCapoArea(unseen.fill(area.stack()), unseen.fill(area.hand()), area.auxiliary());
        }
        return with(view, stream.split(), List.of(areas), unseen.fill(view.draw()));
    }
}
