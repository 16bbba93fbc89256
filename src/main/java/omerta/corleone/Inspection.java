package omerta.corleone;

import java.util.Optional;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Ruling;

/// Whether a state from outside can stand at a table.
final class Inspection {

    private final CorleoneCity city;
    private final BoardInspection boards;
    private final PendingInspection waiting;

    Inspection(CorleoneCity city, Targets targets) {
        this.city = city;
        boards = new BoardInspection(city);
        waiting = new PendingInspection(city, targets);
    }

    Ruling inspect(int seats, CorleoneState state) {
        Ruling sizes = sizes(seats, state);
        Ruling clock = sizes.isLegal() ? clock(state) : sizes;
        Ruling cards = clock.isLegal() ? cards(state) : clock;
        Ruling families = cards.isLegal() ? families(state) : cards;
        Ruling board = families.isLegal() ? boards.inspect(state) : families;
        return board.isLegal() ? waiting.inspect(state) : board;
    }

    static Ruling unless(boolean fine, String clause, String what) {
        return fine ? Ruling.LEGAL : Ruling.illegal(clause, "corleone.inspect." + what);
    }

    private Ruling sizes(int seats, CorleoneState state) {
        boolean fine = state.seats() == seats
                && state.clock().active().index() < seats
                && state.clock().head().index() < seats
                && state.supply().stock().size() == CorleoneCity.JOB - 1
                && state.supply().later().size() == CorleoneTables.ACTS - 1
                && state.board().tiles().size() == CorleoneTables.TURFS
                && state.board().figures().size() == city.spaces()
                && state.board().stacks().size() == CorleoneTables.TURFS;
        return unless(fine, "CO-43.1", "seats");
    }

    private static Ruling clock(CorleoneState state) {
        CorleoneClock clock = state.clock();
        boolean fine = clock.act() >= 1
                && clock.act() <= CorleoneTables.ACTS
                && clock.idle() >= 0
                && clock.idle() < state.seats()
                && state.rng().open()
                && !state.rng().equals(Rng.SEALED);
        return unless(fine, "CO-1.1", "clock");
    }

    private Ruling cards(CorleoneState state) {
        CorleoneSupply supply = state.supply();
        boolean fine = true;
        for (int i = 0; i < supply.stock().size(); i++) {
            fine &= supply.stock().at(i) >= 0;
        }
        int[] counts = Census.cards(state);
        fine &= counts[Pile.FACE_DOWN] == 0;
        for (int code = 1; code < counts.length; code++) {
            fine &= counts[code] == city.copies(code);
        }
        fine &= all(supply.deck(), CorleoneCity.JOB, CorleoneCity.ALLY)
                && all(supply.discards(), CorleoneCity.JOB, CorleoneCity.ALLY)
                && all(supply.row(), CorleoneCity.JOB, CorleoneCity.ALLY)
                && all(supply.allies(), CorleoneCity.ALLY, CorleoneCity.CARDS + 1)
                && all(supply.gone(), CorleoneCity.ALLY, CorleoneCity.CARDS + 1);
        int each = CardCheck.ALLIES / supply.later().size();
        for (int act = 0; act < supply.later().size(); act++) {
            int first = CorleoneCity.ALLY + act * each;
            fine &= all(supply.later().get(act), first, first + each);
        }
        return unless(fine, "CO-43.8", "cards");
    }

    /// Whether all cards of a pile have codes from one to before another.
    static boolean all(Pile pile, int from, int to) {
        for (int i = 0; i < pile.size(); i++) {
            if (pile.at(i) < from || pile.at(i) >= to) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSorted(Pile pile) {
        for (int i = 1; i < pile.size(); i++) {
            if (pile.at(i) < pile.at(i - 1)) {
                return false;
            }
        }
        return true;
    }

    private Ruling families(CorleoneState state) {
        boolean fine = true;
        int members = city.tables().act(state.clock().act()).members();
        for (int seat = 0; seat < state.seats(); seat++) {
            CorleoneFamily family = state.families().get(seat);
            fine &= all(family.suitcase(), CorleoneCity.BILL, CorleoneCity.JOB)
                    && all(family.done(), CorleoneCity.JOB, CorleoneCity.ALLY)
                    && all(family.played(), CorleoneCity.ALLY, CorleoneCity.CARDS + 1)
                    && isSorted(family.hand())
                    && isSorted(family.suitcase())
                    && isBid(state, family);
            fine &= family.thugs() >= 0
                    && family.members() >= 0
                    && family.drownedThugs() >= 0
                    && family.drownedMembers() >= 0
                    && family.markers() >= 0;
            fine &= Census.figures(state, seat, CorleoneTarget.THUG)
                            == city.tables().setup(state.seats()).thugs()
                    && Census.figures(state, seat, CorleoneTarget.MEMBER) == members
                    && Census.markers(state, seat) == city.tables().markers();
        }
        return unless(fine, "CO-43.3", "families");
    }

    private static boolean isBid(CorleoneState state, CorleoneFamily family) {
        Optional<Pile> bid = family.bid();
        if (bid.isEmpty()) {
            return true;
        }
        boolean fine = state.clock().phase() == CorleonePhase.BRIBERY && isSorted(bid.get());
        for (int i = 0; i < bid.get().size(); i++) {
            byte bill = bid.get().at(i);
            fine &= bid.get().count(bill) <= family.suitcase().count(bill);
        }
        return fine;
    }
}
