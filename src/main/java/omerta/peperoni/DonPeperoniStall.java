package omerta.peperoni;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// The chits at a police marker.
///
/// @param bidders who may bid for it now
/// @param open each seat's chits that have been opened
/// @param laid each seat's chits that lie face down
public record DonPeperoniStall(SeatSet bidders, List<Pile> open, List<Pile> laid) {
    /// Keeps copies.
    public DonPeperoniStall {
        open = List.copyOf(open);
        laid = List.copyOf(laid);
    }

    /// A marker without chits, at a table of so many seats.
    static DonPeperoniStall empty(int seats) {
        List<Pile> none = Collections.nCopies(seats, Pile.EMPTY);
        return new DonPeperoniStall(SeatSet.NONE, none, none);
    }

    /// What a seat's opened chits are worth.
    public int bid(Seat seat, DonPeperoniTables tables) {
        Pile chits = open.get(seat.index());
        int worth = 0;
        for (int i = 0; i < chits.size(); i++) {
            worth += tables.worth(chits.at(i));
        }
        return worth;
    }

    /// Whether nobody has laid a chit that is not open.
    boolean isQuiet() {
        for (Pile chits : laid) {
            if (!chits.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    DonPeperoniStall forBidders(SeatSet seats) {
        return new DonPeperoniStall(seats, open, laid);
    }

    DonPeperoniStall laying(Seat seat, byte chit) {
        Pile more = laid.get(seat.index()).push(chit);
        return new DonPeperoniStall(bidders, open, Lists.with(laid, seat.index(), more));
    }

    DonPeperoniStall opened() {
        List<Pile> all = new ArrayList<>(open.size());
        for (int i = 0; i < open.size(); i++) {
            all.add(open.get(i).pushAll(laid.get(i)));
        }
        return new DonPeperoniStall(bidders, all, empty(open.size()).laid());
    }

    DonPeperoniStall holding(List<Pile> otherLaid) {
        return new DonPeperoniStall(bidders, open, otherLaid);
    }
}
