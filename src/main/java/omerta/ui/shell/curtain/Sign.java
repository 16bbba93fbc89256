package omerta.ui.shell.curtain;

import omerta.engine.Player;

/// What is written on a curtain. All of it is public.
///
/// @param player whose curtain it is
/// @param name what the player is called at this table
/// @param locked whether it asks for a PIN
/// @param canTakeBack whether the last move can be taken back from here
/// @param canGoBack whether the seat may go back to the open table instead
public record Sign(Player player, String name, boolean locked, boolean canTakeBack, boolean canGoBack) {}
