/// Da Capo!: get rid of the player stack, card by card, on building piles that run from 1 to the highest number.
///
/// A [omerta.dacapo.DaCapoState] is what lies on the table: an [omerta.dacapo.DaCapoArea] a seat, the building piles,
/// the draw pile, the cards set aside, and the [omerta.dacapo.DaCapoSheet] of the games played. Four kinds of
/// [omerta.dacapo.DaCapoAction] change it. [omerta.dacapo.DaCapo] is the game itself; it hands each of its tasks to a
/// small class: `Judge` says whether an action is legal, `Listing` lists the legal ones, `Course` does one, `Silence`
/// blanks out and guesses what is hidden, `Inspection` checks a position, `Settlement` counts, `Speech` finds the
/// messages, `Liking` has a simple player's taste.
///
/// Cards are small numbers in [omerta.engine.Pile]s: a number card is its number, [omerta.dacapo.DaCapoTables#JOKER] a
/// joker. What a joker stands for is never stored: on a building pile each card's value is its height.
@NullMarked
package omerta.dacapo;

import org.jspecify.annotations.NullMarked;
