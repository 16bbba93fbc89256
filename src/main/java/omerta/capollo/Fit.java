package omerta.capollo;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Whether what a side gets in a deal finds room, and which rows it can account for to make some.
final class Fit {

    private final DonCapolloTables tables;

    Fit(DonCapolloTables tables) {
        this.tables = tables;
    }

    /// Every way for a side to make room that it can pay: each a smallest set of rows, a set of none where there is room.
    List<List<DonCapolloBusiness>> ways(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        int missing = missing(state, offer, side);
        List<List<DonCapolloBusiness>> ways = new ArrayList<>();
        if (missing >= 0) {
            List<DonCapolloBusiness> free = free(state, offer, side);
            for (int set = 0; set < 1 << free.size(); set++) {
                List<DonCapolloBusiness> rows = new ArrayList<>();
                for (int i = 0; i < free.size(); i++) {
                    if ((set >> i & 1) == 1) {
                        rows.add(free.get(i));
                    }
                }
                if (rows.size() == missing && left(state, offer, side, rows) >= 0) {
                    ways.add(rows);
                }
            }
        }
        return ways;
    }

    /// Whether a side can make room at all.
    Ruling possible(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        if (missing(state, offer, side) < 0) {
            return Floor.no("CA-8.25", "no-room-at-all", side);
        }
        return ways(state, offer, side).isEmpty() ? Floor.no("CA-8.24", "clearing-too-dear", side) : Ruling.LEGAL;
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
        List<DonCapolloBusiness> free = free(state, offer, side);
        for (DonCapolloBusiness row : rows) {
            if (!free.contains(row) || DonCapolloGoods.count(rows, row) > 1) {
                return Floor.no("CA-8.23", "makes-no-room", Phrases.business(row));
            }
        }
        return left(state, offer, side, rows) >= 0 ? Ruling.LEGAL : Floor.no("CA-8.24", "clearing-too-dear", side);
    }

    /// How many rows a side has to account for; less than 0 where even that is not enough.
    private static int missing(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        int got = 0;
        int rows = 0;
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            boolean comes = offer.got(side).cards(business) > 0;
            got += comes ? 1 : 0;
            rows += comes || stays(state, offer, side, business) > 0 ? 1 : 0;
        }
        if (got == 0) {
            return 0;
        }
        return got > DonCapolloTables.ROWS ? -1 : Math.max(0, rows - DonCapolloTables.ROWS);
    }

    private static List<DonCapolloBusiness> free(DonCapolloState state, DonCapolloOffer offer, Seat side) {
        List<DonCapolloBusiness> free = new ArrayList<>();
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            if (offer.got(side).cards(business) == 0 && stays(state, offer, side, business) > 0) {
                free.add(business);
            }
        }
        return free;
    }

    /// How many cards of a row stay when what its owner gives has left.
    static int stays(DonCapolloState state, DonCapolloOffer offer, Seat side, DonCapolloBusiness business) {
        return state.row(side, business)
                - DonCapolloGoods.count(offer.given(side).rows(), business);
    }

    private int left(DonCapolloState state, DonCapolloOffer offer, Seat side, List<DonCapolloBusiness> rows) {
        int money =
                state.money(side) - offer.given(side).money() + offer.got(side).money();
        for (DonCapolloBusiness row : rows) {
            money += tables.money(row, stays(state, offer, side, row));
        }
        return money;
    }
}
