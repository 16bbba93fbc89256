package omerta.peperoni;

import static omerta.peperoni.Inspection.unless;
import static omerta.peperoni.Inspection.wrong;

import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// Looks at the police in a position: the markers and the bidding for them.
final class PoliceInspection {

    private final DonPeperoniTables tables;
    private final Village village;

    PoliceInspection(DonPeperoniTables tables, Village village) {
        this.tables = tables;
        this.village = village;
    }

    Ruling inspect(DonPeperoniState state) {
        boolean bidding = state.phase() == DonPeperoniPhase.BID;
        boolean before = state.clock().round() < tables.police()
                || (state.clock().round() == tables.police() && state.phase() != DonPeperoniPhase.STARTER && !bidding);
        for (int i = 0; i < DonPeperoniTables.MARKERS; i++) {
            DonPeperoniMarker marker = state.board().markers().get(i);
            boolean open = !state.auction().stalls().get(i).bidders().isEmpty();
            boolean waits = marker instanceof DonPeperoniMarker.Waiting;
            if (waits != (before || open) || !isPossible(state, i, marker)) {
                return wrong("PP-13.1", "markers", i + 1);
            }
        }
        return unless(before ? isUntouched(state.auction()) : isBid(state, bidding), "PP-12.4", "bidding");
    }

    private boolean isPossible(DonPeperoniState state, int index, DonPeperoniMarker marker) {
        boolean canvassed = state.clock().round() > tables.police();
        DonPeperoniMarker other = state.board().markers().get(DonPeperoniTables.MARKERS - 1 - index);
        return switch (marker) {
            case DonPeperoniMarker.Waiting _, DonPeperoniMarker.Held _, DonPeperoniMarker.Gone _ -> true;
            case DonPeperoniMarker.Frisking(Seat of, int canvasser, var _) ->
                canvassed
                        && canvasser >= 1
                        && canvasser <= DonPeperoniTables.CANVASSERS
                        && !(other instanceof DonPeperoniMarker.Frisking(Seat twice, var _, var _) && twice.equals(of));
            case DonPeperoniMarker.Raiding(var _, int house) ->
                canvassed
                        && state.terms().raid()
                        && village.isHouse(house)
                        && village.isOpen(state.seats(), house)
                        && !(other instanceof DonPeperoniMarker.Raiding(var _, int twice) && twice == house);
            case DonPeperoniMarker.Closing(var _, int street) ->
                canvassed
                        && state.terms().close()
                        && village.isStreet(street)
                        && (tables.setup(state.seats()).far()
                                || !tables.streets().get(street - 1).far())
                        && !(other instanceof DonPeperoniMarker.Closing);
        };
    }

    private static boolean isUntouched(DonPeperoniAuction auction) {
        return auction.passes() == 0
                && !auction.bidding()
                && auction.stalls().stream()
                        .allMatch(stall -> stall.bidders().isEmpty()
                                && stall.isQuiet()
                                && stall.open().stream().allMatch(Pile::isEmpty));
    }

    private static boolean isBid(DonPeperoniState state, boolean bidding) {
        DonPeperoniAuction auction = state.auction();
        if (!bidding) {
            return auction.passes() == 0
                    && !auction.bidding()
                    && auction.bidders().isEmpty()
                    && auction.stalls().stream().allMatch(DonPeperoniStall::isQuiet);
        }
        SeatSet bidders = auction.bidders();
        boolean laid = !auction.stalls().stream().allMatch(DonPeperoniStall::isQuiet);
        return bidders.contains(state.active())
                && auction.passes() >= 0
                && auction.passes() < bidders.size()
                && (laid || !auction.bidding())
                && (auction.bidding() || !state.screen(state.active()).chits().isEmpty());
    }
}
