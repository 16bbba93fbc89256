/// The front door: where the program starts.
@NullMarked
package omerta;

import org.jspecify.annotations.NullMarked;
