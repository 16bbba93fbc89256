/// The home screen: the posters of the games, the matches to go on with, files, rulebooks, settings.
@NullMarked
package omerta.ui.shell.home;

import org.jspecify.annotations.NullMarked;
