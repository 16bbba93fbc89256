package omerta.ui.corleone;

import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneEffect;
import omerta.corleone.CorleoneGood;
import omerta.engine.Seat;

/// What a spot on the table stands for. Codes and numbers are those of [omerta.corleone.CorleoneCity].
sealed interface Ground {

    /// A front or a round spot, with whoever stands on it.
    ///
    /// @param space which
    record Space(int space) implements Ground {}

    /// A turf with its stack of markers.
    ///
    /// @param turf which, from 1
    record Turf(int turf) implements Ground {}

    /// A job in the row, or one that the seat in hand looks at.
    ///
    /// @param job its code
    record Job(int job) implements Ground {}

    /// An ally on show.
    ///
    /// @param ally its code
    record Ally(int ally) implements Ground {}

    /// A card in the hand of the seat in hand.
    ///
    /// @param code its code
    /// @param copy which of the equal ones, from 0
    record Card(int code, int copy) implements Ground {}

    /// A bill in the suitcase of the seat in hand.
    ///
    /// @param value in dollars
    /// @param copy which of the equal ones, from 0
    record Bill(int value, int copy) implements Ground {}

    /// The suitcase of the seat in hand.
    record Suitcase() implements Ground {}

    /// The pile of a good.
    ///
    /// @param good which
    record Stock(CorleoneGood good) implements Ground {}

    /// An icon that waits to be taken.
    ///
    /// @param effect once
    record Icon(CorleoneEffect effect) implements Ground {}

    /// A family by its place at the river.
    ///
    /// @param seat whose
    record Family(Seat seat) implements Ground {}

    /// One of several actions that nothing on the table tells apart.
    ///
    /// @param action which
    record Way(CorleoneAction action) implements Ground {}

    /// What ends something: leaves out the rest, passes, puts the bid in, discards.
    record End() implements Ground {}

    /// Something that is only looked at.
    ///
    /// @param what a name for it, like `acts`
    record Sight(String what) implements Ground {}
}
