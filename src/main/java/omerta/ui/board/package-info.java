/// What the shell and the tables of the games agree on.
///
/// A game's table is a [omerta.ui.board.Board]: it draws views and offers actions. The shell hands it a
/// [omerta.ui.board.Desk], by which it learns what may be done and submits what was chosen. A board computes no
/// legality: what may be clicked is what [omerta.ui.board.Desk#choices] lists, why not is what
/// [omerta.ui.board.Desk#judge] says.
///
/// All tables are drawn with the same things: an [omerta.ui.board.Art] is a drawing from `assets/`, an
/// [omerta.ui.board.ArtView] shows it; a game's [omerta.ui.board.Symbols] are put together on an
/// [omerta.ui.board.Sketch]; a [omerta.ui.board.CardFace] is one side of a card in card units, a
/// [omerta.ui.board.PileView] some cards that lie together, a [omerta.ui.board.Spot] a place that can be chosen.
///
/// A table begins as a [omerta.ui.board.SpotBoard]. It gives each seat its [omerta.ui.board.FactsView] and its
/// [omerta.ui.board.Tray] (a [omerta.ui.board.HandRow] where that is a hand of cards), and each picture a
/// [omerta.ui.board.SpotPlay], which is what is done with the picture's spots: a [omerta.ui.board.Chooser] makes an action
/// of two of them, a [omerta.ui.board.Picks] of any number. [omerta.ui.board.SpotKeys] and [omerta.ui.board.Dragging]
/// lead to them by keys and by hand, [omerta.ui.board.Motion] moves what changed.
@NullMarked
package omerta.ui.board;

import org.jspecify.annotations.NullMarked;
