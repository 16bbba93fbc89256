/// The front end. It draws views and submits actions; it knows no rules and holds no full state.
///
/// - `ui.board`: what the shell and the tables of the games agree on; in `art` what all tables are drawn with, in `kit`
///   what they are put together of.
/// - `ui.shell`: home, set-up, curtain, the frame round every table, log, rulebook, results, settings.
/// - `ui.<game>`: the table of one game.
/// - `ui.Boards` is the registry of tables: one line a game.
@NullMarked
package omerta.ui;

import org.jspecify.annotations.NullMarked;
