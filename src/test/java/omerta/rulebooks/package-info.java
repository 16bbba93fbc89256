/// Tests over the rulebooks: all languages have the same clauses, every clause that binds has a test, every clause that
/// the code names is there.
@NullMarked
package omerta.rulebooks;

import org.jspecify.annotations.NullMarked;
