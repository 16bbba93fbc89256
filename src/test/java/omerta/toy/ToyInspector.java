package omerta.toy;

import omerta.engine.Pile;
import omerta.engine.Seat;

/// Looks whether a position can stand.
final class ToyInspector {

    private ToyInspector() {}

    static boolean isSound(ToyState state, int seats, int copies) {
        return state.places().size() == seats
                && state.middle().size() == 2
                && state.rng().open()
                && state.seat().index() < seats
                && state.round() >= 1
                && state.round() <= state.agreed().rounds() + 1
                && (state.phase() == ToyState.Phase.OVER)
                        == (state.round() > state.agreed().rounds())
                && (state.phase() == ToyState.Phase.SECRET_BETS)
                        == (state.agreed().bets() && state.chosen().size() < seats)
                && hasAllCards(state, copies)
                && Seat.first(seats).stream().allMatch(seat -> isSound(state, seat))
                && state.chosen().seats().stream().allMatch(seat -> seat.index() < seats)
                && state.cheered().seats().stream().allMatch(seat -> seat.index() < seats);
    }

    private static boolean isSound(ToyState state, Seat seat) {
        var place = state.place(seat);
        return place.points() >= 0
                && place.points() <= 1_000
                && place.hand().equals(ToyMoves.sorted(place.hand()))
                && place.lot().isPresent() == state.chosen().contains(seat);
    }

    private static boolean hasAllCards(ToyState state, int copies) {
        int[] left = new int[state.agreed().ranks() + 1];
        for (Pile pile : ToyHiding.piles(state)) {
            for (byte card : pile.toArray()) {
                if (card < 1 || card >= left.length) {
                    return false;
                }
                left[card]++;
            }
        }
        for (int rank = 1; rank < left.length; rank++) {
            if (left[rank] != copies) {
                return false;
            }
        }
        return true;
    }
}
