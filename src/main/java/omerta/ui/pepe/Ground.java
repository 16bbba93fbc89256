package omerta.ui.pepe;

import omerta.pepe.DonPepeCard;
import omerta.pepe.DonPepeRole;

/// What can be pointed at on the table.
sealed interface Ground {

    /// A card in the hand of the seat that acts; equal cards are one.
    ///
    /// @param card its face
    record Card(DonPepeCard card) implements Ground {}

    /// A chair with all that belongs to it: the man on it, what lies before it, a cake.
    ///
    /// @param chair its number
    record Chair(int chair) implements Ground {}

    /// A man who waits for a chair.
    ///
    /// @param role what he is
    record Waiting(DonPepeRole role) implements Ground {}

    /// Where a card is put to be played at once.
    record Stage() implements Ground {}

    /// The discard pile.
    record Discards() implements Ground {}

    /// The draw pile, by which a turn ends.
    record Draw() implements Ground {}
}
