package omerta.engine;

/// How much of a decision lies hidden; it tells how the screen stands while the decision is taken.
public enum Privacy {
    /// Nothing is hidden in it: it is taken at the open table.
    OPEN,
    /// Some of its actions need a look at hidden things, the others are taken at the open table.
    MIXED,
    /// It is taken by the seat alone, behind its curtain.
    IN_HAND
}
