package omerta.pepe;

import static omerta.pepe.Inspection.unless;
import static omerta.pepe.Inspection.wrong;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// Looks at what stands at the table in a position: men, pills, cakes.
final class PlaceInspection {

    private final DonPepeTables tables;
    private final Layout layout;

    PlaceInspection(DonPepeTables tables, Layout layout) {
        this.tables = tables;
        this.layout = layout;
    }

    Ruling men(DonPepeState state) {
        DonPepeBoard board = state.board();
        for (Pile men : List.of(board.chairs(), board.waiting(), board.fallen())) {
            for (int i = 0; i < men.size(); i++) {
                if (men.at(i) != DonPepeMan.NOBODY && !DonPepeMan.isMan(men.at(i))) {
                    return wrong("DP-2.1", "no-man", (int) men.at(i));
                }
            }
        }
        if (board.waiting().contains(DonPepeMan.NOBODY) || board.fallen().contains(DonPepeMan.NOBODY)) {
            return wrong("DP-2.1", "no-man", (int) DonPepeMan.NOBODY);
        }
        for (Seat seat : Seat.first(Seat.MOST)) {
            for (DonPepeRole role : DonPepeRole.values()) {
                int count = Census.men(state, DonPepeMan.code(seat.index(), role));
                int due = seat.index() < state.seats()
                        ? tables.setup(state.seats()).roster().of(role)
                        : 0;
                if (count != due) {
                    return wrong("DP-2.1", "men", Phrases.role(role), seat.index() + 1, count, due);
                }
            }
        }
        return unless(isAscending(board.waiting()), "DP-3.10", "waiting");
    }

    private static boolean isAscending(Pile men) {
        for (int i = 1; i < men.size(); i++) {
            if (men.at(i - 1) > men.at(i)) {
                return false;
            }
        }
        return true;
    }

    Ruling pills(DonPepeState state) {
        DonPepeBoard board = state.board();
        int count = 0;
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (board.sleeps(chair)) {
                count++;
                if (layout.thing(chair) != DonPepeThing.DRINK || board.isFree(chair)) {
                    return wrong("DP-10.1", "pill", chair);
                }
                int poisoner = board.poisoner(chair);
                if (poisoner < 0 || poisoner >= state.seats()) {
                    return wrong("DP-10.6", "poisoner", chair);
                }
            }
        }
        return unless(count <= tables.pills(), "DP-2.7", "pills", count, tables.pills());
    }

    Ruling cakes(DonPepeState state) {
        DonPepeBoard board = state.board();
        for (Seat seat : Seat.first(state.seats())) {
            int place = board.cake(seat);
            if (place < DonPepeBoard.GONE || place > DonPepeTables.CHAIRS) {
                return wrong("DP-9.1", "cake", seat, place);
            }
            if (place > 0 && board.cakes().count((byte) place) > 1) {
                return wrong("DP-9.2", "two-cakes", place);
            }
            if (place <= 0 && (place == DonPepeBoard.AT_HOME) != state.isIn(seat)) {
                return wrong("DP-14.5", "cake-home", seat);
            }
        }
        return Ruling.LEGAL;
    }
}
