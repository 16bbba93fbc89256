package omerta.peperoni;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Lists;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// The police come to play: bids in sealed rounds, and what comes of them.
final class Bidding {

    private final DonPeperoniTables tables;
    private final Desk desk;

    Bidding(DonPeperoniTables tables, Desk desk) {
        this.tables = tables;
        this.desk = desk;
    }

    /// Opens the bidding.
    ///
    /// @return whether it is over at once, since nobody can bid, and the next round begins
    boolean open() {
        desk.tell(new DonPeperoniBidding.PoliceCame());
        desk.set(DonPeperoniStage.FRESH);
        SeatSet all = SeatSet.all(desk.seats());
        List<DonPeperoniStall> stalls = desk.auction().stalls().stream()
                .map(stall -> stall.forBidders(all))
                .toList();
        desk.set(new DonPeperoniAuction(stalls, 0, false));
        return ask(desk.clock().start());
    }

    void lay(int marker, int value) {
        Seat seat = desk.active();
        byte chit = tables.code(value);
        desk.take(seat, chit);
        List<DonPeperoniStall> stalls = desk.auction().stalls();
        DonPeperoniStall laid = stalls.get(marker - 1).laying(seat, chit);
        desk.set(new DonPeperoniAuction(Lists.with(stalls, marker - 1, laid), 0, true));
        desk.tell(new DonPeperoniBidding.BidLaid(seat, marker, value));
    }

    /// The active seat is done.
    ///
    /// @return whether the bidding is over, nobody chooses a start player, and the next round begins
    boolean done() {
        DonPeperoniAuction auction = desk.auction();
        if (!auction.bidding()) {
            desk.tell(new DonPeperoniBidding.Passed(desk.active(), true));
        }
        desk.set(new DonPeperoniAuction(auction.stalls(), auction.bidding() ? 0 : auction.passes() + 1, false));
        return ask(desk.active().next(desk.seats()));
    }

    /// Asks the first bidder from a seat on who has a chit; opens the bids when all have passed.
    private boolean ask(Seat from) {
        Seat seat = from;
        DonPeperoniAuction auction = desk.auction();
        while (auction.passes() < auction.bidders().size()) {
            if (auction.bidders().contains(seat)) {
                if (!desk.screen(seat).chits().isEmpty()) {
                    desk.ask(seat, DonPeperoniPhase.BID);
                    return false;
                }
                desk.tell(new DonPeperoniBidding.Passed(seat, false));
                auction = new DonPeperoniAuction(auction.stalls(), auction.passes() + 1, false);
                desk.set(auction);
            }
            seat = seat.next(desk.seats());
        }
        return close();
    }

    private boolean close() {
        learn();
        List<DonPeperoniStall> stalls = new ArrayList<>(desk.auction().stalls());
        for (int i = 0; i < stalls.size(); i++) {
            if (!stalls.get(i).bidders().isEmpty()) {
                stalls.set(i, settle(i, stalls.get(i)));
            }
        }
        desk.set(new DonPeperoniAuction(stalls, 0, false));
        return desk.auction().bidders().isEmpty() ? finish() : ask(desk.clock().start());
    }

    /// Everybody learns the chits of others that are opened.
    private void learn() {
        for (DonPeperoniStall stall : desk.auction().stalls()) {
            for (Seat seat : Seat.first(desk.seats())) {
                if (!stall.laid().get(seat.index()).isEmpty()) {
                    desk.teach(SeatSet.all(desk.seats()).without(seat));
                }
            }
        }
    }

    private DonPeperoniStall settle(int index, DonPeperoniStall stall) {
        int marker = index + 1;
        DonPeperoniStall open = stall.opened();
        SeatSet highest = Highest.of(stall.bidders(), seat -> open.bid(seat, tables));
        if (!stall.isQuiet()) {
            desk.tell(new DonPeperoniBidding.BidsOpened(
                    marker, Highest.sums(desk.seats(), seat -> open.bid(seat, tables))));
        }
        if (highest.size() == 1) {
            Seat winner = highest.seats().getFirst();
            desk.tell(new DonPeperoniBidding.MarkerWon(marker, winner, open.bid(winner, tables)));
            award(index, new DonPeperoniMarker.Held(winner));
            return open.forBidders(SeatSet.NONE);
        }
        if (stall.isQuiet()) {
            desk.tell(new DonPeperoniBidding.MarkerLeft(marker, !highest.isEmpty()));
            award(index, new DonPeperoniMarker.Gone());
            return open.forBidders(SeatSet.NONE);
        }
        desk.tell(new DonPeperoniBidding.BidsTied(marker, highest));
        return open.forBidders(highest);
    }

    private void award(int index, DonPeperoniMarker marker) {
        desk.set(desk.board().withMarker(index, marker));
    }

    /// The highest bid for a single marker chooses.
    private boolean finish() {
        SeatSet highest = Highest.of(SeatSet.all(desk.seats()), this::best);
        Seat seat = desk.clock().start();
        if (highest.isEmpty()) {
            desk.tell(new DonPeperoniBidding.StarterKept(seat));
            return true;
        }
        while (!highest.contains(seat)) {
            seat = seat.next(desk.seats());
        }
        desk.tell(new DonPeperoniBidding.ChooserFound(seat, best(seat)));
        desk.ask(seat, DonPeperoniPhase.STARTER);
        return false;
    }

    private int best(Seat seat) {
        return desk.auction().stalls().stream()
                .mapToInt(stall -> stall.bid(seat, tables))
                .max()
                .orElse(0);
    }
}
