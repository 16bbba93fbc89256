package omerta.capollo;

import java.util.Optional;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Who is asked in a pause: the holders of favours that could break in.
final class Pauses {

    private final DonCapolloTables tables;

    Pauses(DonCapolloTables tables) {
        this.tables = tables;
    }

    /// Who is asked next in the pause on top, from the active seat to the left; empty where the pause is over, or where
    /// none is on top.
    Optional<Seat> asked(DonCapolloState state) {
        if (state.pending().isEmpty()) {
            return Optional.empty();
        }
        return switch (state.pending().getLast()) {
            case DonCapolloPending.Revealed(SeatSet passed) -> asked(state, SeatSet.of(state.active()), passed);
            case DonCapolloPending.Ending(SeatSet passed) -> asked(state, SeatSet.of(state.active()), passed);
            case DonCapolloPending.Accounting waits -> asked(state, SeatSet.of(waits.seat()), waits.passed());
            case DonCapolloPending.Closing waits ->
                asked(state, SeatSet.of(waits.offer().from()).with(waits.offer().to()), waits.passed());
            case DonCapolloPending.Talks _,
                    DonCapolloPending.Picking _,
                    DonCapolloPending.Reckoning _,
                    DonCapolloPending.Confirming _ -> Optional.empty();
        };
    }

    private Optional<Seat> asked(DonCapolloState state, SeatSet sons, SeatSet passed) {
        Seat seat = state.active();
        for (int i = 0; i < state.seats(); i++) {
            if (!passed.contains(seat)) {
                Leave leave = Floor.of(state, seat);
                for (Seat son : Seat.first(state.seats())) {
                    if (sons.contains(son) && leave != Leave.SILENT && couldBreakIn(state, seat, son, leave)) {
                        return Optional.of(seat);
                    }
                }
            }
            seat = seat.next(state.seats());
        }
        return Optional.empty();
    }

    private boolean couldBreakIn(DonCapolloState state, Seat seat, Seat son, Leave leave) {
        if (seat.equals(son) || !state.holder(son).equals(seat)) {
            return false;
        }
        boolean clears = leave != Leave.FAVOURS && canAccount(state, seat);
        if (!state.hand(son).isEmpty() && (clears || state.rows(seat) < DonCapolloTables.ROWS)) {
            return true;
        }
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            boolean there = state.row(son, business) > 0
                    || (son.equals(state.active()) && state.cards().open().contains(business.code()));
            if (there && (clears || state.hasRoom(seat, business))) {
                return true;
            }
        }
        return false;
    }

    private boolean canAccount(DonCapolloState state, Seat seat) {
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            int count = state.row(seat, business);
            if (count > 0 && state.money(seat) + tables.money(business, count) >= 0) {
                return true;
            }
        }
        return false;
    }
}
