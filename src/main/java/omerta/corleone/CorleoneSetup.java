package omerta.corleone;

/// What goes by the number of players.
///
/// @param players how many there are
/// @param thugs how many thugs each has
/// @param tiles how many blue tiles are open at the start
/// @param jobs how many jobs are laid open at the start, and again in each pause
/// @param allies how many allies are laid open in an act
public record CorleoneSetup(int players, int thugs, int tiles, int jobs, int allies) {}
