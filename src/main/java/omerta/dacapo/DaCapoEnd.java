package omerta.dacapo;

/// How a game ended.
public enum DaCapoEnd {
    /// Somebody placed the last card of the own player stack.
    WON("DC-8.1"),
    /// Nobody could draw, place or discard.
    BLOCKED("DC-8.3"),
    /// The cards went round and round and no player stack grew smaller.
    CIRCLE("DC-8.4");

    private final String clause;

    DaCapoEnd(String clause) {
        this.clause = clause;
    }

    /// The clause by which the game ended.
    public String clause() {
        return clause;
    }
}
