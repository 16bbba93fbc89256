package omerta.capollo;

import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Who may do how much, by what waits.
final class Floor {

    private Floor() {}

    /// A refusal.
    static Ruling.Illegal no(String clause, String key, Object... args) {
        return Ruling.illegal(clause, "don-capollo.refusal." + key, args);
    }

    /// How much a seat may do.
    static Leave of(DonCapolloState state, Seat seat) {
        if (state.clock().over() || seat.index() >= state.seats()) {
            return Leave.SILENT;
        }
        boolean active = seat.equals(state.active());
        if (state.pending().isEmpty()) {
            return active ? Leave.TURN : state.clock().acted() ? Leave.TALKS : Leave.SILENT;
        }
        return switch (state.pending().getLast()) {
            case DonCapolloPending.Revealed _, DonCapolloPending.Ending _ -> active ? Leave.BREAK_IN : Leave.TALKS;
            case DonCapolloPending.Accounting waits -> waits.seat().equals(seat) ? Leave.SILENT : below(state, seat);
            case DonCapolloPending.Closing waits -> waits.offer().concerns(seat) ? Leave.SILENT : below(state, seat);
            case DonCapolloPending.Talks _,
                    DonCapolloPending.Picking _,
                    DonCapolloPending.Reckoning _,
                    DonCapolloPending.Confirming _ -> Leave.SILENT;
        };
    }

    private static Leave below(DonCapolloState state, Seat seat) {
        return hasGivenWord(state, seat) ? Leave.FAVOURS : Leave.BREAK_IN;
    }

    /// Whether a seat is a party of a deal or an accountability that waits.
    static boolean hasGivenWord(DonCapolloState state, Seat seat) {
        for (int i = 0; i < state.pending().size(); i++) {
            boolean party = switch (state.pending().get(i)) {
                case DonCapolloPending.Accounting waits -> waits.seat().equals(seat);
                case DonCapolloPending.Closing waits -> waits.offer().concerns(seat);
                case DonCapolloPending.Reckoning waits -> waits.seat().equals(seat);
                case DonCapolloPending.Confirming waits -> waits.offer().concerns(seat);
                case DonCapolloPending.Revealed _,
                        DonCapolloPending.Ending _,
                        DonCapolloPending.Talks _,
                        DonCapolloPending.Picking _ -> false;
            };
            if (party) {
                return true;
            }
        }
        return false;
    }

    /// Whether only the own favour for a card may be offered: a deal or an accountability waits.
    static boolean isHushed(DonCapolloState state) {
        for (int i = 0; i < state.pending().size(); i++) {
            DonCapolloPending pending = state.pending().get(i);
            if (pending instanceof DonCapolloPending.Accounting || pending instanceof DonCapolloPending.Closing) {
                return true;
            }
        }
        return false;
    }

    /// Whether a seat may do what needs so much leave.
    static Ruling may(DonCapolloState state, Seat seat, Leave needed) {
        Leave leave = of(state, seat);
        if (leave.compareTo(needed) >= 0) {
            return Ruling.LEGAL;
        }
        if (state.clock().over() || seat.index() >= state.seats()) {
            return no("CA-13.3", "over");
        }
        if (leave == Leave.FAVOURS) {
            return no("CA-11.19", "favours-only");
        }
        if (leave != Leave.SILENT) {
            return seat.equals(state.active()) ? no("CA-11.8", "pause") : no("CA-3.7", "not-your-turn");
        }
        return silent(state, seat);
    }

    private static Ruling silent(DonCapolloState state, Seat seat) {
        if (state.pending().isEmpty()) {
            return no("CA-11.9", "not-before-main", state.active());
        }
        return switch (state.pending().getLast()) {
            case DonCapolloPending.Talks talks ->
                no("CA-8.11", "offer-waits", talks.last().to());
            case DonCapolloPending.Picking picking -> no("CA-9.12", "picking", picking.seat());
            case DonCapolloPending.Reckoning reckoning -> no("CA-11.12", "reckoning", reckoning.seat());
            case DonCapolloPending.Confirming confirming -> no("CA-11.13", "confirming", confirming.seat());
            case DonCapolloPending.Accounting _,
                    DonCapolloPending.Closing _,
                    DonCapolloPending.Revealed _,
                    DonCapolloPending.Ending _ -> no("CA-11.18", "word-given", seat);
        };
    }
}
