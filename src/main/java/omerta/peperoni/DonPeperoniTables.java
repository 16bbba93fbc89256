package omerta.peperoni;

import java.util.List;

/// The printed figures of Don Peperoni, checked.
///
/// @param rounds how many rounds there are
/// @param police after which round the police come to play
/// @param points how many movement points a turn has
/// @param split how many of them one canvasser may use at most, by the variant
/// @param home the number of a family home
/// @param demanding the number of a house that asks for more bribes
/// @param chits the chits of each player, in ascending order
/// @param canvas the size of the board
/// @param spaces the street spaces
/// @param houses the houses
/// @param steps which street spaces are beside each other
/// @param bridge the bridge
/// @param streets the streets
/// @param stream the stream
/// @param setups how the village is set, for each number of players
public record DonPeperoniTables(
        int rounds,
        int police,
        int points,
        int split,
        int home,
        int demanding,
        List<DonPeperoniChits> chits,
        DonPeperoniCanvas canvas,
        List<DonPeperoniSpace> spaces,
        List<DonPeperoniBuilding> houses,
        List<DonPeperoniPath> steps,
        DonPeperoniBridge bridge,
        List<DonPeperoniStreet> streets,
        DonPeperoniStream stream,
        List<DonPeperoniSetup> setups) {

    /// How many police markers there are.
    public static final int MARKERS = 2;

    /// How many canvassers each player has.
    public static final int CANVASSERS = 2;

    /// Refuses figures that no game can be played with.
    ///
    /// @throws omerta.engine.BadTables naming the figure
    public DonPeperoniTables {
        chits = List.copyOf(chits);
        spaces = List.copyOf(spaces);
        houses = List.copyOf(houses);
        steps = List.copyOf(steps);
        streets = List.copyOf(streets);
        setups = List.copyOf(setups);
        FigureCheck.check(rounds, police, points, split, chits);
        MapCheck.check(spaces, houses, steps, bridge, streets);
        SetupCheck.check(setups, houses, chits, home);
    }

    /// The fewest players.
    public int leastSeats() {
        return setups.getFirst().players();
    }

    /// The most players.
    public int mostSeats() {
        return setups.getLast().players();
    }

    /// How the village is set for so many players.
    public DonPeperoniSetup setup(int players) {
        return setups.get(players - leastSeats());
    }

    /// What a chit is worth, by its code from 1; 0 for one that is concealed.
    public int worth(byte code) {
        return code == 0 ? 0 : chits.get(code - 1).value();
    }

    /// The code of the chits of a value; 0 where there are none.
    public byte code(int value) {
        for (int i = 0; i < chits.size(); i++) {
            if (chits.get(i).value() == value) {
                return (byte) (i + 1);
            }
        }
        return 0;
    }

    /// How many chits of a code each player has in a game of so many players.
    public int chits(int players, byte code) {
        DonPeperoniChits kind = chits.get(code - 1);
        return kind.count()
                - setup(players).removed().stream()
                        .filter(chit -> chit.value() == kind.value())
                        .mapToInt(DonPeperoniChits::count)
                        .sum();
    }
}
