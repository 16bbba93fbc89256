package omerta.pepe;

import java.util.List;

/// The printed figures of Don Pepe, checked.
///
/// @param chairs the chairs around the table, clockwise
/// @param deck how many cards there are of each kind
/// @param hand how many cards a full hand has
/// @param pills how many sleeping pills there are
/// @param doses how many gangsters one Slumber Cocktail puts to sleep
/// @param stall after so many rounds without income or death the match is over
/// @param gangsters how many gangsters the box holds of each colour, in the order of play
/// @param income what a turn brings in
/// @param setups how the table is set, for each number of players
public record DonPepeTables(
        List<DonPepeChair> chairs,
        DonPepeDeck deck,
        int hand,
        int pills,
        int doses,
        int stall,
        List<Integer> gangsters,
        DonPepeIncome income,
        List<DonPepeSetup> setups) {

    /// How many chairs there are.
    public static final int CHAIRS = 30;

    /// Money is counted in thousands of dollars.
    static final int THOUSAND = 1000;

    /// Refuses figures that no game can be played with.
    ///
    /// @throws omerta.engine.BadTables naming the figure
    public DonPepeTables {
        chairs = List.copyOf(chairs);
        gangsters = List.copyOf(gangsters);
        setups = List.copyOf(setups);
        ChairCheck.check(chairs);
        FigureCheck.check(deck, hand, pills, doses, stall, income);
        SetupCheck.check(setups, gangsters, hand);
    }

    /// The fewest players.
    public int leastSeats() {
        return setups.getFirst().players();
    }

    /// The most players.
    public int mostSeats() {
        return setups.getLast().players();
    }

    /// How the table is set for so many players.
    public DonPepeSetup setup(int players) {
        return setups.get(players - leastSeats());
    }

    /// The chair with this number, from 1.
    public DonPepeChair chair(int number) {
        return chairs.get(number - 1);
    }
}
