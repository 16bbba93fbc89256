/// Opens the boxes: reads each game's printed figures from `assets/`, checks them, and builds the game.
///
/// [omerta.box.Games] is the registry: one line a game.
@NullMarked
package omerta.box;

import org.jspecify.annotations.NullMarked;
