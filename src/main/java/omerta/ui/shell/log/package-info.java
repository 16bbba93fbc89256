/// What happened, in sentences: the log with its filter, and what happened since a seat's last turn.
///
/// A [omerta.ui.shell.log.Line] is made from what a viewer may know; a log is drawn for one viewer and thrown away with
/// the screen that holds it.
@NullMarked
package omerta.ui.shell.log;

import org.jspecify.annotations.NullMarked;
