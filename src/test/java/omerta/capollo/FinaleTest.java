package omerta.capollo;

import static omerta.capollo.DonCapolloBusiness.ART;
import static omerta.capollo.DonCapolloBusiness.CASINO;
import static omerta.capollo.DonCapolloBusiness.CORRUPTION;
import static omerta.capollo.DonCapolloBusiness.DRINKS;
import static omerta.capollo.DonCapolloBusiness.LOAN_SHARKING;
import static omerta.capollo.DonCapolloBusiness.OLIVE_OIL;
import static omerta.capollo.DonCapolloBusiness.PROSTITUTION;
import static omerta.capollo.DonCapolloBusiness.WEAPONS;
import static omerta.capollo.Fixture.GAME;
import static omerta.capollo.Position.A;
import static omerta.capollo.Position.B;
import static omerta.capollo.Position.C;
import static omerta.capollo.Position.D;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.capollo.DonCapolloAction.Account;
import omerta.capollo.DonCapolloAction.Donate;
import omerta.capollo.DonCapolloAction.Pass;
import omerta.engine.Outcome;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;

class FinaleTest {

    private static final Seat E = Seat.of(4);
    private static final Seat F = Seat.of(5);

    private static Outcome.Standing standing(Position position, Seat seat) {
        return GAME.outcome(position.state()).orElseThrow().standings().stream()
                .filter(standing -> standing.seat().equals(seat))
                .findFirst()
                .orElseThrow();
    }

    private static void ends(Position position, Seat seat, int place, int power, int money) {
        assertThat(standing(position, seat).place()).isEqualTo(place);
        assertThat(standing(position, seat).total()).isEqualTo(power);
        assertThat(position.state().money(seat)).isEqualTo(money);
    }

    private static Position sixPlayers() {
        return Position.at(6)
                .money(A, 2)
                .power(A, 4)
                .row(A, WEAPONS, 5)
                .row(A, DRINKS, 3)
                .hand(A, DRINKS, CORRUPTION)
                .money(B, 4)
                .power(B, 6)
                .row(B, OLIVE_OIL, 5)
                .hand(B, LOAN_SHARKING, LOAN_SHARKING, LOAN_SHARKING)
                .money(C, 0)
                .power(C, 2)
                .row(C, ART, 1)
                .row(C, LOAN_SHARKING, 2)
                .money(D, 3)
                .power(D, 5)
                .row(D, CASINO, 6)
                .hand(D, CASINO, CASINO)
                .money(E, 8)
                .power(E, 3)
                .hand(E, CORRUPTION, CORRUPTION, CORRUPTION, CORRUPTION, CORRUPTION, CORRUPTION, CORRUPTION)
                .money(F, 9)
                .power(F, 7)
                .row(F, ART, 2)
                .row(F, PROSTITUTION, 4)
                .hand(F, ART)
                .favour(C, B)
                .favour(E, D)
                .last();
    }

    @Test
    @Rule({
        "CA-13.1",
        "CA-13.2",
        "CA-13.5",
        "CA-13.6",
        "CA-13.7",
        "CA-13.8",
        "CA-13.9",
        "CA-13.10",
        "CA-13.11",
        "CA-14.1",
        "CA-14.2",
        "CA-14.3",
        "CA-14.4",
        "CA-14.5",
        "CA-14.6",
        "CA-14.7",
        "CA-15.1",
        "CA-15.2",
        "CA-15.4"
    })
    void sixPlayersAreCounted() {
        Position over = sixPlayers().does(A, new Pass());

        ends(over, B, 1, 13, 4);
        ends(over, A, 2, 13, 1);
        ends(over, F, 3, 11, 2);
        ends(over, E, 4, 10, 4);
        ends(over, D, 5, 10, 3);
        ends(over, C, 6, -1, 0);
        assertThat(over.told().stream().map(event -> event.getClass().getSimpleName()))
                .endsWith(
                        "Counted",
                        "Counted",
                        "Counted",
                        "Counted",
                        "Counted",
                        "Counted",
                        "FavourCounted",
                        "FavourCounted",
                        "Exchanged",
                        "Exchanged",
                        "Exchanged",
                        "Exchanged",
                        "Exchanged",
                        "Exchanged",
                        "Ended");
        assertThat(over.state().counts().get(2).waived()).isEqualTo(1);
        assertThat(over.state().counts().get(3).accounted())
                .containsExactly(
                        new DonCapolloRow(CASINO, 6), new DonCapolloRow(CASINO, 1), new DonCapolloRow(CASINO, 1));
        assertThat(over.state().counts().get(4).accounted())
                .containsExactlyInAnyOrder(new DonCapolloRow(CORRUPTION, 5), new DonCapolloRow(CORRUPTION, 2));
        assertThat(GAME.outcome(over.state()).orElseThrow().tieBreaks()).hasSize(2);
    }

    @Test
    @Rule({"CA-13.3", "CA-13.4"})
    void nothingIsDoneAnyMore() {
        Position over = Position.at(3).power(B, 2).row(A, WEAPONS, 1).last().does(A, new Pass());

        assertThat(over.refuses(A, new Account(WEAPONS))).isEqualTo("CA-13.3");
        assertThat(over.refuses(B, new Donate(1))).isEqualTo("CA-13.3");
        assertThat(GAME.legalActions(over.state(), A)).isEmpty();
    }

    @Test
    @Rule("CA-15.3")
    void equalsShareThePlace() {
        Position over = Position.at(3).power(A, 2).power(B, 2).last().does(A, new Pass());

        ends(over, A, 1, 3, 0);
        ends(over, B, 1, 3, 0);
        ends(over, C, 3, 1, 0);
        assertThat(GAME.outcome(over.state()).orElseThrow().winners().size()).isEqualTo(2);
    }
}
