/// What all tables are drawn with.
///
/// An [omerta.ui.board.art.Art] is a drawing from `assets/`, an [omerta.ui.board.art.ArtView] shows it. A game's
/// [omerta.ui.board.art.Symbols] are put together on an [omerta.ui.board.art.Sketch], in units of its own. A
/// [omerta.ui.board.art.CardFace] is one side of a card in card units, a [omerta.ui.board.art.PileView] some cards that lie
/// together, a [omerta.ui.board.art.SeatSign] the sign of a seat. [omerta.ui.board.art.Fit] and [omerta.ui.board.art.Lettering] make
/// smaller what has little room.
@NullMarked
package omerta.ui.board.art;

import org.jspecify.annotations.NullMarked;
