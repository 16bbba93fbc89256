package omerta.dacapo;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
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
        Unseen unseen = new Unseen(view, stream);
        DaCapoArea[] areas = new DaCapoArea[view.seats()];
        for (int i = 0; i < areas.length; i++) {
            DaCapoArea area = view.areas().get(i);
            areas[i] = new DaCapoArea(unseen.fill(area.stack()), unseen.fill(area.hand()), area.auxiliary());
        }
        return with(view, stream.split(), List.of(areas), unseen.fill(view.draw()));
    }

    /// The cards that a view does not show, mixed, to be dealt one by one.
    private final class Unseen {
        private final byte[] cards;
        private int next;

        Unseen(DaCapoState view, Rng.Stream stream) {
            Census seen = Census.of(view);
            cards = new byte[seen.of(Pile.FACE_DOWN)];
            int count = 0;
            for (byte card = 1; card <= DaCapoTables.JOKER; card++) {
                for (int i = seen.of(card); i < tables.printed(card); i++) {
                    cards[count++] = card;
                }
            }
            stream.shuffle(cards);
        }

        Pile fill(Pile pile) {
            if (!pile.contains(Pile.FACE_DOWN)) {
                return pile;
            }
            byte[] filled = pile.toArray();
            for (int i = 0; i < filled.length; i++) {
                if (filled[i] == Pile.FACE_DOWN) {
                    filled[i] = cards[next++];
                }
            }
            return Pile.of(filled);
        }
    }
}
