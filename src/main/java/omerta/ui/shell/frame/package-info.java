/// The frame round every table, the same in all games: the line with the one sentence, the seat cards, the board, the
/// log, the private tray and the list of legal actions in words.
///
/// [omerta.ui.shell.frame.TableScreen] draws a [omerta.ui.shell.frame.Standing], a plain record, and tells a
/// [omerta.ui.shell.frame.Steward] what the players want. It knows no match and no rule. A frame is made anew each time
/// a curtain goes up, so nothing of one hand can stay for the next.
@NullMarked
package omerta.ui.shell.frame;

import org.jspecify.annotations.NullMarked;
