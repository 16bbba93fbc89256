package omerta.toy;

/// What a seat may do.
public sealed interface ToyAction {

    /// Bets in secret (TY-2.1).
    record Bet(ToyState.Lot lot) implements ToyAction {}

    /// Takes the top card of the deck, once in a turn (TY-3.2).
    record Draw() implements ToyAction {}

    /// Puts a card on a pile in the middle, 0 or 1 (TY-3.3).
    record Play(Source source, int pile) implements ToyAction {}

    /// Puts a hand card on the own tray and ends the turn (TY-3.4).
    record StowAway(int card) implements ToyAction {}

    /// Ends the turn (TY-3.5).
    record Pass() implements ToyAction {}

    /// Cheers out of turn, once in a match (TY-3.6).
    record Cheer() implements ToyAction {}

    /// Where a played card comes from.
    sealed interface Source {
        record Hand(int card) implements Source {}

        record TrayTop() implements Source {}
    }
}
