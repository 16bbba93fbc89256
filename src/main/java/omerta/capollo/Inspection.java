package omerta.capollo;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Whether a state from outside can stand at a table.
final class Inspection {

    private final DonCapolloTables tables;
    private final PendingInspection waiting;

    Inspection(DonCapolloTables tables, Stock stock, Pauses pauses) {
        this.tables = tables;
        waiting = new PendingInspection(tables, stock, pauses);
    }

    Ruling inspect(int seats, DonCapolloTerms terms, DonCapolloState state) {
        Ruling agreed = unless(state.terms().equals(terms), "CA-17.2", "terms");
        Ruling sizes = agreed.isLegal() ? sizes(seats, state) : agreed;
        Ruling clock = sizes.isLegal() ? clock(state) : sizes;
        Ruling cards = clock.isLegal() ? cards(state) : clock;
        Ruling purses = cards.isLegal() ? purses(state) : cards;
        return purses.isLegal() ? waiting.inspect(state) : purses;
    }

    static Ruling unless(boolean fine, String clause, String what) {
        return fine ? Ruling.LEGAL : Ruling.illegal(clause, "don-capollo.inspect." + what);
    }

    private static Ruling sizes(int seats, DonCapolloState state) {
        DonCapolloCards cards = state.cards();
        boolean fine = state.seats() == seats
                && state.favours().size() == seats
                && state.favours().stream().allMatch(seat -> seat.index() < seats)
                && cards.hands().size() == seats
                && cards.rows().size() == seats
                && cards.rows().stream().allMatch(rows -> rows.size() == DonCapolloBusiness.KINDS)
                && cards.known().size() == seats * (seats + 1)
                && cards.known().stream().allMatch(known -> known.isEmpty() || known.size() == DonCapolloBusiness.KINDS)
                && state.active().index() < seats
                && state.clock().offers().size() == seats;
        return unless(fine, "CA-1.1", "seats");
    }

    private Ruling clock(DonCapolloState state) {
        DonCapolloClock clock = state.clock();
        boolean fine = clock.turn() > 0 && clock.bought() >= 0 && clock.bought() <= tables.buys();
        for (int i = 0; i < clock.offers().size(); i++) {
            fine &= clock.offers().at(i) >= 0 && clock.offers().at(i) <= tables.offers();
        }
        fine &= !clock.over()
                || (clock.last() && clock.acted() && state.pending().isEmpty());
        fine &= state.counts().size() == (clock.over() ? state.seats() : 0);
        fine &= state.rng().open() && !state.rng().equals(Rng.SEALED);
        return unless(fine, "CA-3.1", "clock");
    }

    private Ruling cards(DonCapolloState state) {
        int[] counts = Census.cards(state);
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            if (counts[business.code()] != tables.copies()) {
                return unless(false, "CA-1.3", "cards");
            }
        }
        DonCapolloCards cards = state.cards();
        boolean fine = counts[Pile.FACE_DOWN] == 0 && (cards.pass() == 1 || cards.pass() == 2);
        fine &= state.clock().last() || cards.pass() == 1 || !cards.draw().isEmpty();
        fine &= state.clock().acted() || cards.open().isEmpty();
        for (Seat seat : Seat.first(state.seats())) {
            Pile rows = cards.rows().get(seat.index());
            for (int i = 0; i < rows.size(); i++) {
                fine &= rows.at(i) >= 0;
            }
            fine &= state.rows(seat) <= DonCapolloTables.ROWS;
            fine &= !state.clock().over()
                    || (state.rows(seat) == 0 && state.hand(seat).isEmpty());
        }
        Ruling lie = unless(fine, "CA-5.2", "lie");
        return lie.isLegal() ? known(cards) : lie;
    }

    /// Nobody knows of more than there is.
    private static Ruling known(DonCapolloCards cards) {
        List<Pile> hands = cards.hands();
        for (Seat seat : Seat.first(cards.seats())) {
            for (int viewer = 0; viewer <= cards.seats(); viewer++) {
                Pile known = cards.known().get(cards.index(seat, viewer));
                int all = 0;
                for (int i = 0; i < known.size(); i++) {
                    int there = hands.get(seat.index())
                            .count(DonCapolloBusiness.of(i + 1).code());
                    if (known.at(i) < 0 || known.at(i) > there) {
                        return unless(false, "CA-8.16", "known");
                    }
                    all += known.at(i);
                }
                if ((all == 0 && !known.isEmpty()) || (viewer == seat.index() && all > 0)) {
                    return unless(false, "CA-8.16", "known");
                }
            }
        }
        return Ruling.LEGAL;
    }

    private static Ruling purses(DonCapolloState state) {
        boolean fine = true;
        for (DonCapolloPurse purse : state.purses()) {
            fine &= purse.money() >= 0
                    && purse.money() <= FigureCheck.MOST * FigureCheck.MOST
                    && purse.power() <= FigureCheck.MOST * FigureCheck.MOST
                    && (purse.power() >= 0 || state.clock().over());
        }
        for (int i = 0; i < state.counts().size(); i++) {
            DonCapolloCount count = state.counts().get(i);
            fine &= count.before() + count.rows() - count.paid() + count.favours() + count.exchanged()
                    == state.purses().get(i).power();
        }
        return unless(fine, "CA-1.7", "purses");
    }
}
