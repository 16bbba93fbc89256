/// What all finished matches came to: who won how often, the best scores, how long matches last.
@NullMarked
package omerta.ui.shell.statistics;

import org.jspecify.annotations.NullMarked;
