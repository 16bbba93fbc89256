package omerta.pepe;

import omerta.engine.Pile;

/// The kinds of cards.
public enum DonPepeCard {
    /// An own gangster stabs a neighbour.
    KNIFE,
    /// An own gangster shoots whoever sits across.
    GUN,
    /// The own cake is put on a chair.
    CAKE,
    /// A cake is passed to the next gangster.
    PASS_THE_CAKE,
    /// Another player's cake explodes.
    KA_BOOM,
    /// Three gangsters with drinks fall asleep.
    SLUMBER_COCKTAIL,
    /// A raid: everyone leaves the table and is seated anew.
    COPS,
    /// An own gangster moves to a free chair.
    MOVEMENT;

    private static final DonPepeCard[] ALL = values();

    /// How many kinds there are; the codes run from 1 to this.
    static final int KINDS = ALL.length;

    /// Its code in piles, from 1; [Pile#FACE_DOWN] is a card that is not seen.
    public byte code() {
        return (byte) (ordinal() + 1);
    }

    /// The card with this code.
    public static DonPepeCard of(int code) {
        return ALL[code - 1];
    }

    /// Whether a code is that of a card that can be seen.
    static boolean isCard(int code) {
        return code > Pile.FACE_DOWN && code <= KINDS;
    }

    /// Whether it is an action card, of which one may be played in a turn.
    public boolean isAction() {
        return this != MOVEMENT;
    }
}
