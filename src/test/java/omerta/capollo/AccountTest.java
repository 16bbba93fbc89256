package omerta.capollo;

import static omerta.capollo.DonCapolloBusiness.ART;
import static omerta.capollo.DonCapolloBusiness.CASINO;
import static omerta.capollo.DonCapolloBusiness.CORRUPTION;
import static omerta.capollo.DonCapolloBusiness.DRINKS;
import static omerta.capollo.DonCapolloBusiness.LOAN_SHARKING;
import static omerta.capollo.DonCapolloBusiness.WEAPONS;
import static omerta.capollo.Position.A;
import static omerta.capollo.Position.B;
import static omerta.capollo.Position.C;
import static omerta.capollo.Position.accept;
import static omerta.capollo.Position.offer;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.capollo.DonCapolloAction.Account;
import omerta.capollo.DonCapolloAction.CallRow;
import omerta.capollo.DonCapolloAction.Confirm;
import omerta.capollo.DonCapolloAction.Donate;
import omerta.capollo.DonCapolloAction.LayOpen;
import omerta.capollo.DonCapolloAction.Pass;
import omerta.capollo.DonCapolloAction.Refuse;
import org.junit.jupiter.api.Test;

class AccountTest {

    @Test
    @Rule({"CA-7.1", "CA-7.2"})
    void giovanniAccountsForFiveWeapons() {
        Position position =
                Position.at(3).row(A, WEAPONS, 5).does(A, new Account(WEAPONS)).tells("Said", "Accounted");
        assertThat(position.state().money(A)).isEqualTo(8);
        assertThat(position.state().power(A)).isEqualTo(5);
        assertThat(position.state().row(A, WEAPONS)).isZero();
        assertThat(position.state().cards().discards().count(WEAPONS.code())).isEqualTo(5);
        assertThat(position.refuses(A, new Account(WEAPONS))).isEqualTo("CA-7.1");
    }

    @Test
    @Rule({"CA-7.2", "CA-7.3"})
    void eightBringWhatFiveBring() {
        Position position = Position.at(3).row(A, DRINKS, 8).does(A, new Account(DRINKS));
        assertThat(position.state().money(A)).isEqualTo(9);
        assertThat(position.state().power(A)).isEqualTo(4);
        assertThat(position.state().cards().discards().size()).isEqualTo(8);
    }

    @Test
    @Rule({"CA-7.4", "CA-7.5"})
    void costsMustBeInThePurse() {
        Position position = Position.at(3).row(A, CORRUPTION, 5).money(A, 1).power(A, 1);
        assertThat(position.refuses(A, new Account(CORRUPTION))).isEqualTo("CA-7.5");
        position.does(A, new Donate(1)).does(A, new Account(CORRUPTION));
        assertThat(position.state().money(A)).isZero();
        assertThat(position.state().power(A)).isEqualTo(6);
    }

    @Test
    @Rule({"CA-7.6", "CA-7.7", "CA-4.12", "CA-8.3"})
    void vitoIsForced() {
        Position position = Position.at(3)
                .row(A, ART, 1)
                .row(A, LOAN_SHARKING, 1)
                .money(A, 1)
                .open(CASINO, DRINKS)
                .does(A, new Account(LOAN_SHARKING));
        assertThat(position.told().getLast())
                .isEqualTo(new DonCapolloLedger.Accounted(A, LOAN_SHARKING, 1, -1, 0, 0, 1));
        assertThat(position.state().money(A)).isZero();
        position.does(A, new LayOpen(CASINO));
        assertThat(position.refuses(A, new LayOpen(DRINKS))).isEqualTo("CA-5.2");
        position.does(A, offer(B, DonCapolloGoods.open(DRINKS), DonCapolloGoods.NOTHING))
                .does(B, accept())
                .tells("Accepted", "Done")
                .does(A, new Pass());
        assertThat(position.state().row(B, DRINKS)).isEqualTo(1);
    }

    @Test
    @Rule("CA-7.7")
    void powerPaysWhatMoneyCannot() {
        Position position = Position.at(3)
                .row(A, CORRUPTION, 2)
                .row(A, ART, 1)
                .money(A, 0)
                .open(CASINO)
                .does(A, new Account(CORRUPTION));
        assertThat(position.told().getLast()).isEqualTo(new DonCapolloLedger.Accounted(A, CORRUPTION, 2, 0, 2, 2, 0));
        assertThat(position.state().power(A)).isZero();
    }

    @Test
    @Rule({"CA-7.8", "CA-7.9", "CA-11.1", "CA-11.10", "CA-11.12"})
    void luccaIsAskedAgainAfterAFavour() {
        Position position = Position.at(3)
                .acted()
                .row(B, DRINKS, 5)
                .row(C, DRINKS, 1)
                .favour(B, C)
                .does(B, new Account(DRINKS))
                .tells("Said");
        assertThat(position.asked()).containsExactly(C);
        position.does(C, new CallRow(B, DRINKS)).tells("CalledRow");
        assertThat(position.state().holder(B)).isEqualTo(B);
        assertThat(position.asked()).containsExactly(B);
        assertThat(position.refuses(A, new Pass())).isEqualTo("CA-11.12");
        Position kept = Position.at(3)
                .acted()
                .row(B, DRINKS, 5)
                .row(C, DRINKS, 1)
                .favour(B, C)
                .does(B, new Account(DRINKS))
                .does(C, new CallRow(B, DRINKS))
                .does(B, new Refuse())
                .tells("Kept");
        assertThat(kept.state().row(B, DRINKS)).isEqualTo(4);
        position.does(B, new Confirm(List.of())).tells("Accounted");
        assertThat(position.state().money(B)).isEqualTo(8);
        assertThat(position.state().power(B)).isEqualTo(2);
    }

    @Test
    @Rule({"CA-11.16", "CA-11.17"})
    void anAccountabilityFallsWhenItsRowIsGone() {
        Position position = Position.at(3)
                .acted()
                .row(A, WEAPONS, 1)
                .favour(A, B)
                .does(A, new Account(WEAPONS))
                .does(B, new CallRow(A, WEAPONS))
                .tells("CalledRow", "AccountFell");
        assertThat(position.asked()).containsExactly(A);
        assertThat(position.state().pending()).isEmpty();
    }

    @Test
    @Rule({"CA-11.3", "CA-11.6", "CA-11.8", "CA-11.18"})
    void whoIsAskedLetsItPassOrNot() {
        Position position = Position.at(3)
                .acted()
                .row(A, WEAPONS, 5)
                .power(A, 1)
                .favour(A, B)
                .does(A, new Account(WEAPONS))
                .tells("Said");
        assertThat(position.asked()).containsExactly(B);
        assertThat(position.refuses(A, new Donate(1))).isEqualTo("CA-11.18");
        assertThat(position.refuses(C, new Pass())).isEqualTo("CA-3.7");
        position.does(B, new Pass()).tells("LetPass", "Accounted");
        assertThat(position.state().holder(A)).isEqualTo(B);
    }
}
