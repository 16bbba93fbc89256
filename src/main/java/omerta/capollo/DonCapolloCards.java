package omerta.capollo;

import java.util.List;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// Where the cards are.
///
/// @param draw the draw pile
/// @param discards the discard pile
/// @param pass which time the draw pile is used up: the first or, after the shuffle, the second
/// @param open the cards that were turned up and have no place yet
/// @param hands the hand of each seat, the newest card last
/// @param rows for each seat how many cards of each business lie before it
/// @param known for each hand and each viewer (the seats, then the table) how many cards of each business are known to
///     be there; empty where nothing is
public record DonCapolloCards(
        Pile draw, Pile discards, int pass, Pile open, List<Pile> hands, List<Pile> rows, List<Pile> known) {
    /// Keeps copies.
    public DonCapolloCards {
        hands = List.copyOf(hands);
        rows = List.copyOf(rows);
        known = List.copyOf(known);
    }

    /// How many seats there are.
    int seats() {
        return hands.size();
    }

    int index(Seat hand, int viewer) {
        return hand.index() * (seats() + 1) + viewer;
    }

    /// How many cards of a business in a hand are known to a viewer, its own knowledge and the table's.
    int known(Seat hand, int viewer, DonCapolloBusiness business) {
        Pile own = known.get(index(hand, viewer));
        Pile all = known.get(index(hand, seats()));
        int seen = own.isEmpty() ? 0 : own.at(business.ordinal());
        return all.isEmpty() ? seen : Math.max(seen, all.at(business.ordinal()));
    }

    DonCapolloCards piles(Pile newDraw, Pile newDiscards, int newPass) {
        return new DonCapolloCards(newDraw, newDiscards, newPass, open, hands, rows, known);
    }

    DonCapolloCards opening(Pile newOpen) {
        return new DonCapolloCards(draw, discards, pass, newOpen, hands, rows, known);
    }

    DonCapolloCards hand(Seat seat, Pile hand) {
        return new DonCapolloCards(draw, discards, pass, open, Lists.with(hands, seat.index(), hand), rows, known);
    }

    DonCapolloCards row(Seat seat, DonCapolloBusiness business, int more) {
        Pile own = rows.get(seat.index());
        Pile now = own.with(business.ordinal(), (byte) (own.at(business.ordinal()) + more));
        return new DonCapolloCards(draw, discards, pass, open, hands, Lists.with(rows, seat.index(), now), known);
    }

    DonCapolloCards knowing(List<Pile> nowKnown) {
        return new DonCapolloCards(draw, discards, pass, open, hands, rows, nowKnown);
    }
}
