package omerta.corleone;

import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Whether somebody can have this to decide.
final class PendingInspection {

    private static final int DEEPEST = 3;

    private final CorleoneCity city;
    private final Targets targets;

    PendingInspection(CorleoneCity city, Targets targets) {
        this.city = city;
        this.targets = targets;
    }

    Ruling inspect(CorleoneState state) {
        return Inspection.unless(
                state.clock().over() ? over(state) : phase(state) && stack(state), "CO-4.1", "pending");
    }

    private static boolean over(CorleoneState state) {
        boolean fine = state.clock().act() == CorleoneTables.ACTS
                && state.clock().phase() == CorleonePhase.TRIBUTE
                && state.pending().isEmpty();
        for (CorleoneFamily family : state.families()) {
            fine &= family.hand().isEmpty() && family.played().isEmpty();
        }
        return fine;
    }

    /// Whether somebody decides in this phase, as it stands.
    private boolean phase(CorleoneState state) {
        boolean empty = state.pending().isEmpty();
        return switch (state.clock().phase()) {
            case FAMILY_BUSINESS -> !empty || isTurn(state);
            case TURF_WAR -> !empty;
            case BRIBERY ->
                city.tables().act(state.clock().act()).bribery() && (empty ? isAnyToBid(state) : isAllIn(state));
            case TRIBUTE -> empty && Tribute.due(state, city.tables()).isPresent();
            case OPEN_NEW_BUSINESS, ENTRACTE -> false;
        };
    }

    private boolean isTurn(CorleoneState state) {
        Seat active = state.clock().active();
        return state.family(active).figures() > 0 && (!state.hand(active).isEmpty() || targets.canPlace(state, active));
    }

    private static boolean isAnyToBid(CorleoneState state) {
        boolean any = false;
        for (CorleoneFamily family : state.families()) {
            if (family.bid().isEmpty() && family.suitcase().isEmpty()) {
                return false;
            }
            any |= family.bid().isEmpty();
        }
        return any;
    }

    /// Whether just those who pick have a bid.
    private static boolean isAllIn(CorleoneState state) {
        int bids = 0;
        for (CorleoneFamily family : state.families()) {
            bids += family.bid().isPresent() ? 1 : 0;
        }
        return bids == state.pending().size() && bids <= state.supply().allies().size();
    }

    private boolean stack(CorleoneState state) {
        int depth = state.pending().size();
        boolean fine = state.clock().phase() == CorleonePhase.BRIBERY || depth <= DEEPEST;
        for (int i = 0; i < depth && fine; i++) {
            CorleonePending pending = state.pending().get(i);
            fine = pending.seat().index() < state.seats() && fits(state, i, pending);
        }
        return fine;
    }

    private boolean fits(CorleoneState state, int index, CorleonePending pending) {
        CorleonePhase phase = state.clock().phase();
        boolean top = index == state.pending().size() - 1;
        return switch (pending) {
            case CorleonePending.Taking taking ->
                phase == CorleonePhase.FAMILY_BUSINESS
                        && source(state, taking)
                        && taking.marked() >>> CorleoneTables.TURFS == 0
                        && (!top || targets.isOpen(state, taking));
            case CorleonePending.Looking(Seat seat, Pile jobs) ->
                phase == CorleonePhase.FAMILY_BUSINESS
                        && top
                        && index > 0
                        && state.pending().get(index - 1).seat().equals(seat)
                        && jobs.size() == 2
                        && Inspection.all(jobs, CorleoneCity.JOB, CorleoneCity.ALLY);
            case CorleonePending.Moving(Seat seat, int turf) ->
                phase == CorleonePhase.TURF_WAR
                        && index == 0
                        && top
                        && turf >= 1
                        && turf <= CorleoneTables.TURFS
                        && state.family(seat).markers() == 0
                        && War.canMove(state.board(), seat, turf);
            case CorleonePending.Picking(Seat seat) ->
                phase == CorleonePhase.BRIBERY
                        && state.family(seat)
                                .bid()
                                .filter(bid -> !bid.isEmpty())
                                .isPresent()
                        && (!top || state.supply().allies().size() > 1);
        };
    }

    private boolean source(CorleoneState state, CorleonePending.Taking taking) {
        CorleoneBoard board = state.board();
        Seat seat = taking.seat();
        return switch (taking.source()) {
            case CorleoneSource.Front(int space) -> isFront(board, space) && board.isOf(space, seat);
            case CorleoneSource.Spot(int space) -> space >= CorleoneCity.FRONTS && board.isOf(space, seat);
            case CorleoneSource.Share(int space) ->
                isFront(board, space)
                        && board.isRival(space, seat)
                        && board.isControlledBy(CorleoneCity.turf(space), seat);
            case CorleoneSource.Used(int space) -> targets.canUse(board, seat, space);
            case CorleoneSource.Job(int card) -> CorleoneCity.isJob(card);
            case CorleoneSource.Ally(int card) ->
                CorleoneCity.isAlly(card) && state.family(seat).played().contains((byte) card);
        };
    }

    private static boolean isFront(CorleoneBoard board, int space) {
        return space >= 0 && space < CorleoneCity.FRONTS && board.isThere(space);
    }
}
