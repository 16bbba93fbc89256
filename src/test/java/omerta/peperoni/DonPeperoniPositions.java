package omerta.peperoni;

import java.util.List;
import omerta.engine.SeatSet;
import omerta.engine.Table;

/// Positions of Don Peperoni for the tests of its table.
public final class DonPeperoniPositions {

    private DonPeperoniPositions() {}

    /// The rules.
    public static DonPeperoni game() {
        return Fixture.GAME;
    }

    /// The table at which a position is played; Yellow starts.
    public static Table table(DonPeperoniState state) {
        return Position.dealt(
                        state.seats(),
                        "raid",
                        Boolean.toString(state.terms().raid()),
                        "close",
                        Boolean.toString(state.terms().close()))
                .table();
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

    /// The first turn of all with five players.
    public static DonPeperoniState five() {
        return Position.begun(5).state();
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

    /// The same, where markers may also raid houses and close streets.
    public static DonPeperoniState stern() {
        return Position.begun(3, "raid", "true", "close", "true")
                .turn(5, "Y")
                .marker(1, "Y")
                .state();
    }

    /// Yellow has had the highest bid and chooses who starts the fifth round.
    public static DonPeperoniState starting() {
        Position position = new Position(table(bidding()), bidding(), List.of(), SeatSet.NONE).does("bid 1 100");
        while (position.state().phase() == DonPeperoniPhase.BID) {
            position = position.does("done");
        }
        return position.state();
    }

    /// Yellow has just caused a stalemate with Red in the henhouse and may raise at once.
    public static DonPeperoniState tied() {
        return Position.begun(3)
                .lies("R", "gallinero", 50)
                .at("Y", 1, "gallinero")
                .does("bribe 1 50")
                .state();
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

    /// The number of a street by its name in the figures, from 1.
    public static int street(String id) {
        return MoveText.street(id);
    }
}
