package omerta.capollo;

/// How much a seat may do now. Each includes those before it.
enum Leave {
    /// Nothing, but for an answer that it owes.
    SILENT,
    /// Calling in favours.
    FAVOURS,
    /// Accounting, donations, the own favour for a card.
    BREAK_IN,
    /// Offers to the active player.
    TALKS,
    /// The whole turn.
    TURN
}
