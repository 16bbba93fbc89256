package omerta.pepe;

/// What a gangster is to the family.
public enum DonPepeRole {
    /// The Boss, who brings in money wherever he sits.
    BOSS('b'),
    /// Joe the Gun, who can shoot from anywhere but the heads of the table.
    JOE('j'),
    /// Mike the Knife, who can stab from anywhere.
    MIKE('m'),
    /// Jim the Gorilla.
    JIM('g');

    private static final DonPepeRole[] ALL = values();

    private final char letter;

    DonPepeRole(char letter) {
        this.letter = letter;
    }

    /// The letter that stands for him in the seatings of the tables.
    public char letter() {
        return letter;
    }

    /// His number, 1 to 4.
    public int code() {
        return ordinal() + 1;
    }

    /// The role with this number.
    public static DonPepeRole of(int code) {
        return ALL[code - 1];
    }
}
