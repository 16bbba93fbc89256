package omerta.pepe;

import static omerta.pepe.Inspection.first;
import static omerta.pepe.Inspection.unless;
import static omerta.pepe.Inspection.wrong;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Looks at where a turn stands in a position: who decides what, after which cards.
final class TurnInspection {

    private static final int MOST_PLAYED = 2;

    private final DonPepeTables tables;

    TurnInspection(DonPepeTables tables) {
        this.tables = tables;
    }

    Ruling inspect(DonPepeState state) {
        return first(List.of(() -> over(state), () -> quiet(state), () -> played(state), () -> switch (state.phase()) {
            case SEATING -> seating(state);
            case RAID -> raid(state);
            case CARDS -> cards(state);
            case OVER -> Ruling.LEGAL;
        }));
    }

    private Ruling over(DonPepeState state) {
        DonPepeLedger ledger = state.ledger();
        boolean seated = state.phase() != DonPepePhase.SEATING && state.phase() != DonPepePhase.RAID;
        int in = ledger.playersIn();
        boolean over = in <= 1 || ledger.bank() == 0 || state.clock().quiet() >= tables.stall() * in;
        if (in == 1 && ledger.bank() > 0) {
            return wrong("DP-15.1", "bank-left");
        }
        if (seated && !state.board().waiting().isEmpty()) {
            return wrong("DP-4.1", "not-seated");
        }
        return unless(
                over == (state.phase() == DonPepePhase.OVER),
                over ? DonPepeEnd.of(ledger).clause() : "DP-15.6",
                over ? "is-over" : "not-over");
    }

    private Ruling quiet(DonPepeState state) {
        int quiet = state.clock().quiet();
        int most = tables.stall() * state.ledger().playersIn();
        return unless(quiet >= DonPepeClock.LOUD && quiet <= Math.max(most, 0), "DP-15.8", "quiet", quiet);
    }

    private static Ruling played(DonPepeState state) {
        DonPepeClock clock = state.clock();
        Pile played = clock.played();
        boolean fine = played.size() <= MOST_PLAYED && (played.isEmpty() || !clock.discarded());
        for (int i = 0; fine && i < played.size(); i++) {
            byte card = played.at(i);
            boolean action = DonPepeCard.isCard(card) && DonPepeCard.of(card).isAction();
            Pile lies = card == DonPepeCard.COPS.code()
                    ? state.cards().removed()
                    : state.cards().discards();
            fine = DonPepeCard.isCard(card)
                    && (i == 0 || !action)
                    && (lies.count(card) >= played.count(card) || state.phase() == DonPepePhase.OVER);
        }
        return unless(fine, "DP-7.1", "played");
    }

    private Ruling seating(DonPepeState state) {
        DonPepeClock clock = state.clock();
        boolean byHand = state.terms().seating() == DonPepeSeating.BY_HAND;
        boolean fresh = clock.round() == 0
                && clock.turn().equals(clock.first())
                && clock.quiet() == 0
                && clock.isUntouched()
                && state.board().fallen().isEmpty()
                && state.bank() == tables.setup(state.seats()).bank()
                && state.board().cakes().count(DonPepeBoard.AT_HOME) == state.seats()
                && !state.board().waiting().isEmpty();
        return first(List.of(
                () -> unless(byHand, "DP-3.4", "by-plan"),
                () -> unless(fresh, "DP-3.1", "not-fresh"),
                () -> order(state, clock.first(), "DP-3.6")));
    }

    private static Ruling raid(DonPepeState state) {
        DonPepeClock clock = state.clock();
        boolean called = clock.played().equals(Pile.of(DonPepeCard.COPS.code()));
        return first(List.of(
                () -> unless(clock.round() >= 1, "DP-4.1", "round", clock.round()),
                () -> unless(called, "DP-11.1", "no-raid"),
                () -> unless(!state.board().waiting().isEmpty(), "DP-11.6", "all-seated"),
                () -> unless(state.board().pills().equals(DonPepeBoard.NOBODY), "DP-11.2", "raid-pills"),
                () -> order(state, clock.turn(), "DP-11.4")));
    }

    /// Whether the men were seated in turn, counter-clockwise from a seat on.
    private static Ruling order(DonPepeState state, Seat from, String clause) {
        int seats = state.seats();
        int seated = DonPepeBoard.count(state.board().chairs(), state.active().index());
        boolean before = true;
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of((from.index() + seats - i) % seats);
            before &= !seat.equals(state.active());
            int due = Math.min(state.living(seat), before ? seated + 1 : seated);
            if (DonPepeBoard.count(state.board().chairs(), seat.index()) != due) {
                return wrong(clause, "order", seat);
            }
        }
        return unless(state.waiting(state.active()) > 0, clause, "order", state.active());
    }

    private Ruling cards(DonPepeState state) {
        DonPepeClock clock = state.clock();
        int used = clock.played().size() + (clock.discarded() ? 1 : 0);
        return first(List.of(
                () -> unless(clock.round() >= 1, "DP-4.1", "round", clock.round()),
                () -> unless(clock.active().equals(clock.turn()), "DP-4.1", "not-active", clock.turn()),
                () -> unless(state.isIn(clock.turn()), "DP-4.1", "is-out", clock.turn()),
                () -> unless(
                        state.hand(clock.turn()).size() + used <= tables.hand(),
                        "DP-7.9",
                        "hand",
                        clock.turn(),
                        state.hand(clock.turn()).size(),
                        tables.hand() - used)));
    }
}
