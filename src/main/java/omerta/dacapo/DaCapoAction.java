package omerta.dacapo;

import omerta.engine.Seat;

/// What a seat may do. Building piles and auxiliary piles are numbered from 1; 0 begins a new pile, which takes the
/// first free place.
public sealed interface DaCapoAction {

    /// Instead of the number of a pile: a new one.
    int NEW_PILE = 0;

    /// Draws the hand up.
    record Refill() implements DaCapoAction {}

    /// Places a card in the middle.
    ///
    /// @param from where the card is taken from
    /// @param pile the building pile, or [#NEW_PILE]
    record Place(Source from, int pile) implements DaCapoAction {}

    /// Puts a hand card on an own auxiliary pile and ends the turn.
    ///
    /// @param card a number, or [DaCapoTables#JOKER]
    /// @param pile the auxiliary pile, or [#NEW_PILE]
    record Discard(int card, int pile) implements DaCapoAction {}

    /// Deals the next game.
    record Deal() implements DaCapoAction {}

    /// Where a card is taken from.
    sealed interface Source {

        /// The top of a player stack, the own or another's.
        ///
        /// @param of whose
        record Stack(Seat of) implements Source {}

        /// The hand.
        ///
        /// @param card a number, or [DaCapoTables#JOKER]
        record Hand(int card) implements Source {}

        /// The top of an own auxiliary pile.
        ///
        /// @param pile its number, from 1
        record Auxiliary(int pile) implements Source {}
    }
}
