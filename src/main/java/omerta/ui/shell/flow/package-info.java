/// How the screen of a match goes from one stand to the next. Pure: no JavaFX, no match, no clock.
///
/// The screen can stand in six ways, the [omerta.ui.shell.flow.Stand]s: the open table, a moment for all, the curtain,
/// in hand, a peek, and the end. Which one comes next is computed by [omerta.ui.shell.flow.Flow] from the
/// [omerta.engine.Turn] alone, which is public, so that the coming of a curtain tells nobody what a seat holds.
@NullMarked
package omerta.ui.shell.flow;

import org.jspecify.annotations.NullMarked;
