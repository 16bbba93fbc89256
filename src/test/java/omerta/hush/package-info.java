/// Hush, a toy game for tests of the house: it has hidden cards, a hidden pile, sealed bids made all at once, an
/// interrupt, and open and private decisions, and nothing else.
///
/// The deck has four cards each of the numbers 1 to 5; every seat is dealt two. In its turn a seat draws a card
/// and then plays one, which counts for it. After the last round all seats seal a bid of 0 to 3 at once: who bids
/// most alone wins his bid, every other bid is lost. Once a match each seat may shout while another one is in
/// turn, which does nothing.
@NullMarked
package omerta.hush;

import org.jspecify.annotations.NullMarked;
