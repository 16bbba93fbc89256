package omerta.hush;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// How Hush stands.
///
/// @param hands one a seat
/// @param deck the cards to draw
/// @param open the cards played, the last on top
/// @param bids one a seat: `NONE` where it is still to come, `SEALED` in a view
/// @param scores one a seat
/// @param shouted who has shouted
/// @param turn whose turn it is
/// @param drawn whether that seat has drawn
/// @param left the rounds left
/// @param rng the generator
public record HushState(
        List<Pile> hands,
        Pile deck,
        Pile open,
        List<Integer> bids,
        List<Integer> scores,
        SeatSet shouted,
        Seat turn,
        boolean drawn,
        int left,
        Rng rng) {

    static final int NONE = -1;
    static final int SEALED = -2;

    /// How many seats there are.
    int seats() {
        return hands.size();
    }

    boolean isBidding() {
        return left == 0 && bids.contains(NONE);
    }

    boolean isOver() {
        return left == 0 && !bids.contains(NONE);
    }

    Pile hand(Seat seat) {
        return hands.get(seat.index());
    }

    HushState withDrawn(byte card) {
        return new HushState(
                with(hands, turn, hand(turn).push(card)),
                deck.pop(),
                open,
                bids,
                scores,
                shouted,
                turn,
                true,
                left,
                rng);
    }

    HushState withPlayed(byte card) {
        Seat next = turn.next(seats());
        return new HushState(
                with(hands, turn, hand(turn).without(card)),
                deck,
                open.push(card),
                bids,
                with(scores, turn, scores.get(turn.index()) + card),
                shouted,
                next,
                false,
                next.index() == 0 ? left - 1 : left,
                rng);
    }

    HushState withBids(List<Integer> bids, List<Integer> scores) {
        return new HushState(hands, deck, open, bids, scores, shouted, turn, drawn, left, rng);
    }

    HushState withShout(Seat seat) {
        return new HushState(hands, deck, open, bids, scores, shouted.with(seat), turn, drawn, left, rng);
    }

    HushState withHidden(List<Pile> hands, Pile deck, List<Integer> bids, Rng rng) {
        return new HushState(hands, deck, open, bids, scores, shouted, turn, drawn, left, rng);
    }

    static <T> List<T> with(List<T> list, Seat seat, T item) {
        List<T> other = new ArrayList<>(list);
        other.set(seat.index(), item);
        return List.copyOf(other);
    }
}
