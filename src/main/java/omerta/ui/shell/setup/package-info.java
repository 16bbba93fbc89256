/// Setting a table: who sits where, by which options of the game, at which house. [omerta.ui.shell.setup.Draft] is the
/// table as far as it is set, plain data; [omerta.ui.shell.setup.SetupScreen] draws it and makes the next draft.
@NullMarked
package omerta.ui.shell.setup;

import org.jspecify.annotations.NullMarked;
