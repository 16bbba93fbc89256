/// What a person can set about the app, and where its window stands.
@NullMarked
package omerta.ui.shell.settings;

import org.jspecify.annotations.NullMarked;
