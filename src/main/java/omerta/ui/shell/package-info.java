/// The shell round all games: it opens matches from the library, shows the screens, and keeps the settings.
///
/// - [omerta.ui.shell.Shell] is the app in its window; [omerta.ui.shell.MatchRoom] is one match in it.
/// - `flow`, `curtain`, `frame`, `log`, `play`: a match on the screen.
/// - `home`, `setup`, `rules`, `results`, `settings`: the pages before and after.
/// - `kit`: what all of them are made with.
///
/// It is generic over games: each comes with a [omerta.ui.board.BoardMaker].
@NullMarked
package omerta.ui.shell;

import org.jspecify.annotations.NullMarked;
