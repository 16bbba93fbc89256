package omerta.hush;

/// What a seat may do.
public sealed interface HushAction {

    /// Takes the top card of the deck.
    record Draw() implements HushAction {}

    /// Plays a card of the hand.
    record Play(byte card) implements HushAction {}

    /// Seals a bid.
    record Bid(int amount) implements HushAction {}

    /// Makes noise.
    record Shout() implements HushAction {}
}
