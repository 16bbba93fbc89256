/// The command line, for tests, bug reports and authors; without a command it opens the app.
///
/// - [Cli#run] is the entrance: it takes the arguments and a [Place] (where words go, which games are there, who opens
///   the app) and gives an exit code.
/// - One class a command, each a small picocli command whose help comes from `assets/cli/words.properties`.
/// - What goes wrong is a [Failure] (the file or the move is bad: exit code 1) or a [Usage] (exit code 2), said in one
///   line.
/// - Nothing here knows JavaFX: the app and its pictures are behind [Front].
@NullMarked
package omerta.cli;

import org.jspecify.annotations.NullMarked;
