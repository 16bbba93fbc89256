/// A guided first turn: a match at the real table in which only what the lesson asks for can be done.
@NullMarked
package omerta.ui.shell.lesson;

import org.jspecify.annotations.NullMarked;
