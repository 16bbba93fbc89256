package omerta.ui.shell.play;

import omerta.ui.board.Pace;

/// How the players want the table to behave.
///
/// @param pace how fast things move
/// @param asks whether it asks before what cannot be taken back
/// @param advises whether it warns before what may be unwise
/// @param covers whether private things are covered when the window loses the focus
/// @param em the size of the type in pixels
public record Manners(Pace pace, boolean asks, boolean advises, boolean covers, double em) {}
