/// What tables are put together of.
///
/// A table begins as a [omerta.ui.board.kit.SpotBoard], with a [omerta.ui.board.kit.TableTop] as its middle. The board
/// gives each seat its [omerta.ui.board.kit.FactsView] and its [omerta.ui.board.kit.Tray] (a
/// [omerta.ui.board.kit.HandRow] where that is a hand of cards), and each picture a [omerta.ui.board.kit.SpotPlay],
/// which is what is done with the picture's [spots][omerta.ui.board.kit.Spot], the places that can be chosen: a
/// [omerta.ui.board.kit.Chooser] makes an action of two of them, a [omerta.ui.board.kit.Picks] of any number.
/// [omerta.ui.board.kit.SpotKeys] and [omerta.ui.board.kit.Dragging] lead to them by keys and by hand,
/// [omerta.ui.board.kit.Motion] moves what changed.
///
/// What is told to all step by step is a [omerta.ui.board.kit.Story] under a [omerta.ui.board.kit.StepBar]; how a match was
/// counted is a [omerta.ui.board.kit.Tally].
@NullMarked
package omerta.ui.board.kit;

import org.jspecify.annotations.NullMarked;
