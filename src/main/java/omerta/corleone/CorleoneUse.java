package omerta.corleone;

import java.util.List;
import omerta.engine.Seat;

/// The use of an icon, or of an effect of a job or an ally, while it is taken.
public sealed interface CorleoneUse extends CorleoneAction {

    /// Takes an icon now that is otherwise taken by itself at the end.
    ///
    /// @param effect which, once
    record Take(CorleoneEffect.Automatic effect) implements CorleoneUse {}

    /// Puts a bill from the hand into the suitcase.
    ///
    /// @param value in dollars
    record Stash(int value) implements CorleoneUse {}

    /// Discards a hand card and takes a good.
    ///
    /// @param card the card's code
    /// @param good which good
    record Exchange(int card, CorleoneGood good) implements CorleoneUse {}

    /// Looks at the top jobs of the deck.
    record Look() implements CorleoneUse {}

    /// Discards one, two or three hand cards and takes bills.
    ///
    /// @param cards the codes of the cards
    record Convert(List<Integer> cards) implements CorleoneUse {
        /// Keeps a sorted copy.
        public Convert {
            cards = CorleoneAction.sorted(cards);
        }
    }

    /// Takes a good without discarding.
    ///
    /// @param good which
    record Fetch(CorleoneGood good) implements CorleoneUse {}

    /// Sends a rival figure to the river.
    ///
    /// @param space where it stands
    record Kill(int space) implements CorleoneUse {}

    /// Sends one or two rival figures of one turf to the river.
    ///
    /// @param spaces where they stand
    record DriveBy(List<Integer> spaces) implements CorleoneUse {
        /// Keeps a sorted copy.
        public DriveBy {
            spaces = CorleoneAction.sorted(spaces);
        }
    }

    /// Marks a free space by a bomb.
    ///
    /// @param space which
    record Bomb(int space) implements CorleoneUse {}

    /// Moves a figure to another free space of its shape.
    ///
    /// @param from where it stands
    /// @param to where it goes
    record Move(int from, int to) implements CorleoneUse {}

    /// Brings an own figure back from the river.
    ///
    /// @param member whether it is a family member
    record Rescue(boolean member) implements CorleoneUse {}

    /// Puts an own control marker under the stack of a turf.
    ///
    /// @param turf which
    record PutMarker(int turf) implements CorleoneUse {}

    /// Steals a card.
    ///
    /// @param seat from whom
    record Steal(Seat seat) implements CorleoneUse {}

    /// Has the highest bill of a suitcase taken out.
    ///
    /// @param seat whose
    record Spill(Seat seat) implements CorleoneUse {}

    /// Puts a neutral figure.
    ///
    /// @param figure which
    /// @param at the space where; for the shop steward the turf
    record Post(CorleoneNeutral figure, int at) implements CorleoneUse {}

    /// Uses a front.
    ///
    /// @param space which
    record UseFront(int space) implements CorleoneUse {}
}
