/// A match on the screen: [omerta.ui.shell.play.Play] takes what the players ask for, plays it, and lets the flow say
/// how the screen stands next. It sees the match through views only.
///
/// One direction: match, view, board, action, match. Nothing listens to the match; after each action everything is
/// drawn from the views anew.
@NullMarked
package omerta.ui.shell.play;

import org.jspecify.annotations.NullMarked;
