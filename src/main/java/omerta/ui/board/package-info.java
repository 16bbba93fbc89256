/// What the shell and the tables of the games agree on.
///
/// A game's table is a [omerta.ui.board.Board]: it draws views and offers actions. The shell hands it a
/// [omerta.ui.board.Desk], by which it learns what may be done and submits what was chosen. A board computes no
/// legality: what may be clicked is what [omerta.ui.board.Desk#choices] lists, why not is what
/// [omerta.ui.board.Desk#judge] says.
///
/// What tables are drawn with is in `ui.board.art`, what they are put together of in `ui.board.kit`.
@NullMarked
package omerta.ui.board;

import org.jspecify.annotations.NullMarked;
