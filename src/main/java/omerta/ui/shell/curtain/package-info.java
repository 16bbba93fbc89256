/// What stands on the screen while it goes from hand to hand: the curtain, and the peek behind it.
///
/// Both are roots of the scene of their own. While a curtain is down no private thing exists in the scene; it takes no
/// input for a short while, so that a click or key meant for the table before does nothing, and then one deliberate act.
@NullMarked
package omerta.ui.shell.curtain;

import org.jspecify.annotations.NullMarked;
