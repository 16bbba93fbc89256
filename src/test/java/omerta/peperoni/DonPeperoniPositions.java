package omerta.peperoni;

import omerta.engine.Table;

/// Positions of Don Peperoni for the tests of its table.
public final class DonPeperoniPositions {

    private DonPeperoniPositions() {}

    /// The rules.
    public static DonPeperoni game() {
        return Fixture.GAME;
    }

    /// The table at which these positions are played: three seats, Yellow starts.
    public static Table table() {
        return Position.dealt(3).table();
    }

    /// The homes are to be chosen.
    public static DonPeperoniState dealt() {
        return Position.dealt(3).state();
    }

    /// Yellow's first turn; Yellow lives in the Casa del Olivo, Red in the Casa de la Campana, Blue in the Casa de la
    /// Feria.
    public static DonPeperoniState begun() {
        return Position.begun(3).state();
    }

    /// Red's first turn; Yellow has left this chit and the lawyer in the henhouse, where Red's first canvasser is too.
    public static DonPeperoniState visited(int value) {
        return Position.begun(3)
                .goes(1, "gallinero")
                .does("bribe 1 " + value, "agent 1 LAWYER", "done")
                .at("R", 1, "gallinero")
                .state();
    }

    /// The police come to play; Yellow has just begun to bid.
    public static DonPeperoniState bidding() {
        Position position = Position.begun(3);
        while (position.state().phase() != DonPeperoniPhase.BID) {
            position = position.does("done");
        }
        return position.state();
    }

    /// Yellow has a police marker and its first turn of the fifth round.
    public static DonPeperoniState policed() {
        return Position.begun(3).turn(5, "Y").marker(1, "Y").state();
    }

    /// The last turn of all, Blue's; Yellow has the only bribe in the hut, and Red's lawyer lies in the henhouse.
    public static DonPeperoniState last() {
        return Position.begun(3)
                .lies("Y", "choza", 20)
                .agents("R", "gallinero", "LAWYER")
                .turn(8, "B")
                .state();
    }

    /// The number of a place by its name in the figures.
    public static int place(String id) {
        return MoveText.place(id);
    }
}
