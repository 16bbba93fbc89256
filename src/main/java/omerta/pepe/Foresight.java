package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Seat;

/// Looks at what actions would do at the table.
final class Foresight {

    private final Layout layout;
    private final Reach reach;
    private final Deeds deeds;

    Foresight(Layout layout, Reach reach, Deeds deeds) {
        this.layout = layout;
        this.reach = reach;
        this.deeds = deeds;
    }

    DonPepePreview preview(DonPepeBoard board, Seat seat, DonPepeAction action) {
        DonPepeBoard after = deeds.after(board, seat.index(), action);
        List<DonPepePair> broken = pairs(board);
        List<DonPepePair> made = pairs(after);
        List<DonPepePair> kept = broken.stream().filter(made::contains).toList();
        broken.removeAll(kept);
        made.removeAll(kept);
        return new DonPepePreview(
                Report.sitters(board, deeds.dead(board, action)),
                Report.sitters(board, Deeds.asleep(board, action)),
                broken,
                made,
                threats(after));
    }

    /// The businesses whose halves are both of one seat and bring it money.
    private List<DonPepePair> pairs(DonPepeBoard board) {
        List<DonPepePair> pairs = new ArrayList<>();
        for (int[] halves : layout.businesses()) {
            int one = board.man(halves[0]);
            int other = board.man(halves[1]);
            boolean whole = one != DonPepeMan.NOBODY
                    && other != DonPepeMan.NOBODY
                    && DonPepeMan.seat(one) == DonPepeMan.seat(other)
                    && !board.sleeps(halves[0])
                    && !board.sleeps(halves[1]);
            if (whole) {
                pairs.add(new DonPepePair(Seat.of(DonPepeMan.seat(one)), layout.thing(halves[0])));
            }
        }
        return pairs;
    }

    /// Whom each cake on the table would catch.
    List<DonPepeThreat> threats(DonPepeBoard board) {
        List<DonPepeThreat> threats = new ArrayList<>();
        for (Seat seat : Seat.first(board.cakes().size())) {
            int chair = board.cake(seat);
            if (chair > 0) {
                threats.add(new DonPepeThreat(seat, chair, Report.sitters(board, reach.caught(board, chair))));
            }
        }
        return threats;
    }
}
