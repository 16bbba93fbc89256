package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.corleone.CorleoneBoard;
import omerta.corleone.CorleoneCity;
import omerta.corleone.CorleoneCourse;
import omerta.corleone.CorleoneEvent;
import omerta.corleone.CorleoneFamily;
import omerta.corleone.CorleoneState;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Control markers as they were before something was told, to be drawn while it is told.
///
/// @param city the printed figures
/// @param end the view after all of it
record Rewind(CorleoneCity city, CorleoneState end) {

    /// The view before these happened.
    ///
    /// @param later what happened from then to the end, in that order
    CorleoneState before(List<CorleoneEvent> later) {
        List<Pile> stacks = new ArrayList<>(end.board().stacks());
        List<CorleoneFamily> families = new ArrayList<>(end.families());
        for (CorleoneEvent event : later) {
            if (event instanceof CorleoneCourse.Counted counted && counted.placed()) {
                int turf = turf(counted.turf());
                stacks.set(turf - 1, stacks.get(turf - 1).pop());
                counted.winner().ifPresent(seat -> givesBack(families, seat));
            }
        }
        CorleoneBoard board = end.board();
        return new CorleoneState(
                end.rng(),
                end.clock(),
                new CorleoneBoard(board.tiles(), board.figures(), board.bombs(), board.steward(), stacks),
                end.supply(),
                families,
                end.pending());
    }

    /// A board on which nobody stands on a space.
    static CorleoneBoard emptied(CorleoneBoard board, int space) {
        return new CorleoneBoard(
                board.tiles(), board.figures().with(space, (byte) 0), board.bombs(), board.steward(), board.stacks());
    }

    /// The number of a turf by its name in files.
    int turf(String id) {
        return 1
                + city.tables().turfs().stream().map(turf -> turf.id()).toList().indexOf(id);
    }

    private static void givesBack(List<CorleoneFamily> families, Seat seat) {
        CorleoneFamily family = families.get(seat.index());
        families.set(
                seat.index(),
                new CorleoneFamily(
                        family.hand(),
                        family.suitcase(),
                        family.bid(),
                        family.done(),
                        family.played(),
                        family.thugs(),
                        family.members(),
                        family.drownedThugs(),
                        family.drownedMembers(),
                        family.markers() + 1));
    }
}
