/// After a match: the results with their points by source, the replay with all hands open, the log as a text.
@NullMarked
package omerta.ui.shell.results;

import org.jspecify.annotations.NullMarked;
