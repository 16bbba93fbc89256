package omerta.corleone;

import java.util.List;

/// What a seat may do. What uses an icon or an effect is a [CorleoneUse]. Cards, spaces and turfs are numbered as in
/// [CorleoneCity].
public sealed interface CorleoneAction
        permits CorleoneUse,
                CorleoneAction.Place,
                CorleoneAction.Complete,
                CorleoneAction.Play,
                CorleoneAction.Pass,
                CorleoneAction.Keep,
                CorleoneAction.Done,
                CorleoneAction.MoveMarker,
                CorleoneAction.Bid,
                CorleoneAction.Pick,
                CorleoneAction.Discard {

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

    /// Keeps one of the jobs that were looked at.
    ///
    /// @param job its code
    record Keep(int job) implements CorleoneAction {}

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

    /// The same things in their order.
    static <T extends Comparable<? super T>> List<T> sorted(List<T> items) {
        for (int i = 1; i < items.size(); i++) {
            if (items.get(i - 1).compareTo(items.get(i)) > 0) {
                return items.stream().sorted().toList();
            }
        }
        return List.copyOf(items);
    }
}
