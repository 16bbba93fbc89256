package omerta.capollo;

import static omerta.capollo.DonCapolloBusiness.ART;
import static omerta.capollo.DonCapolloBusiness.CASINO;
import static omerta.capollo.DonCapolloBusiness.CORRUPTION;
import static omerta.capollo.DonCapolloBusiness.DRINKS;
import static omerta.capollo.DonCapolloBusiness.LOAN_SHARKING;
import static omerta.capollo.DonCapolloBusiness.OLIVE_OIL;
import static omerta.capollo.DonCapolloBusiness.PROSTITUTION;
import static omerta.capollo.DonCapolloBusiness.WEAPONS;
import static omerta.capollo.Position.A;
import static omerta.capollo.Position.B;
import static omerta.capollo.Position.C;
import static omerta.capollo.Position.D;

import omerta.engine.Seat;
import omerta.engine.Table;

/// Matches of Don Capollo in the middle, for the tests of its table.
public final class DonCapolloPositions {

    private DonCapolloPositions() {}

    /// The rules.
    public static DonCapollo game() {
        return Fixture.GAME;
    }

    /// A table of so many seats: Ada, Bo, Cy and so on.
    public static Table table(int seats) {
        return Fixture.table(seats);
    }

    /// Ada has two open cards, weapons and casino, and a casino card in hand. Cy holds her favour, Bo his own.
    public static DonCapolloState market(int seats) {
        return rows(Position.at(seats), seats)
                .open(WEAPONS, CASINO)
                .hand(A, CASINO, ART, LOAN_SHARKING)
                .hand(B, DRINKS, CORRUPTION)
                .hand(C, OLIVE_OIL)
                .favour(A, C)
                .power(A, 3)
                .state();
    }

    /// The beginning of Ada's turn.
    public static DonCapolloState begun(int seats) {
        return rows(Position.at(seats), seats).hand(A, CASINO, ART).power(A, 2).state();
    }

    /// Ada's last turn, after which all is counted.
    public static DonCapolloState last(int seats) {
        return rows(Position.at(seats), seats)
                .hand(A, CASINO, ART)
                .hand(B, DRINKS, CORRUPTION)
                .favour(B, C)
                .money(C, 12)
                .last()
                .state();
    }

    /// Ada offers Bo $2 for corruption from the hand, which he holds or does not.
    public static DonCapolloState asked(boolean held) {
        return rows(Position.at(3), 3)
                .acted()
                .hand(B, DRINKS, held ? CORRUPTION : CASINO)
                .does(A, Position.offer(B, DonCapolloGoods.money(2), DonCapolloGoods.hand(CORRUPTION), OLIVE_OIL))
                .state();
    }

    /// Ada accounts for her weapons; Cy, who holds her favour, is asked.
    public static DonCapolloState accounting() {
        return rows(Position.at(3), 3)
                .acted()
                .hand(A, CASINO)
                .favour(A, C)
                .does(A, new DonCapolloAction.Account(WEAPONS))
                .state();
    }

    private static Position rows(Position position, int seats) {
        position.row(A, WEAPONS, 4)
                .row(A, OLIVE_OIL, 2)
                .row(B, DRINKS, 3)
                .row(C, WEAPONS, 1)
                .row(C, CASINO, 2);
        if (seats > 3) {
            position.row(D, LOAN_SHARKING, 5).row(D, PROSTITUTION, 1).favour(D, B);
        }
        if (seats > 4) {
            position.row(Seat.of(4), CORRUPTION, 6).money(Seat.of(4), 12);
        }
        if (seats > 5) {
            position.row(Seat.of(5), ART, 2).row(Seat.of(5), PROSTITUTION, 5).money(Seat.of(5), 23);
        }
        return position;
    }
}
