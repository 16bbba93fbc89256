/// Draws any screen of the app to a picture, without a display: for `omerta shot` and for the album of all screens.
@NullMarked
package omerta.ui.shot;

import org.jspecify.annotations.NullMarked;
