/// The rulebook on screen: chapters, search, and a jump to a clause. It is drawn from the Markdown nodes of
/// [omerta.text.Rulebook] as text, without a browser.
@NullMarked
package omerta.ui.shell.rules;

import org.jspecify.annotations.NullMarked;
