package omerta.pepe;

/// How a match ended.
public enum DonPepeEnd {
    /// The men of one family alone are left.
    LAST_FAMILY("DP-15.1"),
    /// The last money was taken from the bank.
    BANK_EMPTY("DP-15.2"),
    /// Nobody is left.
    NOBODY_LEFT("DP-15.3"),
    /// Too many rounds passed without income and death.
    STALLED("DP-15.8");

    private final String clause;

    DonPepeEnd(String clause) {
        this.clause = clause;
    }

    /// The clause by which the match ended.
    public String clause() {
        return clause;
    }

    /// How a match that is over came to its end.
    static DonPepeEnd of(DonPepeLedger ledger) {
        return switch (ledger.playersIn()) {
            case 0 -> NOBODY_LEFT;
            case 1 -> LAST_FAMILY;
            default -> ledger.bank() == 0 ? BANK_EMPTY : STALLED;
        };
    }
}
