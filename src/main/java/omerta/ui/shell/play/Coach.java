package omerta.ui.shell.play;

import omerta.engine.Message;

/// What a lesson says.
///
/// @param says before the next step, or after the last
/// @param isOver whether the last step is done
public record Coach(Message says, boolean isOver) {}
