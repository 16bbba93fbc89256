package omerta.dacapo;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Looks whether a position can stand at a table: every card there once, every pile as the rules build it, every number
/// in its range, the phase as the cards have it.
final class Inspection {

    private final DaCapoTables tables;
    private final Settlement settlement;

    Inspection(DaCapoTables tables, Settlement settlement) {
        this.tables = tables;
        this.settlement = settlement;
    }

    Ruling inspect(int seats, DaCapoTerms terms, DaCapoState state) {
        return first(List.of(
                () -> table(seats, terms, state),
                () -> areas(state),
                () -> cards(state),
                () -> middle(state),
                () -> sheet(state),
                () -> state.isPlaying() ? playing(state) : ended(state)));
    }

    /// One look at one side of a position.
    private interface Look {
        Ruling ruling();
    }

    private static Ruling first(List<Look> looks) {
        for (Look look : looks) {
            Ruling ruling = look.ruling();
            if (!ruling.isLegal()) {
                return ruling;
            }
        }
        return Ruling.LEGAL;
    }

    private static Ruling wrong(String clause, String key, Object... args) {
        return Ruling.illegal(clause, "da-capo.refusal.position." + key, args);
    }

    private static Ruling unless(boolean fine, String clause, String key, Object... args) {
        return fine ? Ruling.LEGAL : wrong(clause, key, args);
    }

    private Ruling table(int seats, DaCapoTerms terms, DaCapoState state) {
        return first(List.of(
                () -> unless(state.seats() == seats, "DC-1.2", "seats", state.seats(), seats),
                () -> unless(state.terms().equals(terms), "DC-9.2", "terms"),
                () -> unless(
                        state.dealer().index() < seats && state.active().index() < seats, "DC-3.1", "no-seat", seats),
                () -> unless(state.rng().open(), "DC-1.4", "sealed"),
                () -> unless(state.round() >= 1, "DC-3.1", "round", state.round()),
                () -> unless(
                        state.reshuffles() >= 0 && state.reshuffles() <= tables.circle(),
                        "DC-8.4",
                        "reshuffles",
                        state.reshuffles(),
                        tables.circle())));
    }

    private Ruling areas(DaCapoState state) {
        for (Seat seat : Seat.first(state.seats())) {
            DaCapoArea area = state.area(seat);
            if (area.stack().size() > tables.stack()) {
                return wrong("DC-2.2", "stack", seat, area.stack().size(), tables.stack());
            }
            if (area.hand().size() > tables.hand()) {
                return wrong("DC-2.4", "hand", seat, area.hand().size(), tables.hand());
            }
            if (area.auxiliary().size() != tables.auxiliary()) {
                return wrong("DC-6.2", "auxiliary", seat, area.auxiliary().size(), tables.auxiliary());
            }
        }
        return Ruling.LEGAL;
    }

    private Ruling cards(DaCapoState state) {
        Census census = Census.of(state);
        if (census.of(Pile.FACE_DOWN) > 0) {
            return wrong("DC-1.1", "face-down", census.of(Pile.FACE_DOWN));
        }
        for (int card = 1; card <= DaCapoTables.JOKER; card++) {
            if (census.of(card) != tables.printed(card)) {
                return wrong("DC-1.1", "cards", Phrases.card(card), census.of(card), tables.printed(card));
            }
        }
        return Ruling.LEGAL;
    }

    private Ruling middle(DaCapoState state) {
        if (state.middle().size() != tables.piles()) {
            return wrong("DC-5.8", "piles", state.middle().size(), tables.piles());
        }
        for (int i = 0; i < tables.piles(); i++) {
            Pile pile = state.middle().get(i);
            if (pile.size() >= tables.highest()) {
                return wrong("DC-5.13", "completed", i + 1);
            }
            if (!ascends(pile, 0, pile.size())) {
                return wrong("DC-5.10", "order", i + 1);
            }
        }
        Pile aside = state.aside();
        boolean whole = aside.size() % tables.highest() == 0;
        for (int bottom = 0; whole && bottom < aside.size(); bottom += tables.highest()) {
            whole = ascends(aside, bottom, tables.highest());
        }
        return unless(whole, "DC-5.13", "aside");
    }

