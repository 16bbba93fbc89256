package omerta.dacapo;

/// On which occasion cards are drawn.
public enum DaCapoDraw {
    /// At the beginning of a turn.
    REFILL("DC-4.1"),
    /// The last hand card was placed.
    PLAYED_OUT("DC-5.14"),
    /// A pile was completed while the hand was empty.
    EMPTY_HAND("DC-7.3");

    private final String clause;

    DaCapoDraw(String clause) {
        this.clause = clause;
    }

    /// The clause by which they are drawn.
    public String clause() {
        return clause;
    }
}
