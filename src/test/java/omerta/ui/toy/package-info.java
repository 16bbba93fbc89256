/// A plain table of the toy game, for tests of the shell that are generic over games.
@NullMarked
package omerta.ui.toy;

import org.jspecify.annotations.NullMarked;
