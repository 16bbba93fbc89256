package omerta.engine;

/// A seat that decides.
///
/// @param seat who
/// @param privacy how much of the decision is hidden
public record Decision(Seat seat, Privacy privacy) {}
