package omerta.pepe;

import java.util.List;

/// How the table is set for a number of players.
///
/// @param players how many
/// @param men how many gangsters each has
/// @param roster how many of them are of each role
/// @param bank how much money lies in the middle, in dollars
/// @param bills the bills that it consists of
/// @param seating who sits on each chair in the suggested seating, the colour's letter (`Y` for the first player, then
///     `R`, `B`, `G`, `O`, `P`) before the role's; `--` where nobody sits
public record DonPepeSetup(int players, int men, Roster roster, int bank, List<Bill> bills, List<String> seating) {

    /// Instead of a man: nobody sits there.
    static final String FREE = "--";

    private static final String COLOURS = "YRBGOP";

    /// Keeps copies.
    public DonPepeSetup {
        bills = List.copyOf(bills);
        seating = List.copyOf(seating);
    }

    /// How many gangsters of each role a player has.
    ///
    /// @param boss Bosses
    /// @param joe Joes
    /// @param mike Mikes
    /// @param jim Jims
    public record Roster(int boss, int joe, int mike, int jim) {

        /// How many there are of a role.
        public int of(DonPepeRole role) {
            return switch (role) {
                case BOSS -> boss;
                case JOE -> joe;
                case MIKE -> mike;
                case JIM -> jim;
            };
        }

        /// How many there are.
        public int men() {
            return boss + joe + mike + jim;
        }
    }

    /// Bills of one value.
    ///
    /// @param value what one is worth, in dollars
    /// @param count how many there are
    public record Bill(int value, int count) {}

    /// The code of the man that a text of the seating stands for; [DonPepeMan#NOBODY] for a free chair, -1 for what is
    /// no man.
    static byte man(String text) {
        if (text.equals(FREE)) {
            return DonPepeMan.NOBODY;
        }
        if (text.length() == 2 && COLOURS.indexOf(text.charAt(0)) >= 0) {
            for (DonPepeRole role : DonPepeRole.values()) {
                if (role.letter() == text.charAt(1)) {
                    return DonPepeMan.code(COLOURS.indexOf(text.charAt(0)), role);
                }
            }
        }
        return -1;
    }
}
