/// What goes wrong outside of the rules, for every game alike: saves at any moment, actions that cannot be.
@NullMarked
package omerta.faults;

import org.jspecify.annotations.NullMarked;
