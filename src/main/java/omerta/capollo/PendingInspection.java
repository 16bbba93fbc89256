package omerta.capollo;

import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Whether what waits can wait.
final class PendingInspection {

    private final DonCapolloTables tables;
    private final Stock stock;
    private final Pauses pauses;

    PendingInspection(DonCapolloTables tables, Stock stock, Pauses pauses) {
        this.tables = tables;
        this.stock = stock;
        this.pauses = pauses;
    }

    Ruling inspect(DonCapolloState state) {
        for (int i = 0; i < state.pending().size(); i++) {
            if (!fits(state, i, state.pending().get(i))) {
                return Inspection.unless(false, "CA-11.1", "pending");
            }
        }
        return Ruling.LEGAL;
    }

    private boolean fits(DonCapolloState state, int index, DonCapolloPending pending) {
        boolean top = index == state.pending().size() - 1;
        boolean asks = !top || pauses.asked(state).isPresent();
        return switch (pending) {
            case DonCapolloPending.Revealed(SeatSet passed) ->
                index == 0 && asks && state.clock().acted() && seated(state, passed);
            case DonCapolloPending.Ending(SeatSet passed) ->
                index == 0
                        && asks
                        && state.clock().acted()
                        && state.cards().open().isEmpty()
                        && seated(state, passed);
            case DonCapolloPending.Accounting waits ->
                asks
                        && row(state, waits.seat(), waits.business())
                        && waits.count() > 0
                        && waits.count() <= tables.copies()
                        && seated(state, waits.passed());
            case DonCapolloPending.Reckoning waits -> top && row(state, waits.seat(), waits.business());
            case DonCapolloPending.Closing waits -> asks && deal(state, waits.offer()) && seated(state, waits.passed());
            case DonCapolloPending.Confirming waits ->
                top && deal(state, waits.offer()) && waits.offer().concerns(waits.seat());
            case DonCapolloPending.Talks talks -> top && chain(state, talks);
            case DonCapolloPending.Picking(Seat seat, Seat son) ->
                top
                        && seat.index() < state.seats()
                        && son.index() < state.seats()
                        && !seat.equals(son)
                        && !state.hand(son).isEmpty()
                        && state.rows(seat) < DonCapolloTables.ROWS
                        && Known.seen(state.cards(), son, seat.index()).count((byte) 0) == 0;
        };
    }

    private static boolean seated(DonCapolloState state, SeatSet passed) {
        return passed.bits() < 1 << state.seats();
    }

    private static boolean row(DonCapolloState state, Seat seat, DonCapolloBusiness business) {
        return seat.index() < state.seats() && state.row(seat, business) > 0;
    }

    private boolean deal(DonCapolloState state, DonCapolloOffer offer) {
        return parties(state, offer) && stock.seen(state, offer).isLegal();
    }

    private static boolean parties(DonCapolloState state, DonCapolloOffer offer) {
        return offer.from().index() < state.seats()
                && offer.to().index() < state.seats()
                && !offer.from().equals(offer.to());
    }

    private boolean chain(DonCapolloState state, DonCapolloPending.Talks talks) {
        if (talks.chain().isEmpty() || talks.chain().size() > tables.counters() + 1) {
            return false;
        }
        DonCapolloOffer before = null;
        for (DonCapolloOffer offer : talks.chain()) {
            boolean answers = before == null
                    || (offer.from().equals(before.to()) && offer.to().equals(before.from()));
            if (!answers || !parties(state, offer)) {
                return false;
            }
            before = offer;
        }
        return deal(state, talks.last());
    }
}
