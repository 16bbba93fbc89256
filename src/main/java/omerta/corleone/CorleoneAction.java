package omerta.corleone;

import java.util.List;
import omerta.engine.Seat;

/// What a seat may do. Cards, spaces and turfs are numbered as in [CorleoneCity].
public sealed interface CorleoneAction {

    /// Plays a figure: a thug on a front, a family member on a spot.
    ///
    /// @param space where
    record Place(int space) implements CorleoneAction {}

    /// Completes a job from the hand or the row.
    ///
    /// @param job its code
    /// @param goods what is paid
    record Complete(int job, List<CorleoneGood> goods) implements CorleoneAction {
        /// Keeps a sorted copy.
        public Complete {
            goods = sorted(goods);
        }
    }

    /// Plays an ally.
    ///
    /// @param ally its code
    record Play(int ally) implements CorleoneAction {}

    /// Does nothing in a turn, since no figure can be put.
    record Pass() implements CorleoneAction {}

    /// Takes an icon now that is otherwise taken by itself at the end.
    ///
    /// @param effect which, once
    record Take(CorleoneEffect effect) implements CorleoneAction {}

    /// Puts a bill from the hand into the suitcase.
    ///
    /// @param value in dollars
    record Stash(int value) implements CorleoneAction {}

    /// Discards a hand card and takes a good.
    ///
    /// @param card the card's code
    /// @param good which good
    record Exchange(int card, CorleoneGood good) implements CorleoneAction {}

    /// Looks at the top jobs of the deck.
    record Look() implements CorleoneAction {}

    /// Keeps one of the jobs that were looked at.
    ///
    /// @param job its code
    record Keep(int job) implements CorleoneAction {}

    /// Discards one, two or three hand cards and takes bills.
    ///
    /// @param cards the codes of the cards
    record Convert(List<Integer> cards) implements CorleoneAction {
        /// Keeps a sorted copy.
        public Convert {
            cards = sorted(cards);
        }
    }

    /// Takes a good without discarding.
    ///
    /// @param good which
    record Fetch(CorleoneGood good) implements CorleoneAction {}

    /// Sends a rival figure to the river.
    ///
    /// @param space where it stands
    record Kill(int space) implements CorleoneAction {}

    /// Sends one or two rival figures of one turf to the river.
    ///
    /// @param spaces where they stand
    record DriveBy(List<Integer> spaces) implements CorleoneAction {
        /// Keeps a sorted copy.
        public DriveBy {
            spaces = sorted(spaces);
        }
    }

    /// Marks a free space by a bomb.
    ///
    /// @param space which
    record Bomb(int space) implements CorleoneAction {}

    /// Moves a figure to another free space of its shape.
    ///
    /// @param from where it stands
    /// @param to where it goes
    record Move(int from, int to) implements CorleoneAction {}

    /// Brings an own figure back from the river.
    ///
    /// @param member whether it is a family member
    record Rescue(boolean member) implements CorleoneAction {}

    /// Puts an own control marker under the stack of a turf.
    ///
    /// @param turf which
    record PutMarker(int turf) implements CorleoneAction {}

    /// Steals a card.
    ///
    /// @param seat from whom
    record Steal(Seat seat) implements CorleoneAction {}

    /// Has the highest bill of a suitcase taken out.
    ///
    /// @param seat whose
    record Spill(Seat seat) implements CorleoneAction {}

    /// Puts a neutral figure.
    ///
    /// @param figure which
    /// @param at the space where; for the shop steward the turf
    record Post(CorleoneNeutral figure, int at) implements CorleoneAction {}

    /// Uses a front.
    ///
    /// @param space which
    record UseFront(int space) implements CorleoneAction {}

    /// Leaves out what is left, or leaves the markers where they are.
    record Done() implements CorleoneAction {}

    /// Moves the lowest own marker of a turf to the top of the one that was won.
    ///
    /// @param from which turf
    record MoveMarker(int from) implements CorleoneAction {}

    /// Makes a bid.
    ///
    /// @param bills the values of its bills
    record Bid(List<Integer> bills) implements CorleoneAction {
        /// Keeps a sorted copy.
        public Bid {
            bills = sorted(bills);
        }
    }

    /// Takes an ally for a winning bid.
    ///
    /// @param ally its code
    record Pick(int ally) implements CorleoneAction {}

    /// Discards down to the hand limit.
    ///
    /// @param cards the codes of the cards
    record Discard(List<Integer> cards) implements CorleoneAction {
        /// Keeps a sorted copy.
        public Discard {
            cards = sorted(cards);
        }
    }

    private static <T extends Comparable<? super T>> List<T> sorted(List<T> items) {
        for (int i = 1; i < items.size(); i++) {
            if (items.get(i - 1).compareTo(items.get(i)) > 0) {
                return items.stream().sorted().toList();
            }
        }
        return List.copyOf(items);
    }
}
