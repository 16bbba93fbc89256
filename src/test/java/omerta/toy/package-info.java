/// A small card game of hidden hands, for tests of everything that is generic over games.
///
/// Two to four seats bet in secret whether they will score low or high. Then each, in turn, may draw a card once, may play
/// cards from the hand or the top of its tray onto two rising piles in the middle, and ends the turn by passing or by
/// stowing a hand card on its tray. A pile that reaches the highest rank is set aside. Once in a match a seat may cheer
/// while another plays. The match ends after an agreed number of rounds.
@NullMarked
package omerta.toy;

import org.jspecify.annotations.NullMarked;
