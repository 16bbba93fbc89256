package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Whether what a side gets in a deal finds room, and which rows it can account for to make some.
final class Fit {

    /// The only way where there is room.
    private static final List<List<DonCapolloBusiness>> AS_IT_IS = List.of(List.of());

    private final DonCapolloTables tables;

    Fit(DonCapolloTables tables) {
        this.tables = tables;
    }

    /// There is no way to make room.
    static final int NO_WAY = -1;

    /// Every way for a side to make room that it can pay: each a smallest set of rows, a set of none where there is room.
    List<List<DonCapolloBusiness>> ways(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        int first = firstWay(state, offer, side);
        if (first <= 0) {
            return first == 0 ? AS_IT_IS : List.of();
        }
        List<List<DonCapolloBusiness>> ways = new ArrayList<>(DonCapolloTables.ROWS);
        for (int rows = first; rows != NO_WAY; rows = wayAfter(rows, state, offer, side)) {
            ways.add(Kinds.list(rows));
        }
        return ways;
    }

    /// The first of [#ways] as [Kinds]; [#NO_WAY] where there is none.
    int firstWay(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        return missing(state, offer, side) == 0 && left(state, offer, side, 0) >= 0
                ? 0
                : wayAfter(0, state, offer, side);
    }

    private int wayAfter(int before, DonCapolloState state, DonCapolloOffer offer, Seat side) {
        int missing = missing(state, offer, side);
        int free = missing > 0 ? free(state, offer, side) : 0;
        for (int rows = before; rows != free; ) {
            rows = (rows - free) & free;
            if (Integer.bitCount(rows) == missing && left(state, offer, side, rows) >= 0) {
                return rows;
            }
        }
        return NO_WAY;
    }

    /// Whether a side can make room at all.
    Ruling possible(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        if (missing(state, offer, side) < 0) {
            return Floor.no("CA-8.25", "no-room-at-all", side);
        }
        return firstWay(state, offer, side) == NO_WAY ? Floor.no("CA-8.24", "clearing-too-dear", side) : Ruling.LEGAL;
    }

    /// Whether these are rows by which a side makes room.
    Ruling clears(DonCapolloState state, DonCapolloOffer offer, Seat side, List<DonCapolloBusiness> rows) {
        Ruling possible = possible(state, offer, side);
        if (!possible.isLegal()) {
            return possible;
        }
        int missing = missing(state, offer, side);
        if (rows.size() != missing) {
            return missing > rows.size()
                    ? Floor.no("CA-8.22", "make-room", missing)
                    : Floor.no("CA-8.23", "too-many-rows", missing);
        }
        int free = free(state, offer, side);
        int named = Kinds.of(rows);
        for (int left = named; left != 0; left = Kinds.rest(left)) {
            DonCapolloBusiness row = Kinds.first(left);
            if (!Kinds.has(free, row) || DonCapolloGoods.count(rows, row) > 1) {
                return Floor.no("CA-8.23", "makes-no-room", Phrases.business(row));
            }
        }
        return left(state, offer, side, named) >= 0 ? Ruling.LEGAL : Floor.no("CA-8.24", "clearing-too-dear", side);
    }

    /// How many rows a side has to account for; less than 0 where even that is not enough.
    private static int missing(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        int got = offer.got(side).kinds();
        if (got == 0) {
            return 0;
        }
        int rows = Integer.bitCount(got | staying(state, offer, side));
        return Integer.bitCount(got) > DonCapolloTables.ROWS ? -1 : Math.max(0, rows - DonCapolloTables.ROWS);
    }

    /// The rows that a side can account for to make room.
    private static int free(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        return staying(state, offer, side) & ~offer.got(side).kinds();
    }

    /// The rows of which a card stays when what their owner gives has left.
    private static int staying(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        int staying = Kinds.ofRows(state, side);
        List<DonCapolloBusiness> given = offer.given(side).rows();
        for (int i = 0; i < given.size(); i++) {
            staying &= stays(state, offer, side, given.get(i)) > 0 ? -1 : ~Kinds.of(given.get(i));
        }
        return staying;
    }

    /// How many cards of a row stay when what its owner gives has left.
    static int stays(DonCapolloState state, DonCapolloOffer offer, Seat side, DonCapolloBusiness business) {
        return state.row(side, business)
                - DonCapolloGoods.count(offer.given(side).rows(), business);
    }

    /// What money a side has left when it accounts for these rows.
    private int left(DonCapolloState state, DonCapolloOffer offer, Seat side, int rows) {
        int money =
                state.money(side) - offer.given(side).money() + offer.got(side).money();
        for (int left = rows; left != 0; left = Kinds.rest(left)) {
            DonCapolloBusiness row = Kinds.first(left);
            money += tables.money(row, stays(state, offer, side, row));
        }
        return money;
    }
}
