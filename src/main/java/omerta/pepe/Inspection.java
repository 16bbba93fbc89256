package omerta.pepe;

import java.util.List;
import java.util.function.Supplier;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Looks whether a position can stand at a table: everything there once, every number in its range, the phase as men and
/// money have it.
final class Inspection {

    private final DonPepeTables tables;
    private final PlaceInspection places;
    private final TurnInspection turns;

    Inspection(DonPepeTables tables, Layout layout) {
        this.tables = tables;
        places = new PlaceInspection(tables, layout);
        turns = new TurnInspection(tables);
    }

    Ruling inspect(int seats, DonPepeTerms terms, DonPepeState state) {
        return first(List.of(
                () -> sizes(seats, terms, state),
                () -> cards(state),
                () -> places.men(state),
                () -> places.pills(state),
                () -> places.cakes(state),
                () -> money(state),
                () -> deeds(state),
                () -> turns.inspect(state)));
    }

    static Ruling first(List<Supplier<Ruling>> looks) {
        for (Supplier<Ruling> look : looks) {
            Ruling ruling = look.get();
            if (!ruling.isLegal()) {
                return ruling;
            }
        }
        return Ruling.LEGAL;
    }

    static Ruling wrong(String clause, String key, Object... args) {
        return Ruling.illegal(clause, "don-pepe.refusal.position." + key, args);
    }

    static Ruling unless(boolean fine, String clause, String key, Object... args) {
        return fine ? Ruling.LEGAL : wrong(clause, key, args);
    }

    private Ruling sizes(int seats, DonPepeTerms terms, DonPepeState state) {
        DonPepeClock clock = state.clock();
        DonPepeBoard board = state.board();
        DonPepeLedger ledger = state.ledger();
        boolean each = state.cards().hands().size() == seats
                && board.cakes().size() == seats
                && ledger.cash().size() == seats
                && ledger.taken().size() == seats
                && ledger.out().size() == seats;
        boolean chairs =
                board.chairs().size() == DonPepeTables.CHAIRS && board.pills().size() == DonPepeTables.CHAIRS;
        return first(List.of(
                () -> unless(each, "DP-1.1", "seats", seats),
                () -> unless(chairs, "DP-1.2", "chairs", DonPepeTables.CHAIRS),
                () -> unless(state.terms().equals(terms), "DP-3.3", "terms"),
                () -> unless(
                        clock.first().index() < seats
                                && clock.turn().index() < seats
                                && clock.active().index() < seats,
                        "DP-4.1",
                        "no-seat",
                        seats),
                () -> unless(state.rng().open(), "DP-2.8", "sealed")));
    }

    private Ruling cards(DonPepeState state) {
        int[] counts = Census.cards(state);
        if (counts[Pile.FACE_DOWN] > 0) {
            return wrong("DP-2.3", "face-down", counts[Pile.FACE_DOWN]);
        }
        for (DonPepeCard card : DonPepeCard.values()) {
            if (counts[card.code()] != tables.deck().of(card)) {
                return wrong(
                        "DP-2.3",
                        "cards",
                        Phrases.card(card),
                        counts[card.code()],
                        tables.deck().of(card));
            }
        }
        for (Seat seat : Seat.first(state.seats())) {
            int size = state.hand(seat).size();
            if (size > tables.hand()) {
                return wrong("DP-7.9", "hand", seat, size, tables.hand());
            }
            if (size > 0 && !state.isIn(seat)) {
                return wrong("DP-14.2", "hand-out", seat);
            }
        }
        Pile removed = state.cards().removed();
        return unless(removed.count(DonPepeCard.COPS.code()) == removed.size(), "DP-11.7", "removed");
    }

    private Ruling money(DonPepeState state) {
        DonPepeLedger ledger = state.ledger();
        int money = Census.money(state) * DonPepeTables.THOUSAND;
        int bank = tables.setup(state.seats()).bank();
        return first(List.of(
                () -> unless(isWithoutDebt(ledger, state.seats()), "DP-2.4", "debt"),
                () -> unless(money == bank, "DP-2.4", "money", Phrases.money(money), Phrases.money(bank))));
    }

    private static boolean isWithoutDebt(DonPepeLedger ledger, int seats) {
        boolean fine = ledger.bank() >= 0;
        for (int seat = 0; seat < seats; seat++) {
            fine &= ledger.cash().at(seat) >= 0;
        }
        return fine;
    }

    /// Who killed how many, and when each went out.
    private static Ruling deeds(DonPepeState state) {
        DonPepeLedger ledger = state.ledger();
        int all = 0;
        for (Seat seat : Seat.first(state.seats())) {
            int taken = state.taken(seat);
            all += taken;
            if (taken < 0 || taken > state.board().fallen().size() - state.lost(seat)) {
                return wrong("DP-16.6", "taken", seat, taken);
            }
            int out = ledger.out().at(seat.index());
            if (out < 0
                    || out > ledger.lastInstant()
                    || (out > 1 && !ledger.out().contains((byte) (out - 1)))) {
                return wrong("DP-16.5", "instant", seat, out);
            }
            if (state.isIn(seat) != state.living(seat) > 0) {
                return wrong("DP-14.1", "out", seat);
            }
        }
        return unless(all <= state.board().fallen().size(), "DP-16.6", "all-taken", all);
    }
}
