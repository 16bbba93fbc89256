package omerta.peperoni;

import java.util.List;

/// The agents that each player has once.
public enum DonPeperoniAgent {
    /// Takes a house if he is the only agent there.
    LAWYER,
    /// Looks at a chit; he is never left in a house.
    SPY,
    /// Takes a house from whoever has it.
    GUNSLINGER,
    /// Fends off lawyers and gunslingers.
    BODYGUARD,
    /// Drives out the lawyer.
    CHAR_LADY;

    private static final List<DonPeperoniAgent> ALL = List.of(values());

    /// Its number in piles, from 1.
    public byte code() {
        return (byte) (ordinal() + 1);
    }

    /// The agent with this number, from 1.
    public static DonPeperoniAgent of(byte code) {
        return ALL.get(code - 1);
    }

    /// Whether a number stands for an agent.
    public static boolean isAgent(byte code) {
        return code >= 1 && code <= ALL.size();
    }
}
