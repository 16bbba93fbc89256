package omerta.ui.shell.frame;

/// What a lesson says.
///
/// @param words before the next step, or after the last
/// @param isOver whether the last step is done
public record Coaching(String words, boolean isOver) {}
