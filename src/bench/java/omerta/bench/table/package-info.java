/// What a table on the screen costs: to build it, and to draw it again after an action.
@NullMarked
package omerta.bench.table;

import org.jspecify.annotations.NullMarked;
