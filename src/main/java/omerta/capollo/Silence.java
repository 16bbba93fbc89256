package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
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

    private static Pile hand(DonCapolloState state, Viewer viewer, Seat seat, int eye) {
        if (viewer.is(seat)) {
            return state.hand(seat);
        }
        return viewer instanceof Seat other && state.seesHand(other, seat)
                ? Known.sorted(state.hand(seat))
                : Known.seen(state.cards(), seat, eye);
    }

    DonCapolloState determinize(DonCapolloState view, Rng rng) {
        Rng.Stream stream = rng.stream();
        DonCapolloCards cards = view.cards();
        Unseen unseen = new Unseen(view, stream);
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

    /// The cards that a view does not show, mixed, to be dealt one by one.
    private final class Unseen {
        private final byte[] cards;
        private int next;

        Unseen(DonCapolloState view, Rng.Stream stream) {
            int[] seen = Census.cards(view);
            cards = new byte[seen[Pile.FACE_DOWN]];
            int count = 0;
            for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
                for (int i = seen[business.code()]; i < tables.copies(); i++) {
                    cards[count++] = business.code();
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
