package omerta.toy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Viewer;

/// Hides what a viewer may not know, and guesses it again.
final class ToyHiding {

    private ToyHiding() {}

    static ToyState mask(ToyState state, Viewer viewer) {
        ToyState masked = state.withDeck(state.deck().hidden(), Rng.SEALED);
        boolean betting = state.phase() == ToyState.Phase.SECRET_BETS;
        for (Seat seat : Seat.first(state.places().size())) {
            if (!viewer.is(seat)) {
                var place = state.place(seat);
                masked = masked.withPlace(
                        seat,
                        new ToyState.Place(
                                place.hand().hidden(),
                                place.tray(),
                                betting ? Optional.empty() : place.lot(),
                                place.points()));
            }
        }
        return masked;
    }

    static ToyState determinize(ToyState view, int copies, Rng rng) {
        Rng.Stream stream = rng.stream();
        byte[] unseen = unseen(view, copies);
        stream.shuffle(unseen);
        int taken = 0;
        ToyState full = view;
        for (Seat seat : Seat.first(view.places().size())) {
            var place = view.place(seat);
            Pile hand = place.hand();
            if (hand.contains(Pile.FACE_DOWN)) {
                hand = ToyMoves.sorted(Pile.of(Arrays.copyOfRange(unseen, taken, taken + hand.size())));
                taken += hand.size();
            }
            Optional<ToyState.Lot> lot = place.lot();
            if (lot.isEmpty() && view.chosen().contains(seat)) {
                lot = Optional.of(stream.below(2) == 0 ? ToyState.Lot.LOW : ToyState.Lot.HIGH);
            }
            full = full.withPlace(seat, new ToyState.Place(hand, place.tray(), lot, place.points()));
        }
        return full.withDeck(Pile.of(Arrays.copyOfRange(unseen, taken, unseen.length)), stream.split());
    }

    private static byte[] unseen(ToyState view, int copies) {
        int[] left = new int[view.agreed().ranks() + 1];
        Arrays.fill(left, 1, left.length, copies);
        for (Pile pile : piles(view)) {
            for (byte card : pile.toArray()) {
                left[card]--;
            }
        }
        List<Byte> unseen = new ArrayList<>();
        for (int rank = 1; rank < left.length; rank++) {
            for (int i = 0; i < left[rank]; i++) {
                unseen.add((byte) rank);
            }
        }
        byte[] cards = new byte[unseen.size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = unseen.get(i);
        }
        return cards;
    }

    static List<Pile> piles(ToyState state) {
        List<Pile> piles = new ArrayList<>(state.middle());
        piles.add(state.deck());
        piles.add(state.aside());
        for (var place : state.places()) {
            piles.add(place.hand());
            piles.add(place.tray());
        }
        return piles;
    }
}
