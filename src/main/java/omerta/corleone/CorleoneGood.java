package omerta.corleone;

/// The illegal goods. Their codes in piles are 1 to 4.
public enum CorleoneGood {
    /// Booze.
    BOOZE,
    /// A gun.
    GUN,
    /// Blood money.
    BLOOD_MONEY,
    /// Narcotics, which stand for any good in a payment.
    NARCOTICS;

    private static final CorleoneGood[] ALL = values();

    /// How many kinds there are.
    static final int KINDS = ALL.length;

    /// How many kinds can be taken where the player names one: all but narcotics.
    static final int PLAIN = NARCOTICS.ordinal();

    /// Its code in piles.
    public byte code() {
        return (byte) (ordinal() + 1);
    }

    /// The good with this code.
    public static CorleoneGood of(int code) {
        return ALL[code - 1];
    }

    /// Whether it can be taken where the player names one.
    public boolean isPlain() {
        return this != NARCOTICS;
    }
}
