package omerta.ui.dacapo;

import omerta.engine.Seat;

/// What can be pointed at on the table.
sealed interface Ground {

    /// A card in the hand of the seat that acts; equal cards are one.
    ///
    /// @param card its face
    record HandCard(int card) implements Ground {}

    /// The top of a player stack.
    ///
    /// @param of whose
    record Stack(Seat of) implements Ground {}

    /// An auxiliary pile, or with [DaCapoAction#NEW_PILE] the place of the next one.
    ///
    /// @param of whose
    /// @param pile its number
    record Auxiliary(Seat of, int pile) implements Ground {}

    /// A building pile, or with [DaCapoAction#NEW_PILE] the place of the next one.
    ///
    /// @param pile its number
    record Building(int pile) implements Ground {}

    /// The draw pile.
    record Draw() implements Ground {}

    /// The completed piles.
    record Aside() implements Ground {}
}
