package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Turf War: influence is counted turf by turf, control markers are put and moved.
final class War {

    private final Desk desk;

    War(Desk desk) {
        this.desk = desk;
    }

    void begin() {
        desk.set(desk.clock().in(CorleonePhase.TURF_WAR));
        desk.tell(new CorleoneCourse.PhaseBegan(CorleonePhase.TURF_WAR));
        count(1);
    }

    /// Counts from a turf on until somebody has to decide.
    private void count(int first) {
        boolean waits = false;
        for (int turf = first; turf <= CorleoneTables.TURFS && !waits; turf++) {
            waits = countOne(turf);
        }
    }

    private boolean countOne(int turf) {
        int[] influence = new int[desk.seats()];
        int neutral = influence(turf, influence);
        int best = 0;
        boolean alone = true;
        for (int i = 1; i < influence.length; i++) {
            alone = influence[i] > influence[best] || (alone && influence[i] < influence[best]);
            best = influence[i] > influence[best] ? i : best;
        }
        Seat winner = Seat.of(best);
        boolean won = alone && influence[best] > neutral;
        boolean placed = won && desk.family(winner).markers() > 0;
        desk.tell(new CorleoneCourse.Counted(
                desk.city().turfId(turf),
                list(influence),
                neutral,
                won ? Optional.of(winner) : Optional.empty(),
                placed));
        if (placed) {
            desk.set(winner, desk.family(winner).marking(-1));
            put(turf, winner);
        } else if (won && canMove(desk.board(), winner, turf)) {
            desk.push(new CorleonePending.Moving(winner, turf));
            return true;
        }
        return false;
    }

    /// Counts the figures of each seat in a turf.
    ///
    /// @return how many neutral ones there are
    private int influence(int turf, int[] influence) {
        CorleoneBoard board = desk.board();
        int neutral = board.steward() == turf ? 1 : 0;
        for (int space = 0; space < desk.city().spaces(); space++) {
            byte figure = board.figures().at(space);
            if (figure > 0 && desk.city().isIn(space, turf)) {
                if (figure == CorleoneBoard.NEUTRAL) {
                    neutral++;
                } else {
                    influence[figure - 1]++;
                }
            }
        }
        return neutral;
    }

    private static List<Integer> list(int[] numbers) {
        List<Integer> list = new ArrayList<>(numbers.length);
        for (int number : numbers) {
            list.add(number);
        }
        return list;
    }

    private void put(int turf, Seat seat) {
        CorleoneBoard board = desk.board();
        desk.set(board.stacking(turf, board.stack(turf).push(CorleoneBoard.code(seat))));
    }

    /// Whether a seat has a marker in another turf than this one.
    static boolean canMove(CorleoneBoard board, Seat seat, int to) {
        for (int turf = 1; turf <= CorleoneTables.TURFS; turf++) {
            if (turf != to && board.stack(turf).contains(CorleoneBoard.code(seat))) {
                return true;
            }
        }
        return false;
    }

    /// The lowest own marker of a turf goes to the top of the one that was won.
    void move(int from) {
        if (desk.pending().getLast() instanceof CorleonePending.Moving(Seat seat, int turf)) {
            desk.pop();
            Pile stack = desk.board().stack(from).without(CorleoneBoard.code(seat));
            desk.set(desk.board().stacking(from, stack));
            put(turf, seat);
            desk.tell(new CorleoneCourse.MarkerMoved(
                    seat, desk.city().turfId(from), desk.city().turfId(turf)));
            count(turf + 1);
        }
    }

    /// No marker is moved.
    void stay(int turf) {
        Seat seat = desk.pending().getLast().seat();
        desk.pop();
        desk.tell(new CorleoneCourse.MarkersStayed(seat, desk.city().turfId(turf)));
        count(turf + 1);
    }
}
