package omerta.capollo;

import omerta.engine.Pile;

/// The businesses of the family.
public enum DonCapolloBusiness {
    /// Weapons.
    WEAPONS,
    /// Corruption.
    CORRUPTION,
    /// Casino.
    CASINO,
    /// Drinks.
    DRINKS,
    /// Prostitution.
    PROSTITUTION,
    /// Works of art.
    ART,
    /// Olive oil.
    OLIVE_OIL,
    /// Loan-sharking.
    LOAN_SHARKING;

    private static final DonCapolloBusiness[] ALL = values();

    /// How many there are; the codes run from 1 to this.
    static final int KINDS = ALL.length;

    /// Its code in piles, from 1; [Pile#FACE_DOWN] is a card that is not seen.
    public byte code() {
        return (byte) (ordinal() + 1);
    }

    /// The business with this code.
    public static DonCapolloBusiness of(int code) {
        return ALL[code - 1];
    }

    /// Whether a code is that of a card that can be seen.
    static boolean isCard(int code) {
        return code > Pile.FACE_DOWN && code <= KINDS;
    }
}