    private static boolean ascends(Pile pile, int bottom, int size) {
        for (int i = 0; i < size; i++) {
            if (!Fit.at(pile.at(bottom + i), i + 1)) {
                return false;
            }
        }
        return true;
    }

    private Ruling sheet(DaCapoState state) {
        DaCapoSheet sheet = state.sheet();
        for (int i = 0; i < sheet.games(); i++) {
            DaCapoResult result = sheet.results().get(i);
            if (!isPossible(state, result)) {
                return wrong("DC-9.1", "result", i + 1);
            }
            DaCapoSheet before = new DaCapoSheet(sheet.results().subList(0, i));
            if (settlement.isOver(state.terms(), before)) {
                return wrong("DC-9.2", "played-on", i);
            }
        }
        boolean over = settlement.isOver(state.terms(), sheet);
        return unless(over == (state.phase() == DaCapoPhase.OVER), "DC-9.2", over ? "is-over" : "not-over");
    }

    private boolean isPossible(DaCapoState state, DaCapoResult result) {
        if (result.left().size() != state.seats()) {
            return false;
        }
        for (int left : result.left()) {
            if (left < 0 || left > tables.stack()) {
                return false;
            }
        }
        int empty = result.left().indexOf(0);
        boolean alone = empty == result.left().lastIndexOf(0);
        boolean won = result.end() == DaCapoEnd.WON;
        return alone
                && won == empty >= 0
                && result.equals(
                        Settlement.result(state.terms(), result.end(), Seat.of(Math.max(empty, 0)), result.left()));
    }

    private Ruling playing(DaCapoState state) {
        Seat active = state.active();
        DaCapoArea own = state.area(active);
        boolean refill = state.phase() == DaCapoPhase.REFILL;
        return first(List.of(
                () -> stacks(state),
                () -> unless(state.reshuffles() < tables.circle(), "DC-8.4", "circle"),
                () -> state.round() == 1 ? firstRound(state) : Ruling.LEGAL,
                () -> unless(
                        !refill || (state.round() > 1 && own.hand().size() < tables.hand() && state.canDraw()),
                        "DC-4.1",
                        "no-refill",
                        active),
                () -> unless(
                        refill
                                || !own.hand().isEmpty()
                                || (!state.canDraw() && Fit.anyOpenCard(state.areas(), state.middle(), active.index())),
                        "DC-7.1",
                        "nothing-to-do",
                        active)));
    }

    private static Ruling stacks(DaCapoState state) {
        for (Seat seat : Seat.first(state.seats())) {
            if (state.area(seat).stack().isEmpty()) {
                return wrong("DC-8.1", "no-stack", seat);
            }
        }
        return Ruling.LEGAL;
    }

    /// In the first round nobody has had a turn who sits after the active seat.
    private Ruling firstRound(DaCapoState state) {
        for (Seat seat = state.active().next(state.seats());
                !seat.equals(state.starter());
                seat = seat.next(state.seats())) {
            DaCapoArea area = state.area(seat);
            if (area.hand().size() < tables.hand() || !area.auxiliary().stream().allMatch(Pile::isEmpty)) {
                return wrong("DC-4.2", "first-round", seat);
            }
        }
        return Ruling.LEGAL;
    }

    private static Ruling ended(DaCapoState state) {
        if (state.sheet().games() == 0) {
            return wrong("DC-9.3", "no-game");
        }
        DaCapoResult last = state.sheet().last();
        for (Seat seat : Seat.first(state.seats())) {
            if (state.area(seat).stack().size() != last.left().get(seat.index())) {
                return wrong("DC-9.1", "left", seat);
            }
        }
        return unless(
                state.phase() == DaCapoPhase.OVER || state.active().equals(state.starter()),
                "DC-9.3",
                "next-dealer",
                state.starter());
    }
}
