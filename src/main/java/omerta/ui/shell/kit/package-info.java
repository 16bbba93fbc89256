/// What all screens of the shell are made with: the look, buttons with words and icons, keys that are held, time that
/// passes, and the notice that lies over a screen.
///
/// A [omerta.ui.shell.kit.Screen] is one root of the scene; the shell shows one at a time.
@NullMarked
package omerta.ui.shell.kit;

import org.jspecify.annotations.NullMarked;
