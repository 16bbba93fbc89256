package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Unseen;
import omerta.engine.Viewer;

/// Blanks out what a viewer may not know (the others' hands but for what is known of them, both piles, the generator),
/// and deals it anew at random.
final class Silence {

    private final DonCapolloTables tables;

    Silence(DonCapolloTables tables) {
        this.tables = tables;
    }

    static DonCapolloState mask(DonCapolloState state, Viewer viewer) {
        DonCapolloCards cards = state.cards();
        int seats = state.seats();
        int eye = viewer instanceof Seat seat && seat.index() < seats ? seat.index() : seats;
        List<Pile> hands = new ArrayList<>(seats);
        List<Pile> known = new ArrayList<>(cards.known().size());
        for (Seat seat : Seat.first(seats)) {
            hands.add(hand(state, viewer, seat, eye));
            for (int other = 0; other <= seats; other++) {
                known.add(other == eye || other == seats ? cards.known().get(cards.index(seat, other)) : Pile.EMPTY);
            }
        }
        return state.with(Rng.SEALED)
                .with(new DonCapolloCards(
                        cards.draw().hidden(),
                        cards.discards().hidden(),
                        cards.pass(),
                        cards.open(),
                        hands,
                        cards.rows(),
                        known));
    }

    /// A hand as a viewer sees it. In which order its cards came, its owner knows alone.
    private static Pile hand(DonCapolloState state, Viewer viewer, Seat seat, int eye) {
        if (viewer.is(seat)) {
            return state.hand(seat);
        }
        return viewer instanceof Seat other && state.seesHand(other, seat)
                ? state.hand(seat).sorted()
                : Known.seen(state.cards(), seat, eye);
    }

    DonCapolloState determinize(DonCapolloState view, Rng rng) {
        Rng.Stream stream = rng.stream();
        DonCapolloCards cards = view.cards();
        int[] seen = Census.cards(view);
        Unseen unseen =
                new Unseen(DonCapolloBusiness.values().length, code -> seen[code], code -> tables.copies(), stream);
        List<Pile> hands = cards.hands().stream().map(unseen::fill).toList();
        DonCapolloCards filled = new DonCapolloCards(
                unseen.fill(cards.draw()),
                unseen.fill(cards.discards()),
                cards.pass(),
                cards.open(),
                hands,
                cards.rows(),
                cards.known());
        if (view.top().orElse(null) instanceof DonCapolloPending.Picking(Seat seat, Seat son)) {
            filled = Known.looked(filled, son, seat);
        }
        return view.with(stream.split()).with(filled);
    }
}
