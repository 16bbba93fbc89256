package omerta.capollo;

import static omerta.capollo.DonCapolloBusiness.ART;
import static omerta.capollo.DonCapolloBusiness.CASINO;
import static omerta.capollo.DonCapolloBusiness.CORRUPTION;
import static omerta.capollo.DonCapolloBusiness.DRINKS;
import static omerta.capollo.DonCapolloBusiness.OLIVE_OIL;
import static omerta.capollo.DonCapolloBusiness.WEAPONS;
import static omerta.capollo.DonCapolloGoods.NOTHING;
import static omerta.capollo.DonCapolloGoods.favour;
import static omerta.capollo.DonCapolloGoods.hand;
import static omerta.capollo.DonCapolloGoods.money;
import static omerta.capollo.DonCapolloGoods.open;
import static omerta.capollo.DonCapolloGoods.rows;
import static omerta.capollo.Fixture.GAME;
import static omerta.capollo.Position.A;
import static omerta.capollo.Position.B;
import static omerta.capollo.Position.C;
import static omerta.capollo.Position.accept;
import static omerta.capollo.Position.offer;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.capollo.DonCapolloAction.Counter;
import omerta.capollo.DonCapolloAction.Decline;
import omerta.capollo.DonCapolloAction.Take;
import omerta.capollo.DonCapolloAction.Withdraw;
import omerta.engine.SeatSet;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;

class DealTest {

    @Test
    @Rule({"CA-8.1", "CA-8.2", "CA-8.12", "CA-8.13", "CA-8.20", "CA-9.7", "CA-9.8"})
    void aDealIsDoneAtOnce() {
        DonCapolloGoods give = new DonCapolloGoods(
                2, List.of(WEAPONS), List.of(DRINKS), List.of(), SeatSet.of(B).with(C));
        Position position = Position.at(3)
                .hand(A, WEAPONS)
                .row(A, DRINKS, 1)
                .row(B, CASINO, 1)
                .favour(C, A)
                .favour(B, A)
                .does(A, offer(B, give, rows(CASINO)))
                .tells("Offered")
                .does(B, accept())
                .tells("Accepted", "Done");
        DonCapolloState state = position.state();
        assertThat(state.hand(A).isEmpty()).isTrue();
        assertThat(state.row(A, CASINO)).isEqualTo(1);
        assertThat(state.row(B, WEAPONS)).isEqualTo(1);
        assertThat(state.row(B, DRINKS)).isEqualTo(1);
        assertThat(state.rows(B)).isEqualTo(2);
        assertThat(state.money(A)).isEqualTo(3);
        assertThat(state.money(B)).isEqualTo(7);
        assertThat(state.holder(B)).isEqualTo(B);
        assertThat(state.holder(C)).isEqualTo(B);
    }

    @Test
    @Rule({"CA-8.3", "CA-8.5", "CA-8.14"})
    void oneSideMayBeEmptyAndARowMayBeSplit() {
        Position position = Position.at(3)
                .row(A, ART, 3)
                .does(A, offer(B, rows(ART, ART), NOTHING))
                .does(B, accept());
        assertThat(position.state().row(A, ART)).isEqualTo(1);
        assertThat(position.state().row(B, ART)).isEqualTo(2);
        assertThat(position.refuses(A, offer(B, NOTHING, NOTHING))).isEqualTo("CA-8.9");
    }

    @Test
    @Rule("CA-8.4")
    void powerIsNeverTraded() {
        Position position = Position.at(3)
                .power(A, 5)
                .power(B, 5)
                .does(A, offer(B, money(5), NOTHING))
                .does(B, accept());
        assertThat(position.state().power(A)).isEqualTo(5);
        assertThat(position.state().power(B)).isEqualTo(5);
        assertThat(position.refuses(A, offer(B, money(1), NOTHING))).isEqualTo("CA-8.15");
    }

    @Test
    @Rule({"CA-8.6", "CA-8.7", "CA-8.8", "CA-9.3"})
    void theActivePlayerIsOneSide() {
        Position position = Position.at(3).row(C, ART, 1).hand(B, DRINKS);
        assertThat(position.refuses(A, offer(C, money(1), rows(ART)))).isEmpty();
        assertThat(position.refuses(B, offer(A, money(1), NOTHING))).isEqualTo("CA-11.9");
        position.acted();
        assertThat(position.refuses(B, offer(A, money(1), NOTHING))).isEmpty();
        assertThat(position.refuses(B, offer(C, money(1), rows(ART)))).isEqualTo("CA-9.3");
        assertThat(position.refuses(B, offer(C, favour(B), rows(ART)))).isEmpty();
        assertThat(position.refuses(B, offer(C, favour(B).plus(1), rows(ART)))).isEqualTo("CA-9.3");
        assertThat(position.refuses(A, offer(A, money(1), NOTHING))).isEqualTo("CA-8.9");
    }

    @Test
    @Rule({"CA-8.9", "CA-8.10", "CA-8.11"})
    void offerAndAnswer() {
        Position position = Position.at(3).row(B, ART, 1).does(A, offer(B, money(1), rows(ART)));
        assertThat(position.asked()).containsExactly(B);
        assertThat(position.refuses(A, new Take())).isEqualTo("CA-8.11");
        assertThat(position.refuses(C, new Decline())).isEqualTo("CA-8.11");
        assertThat(position.refuses(B, new Withdraw())).isEqualTo("CA-8.10");
        assertThat(position.refuses(B, new Counter(rows(ART), money(1), List.of())))
                .isEqualTo("CA-8.9");
        position.does(B, new Counter(rows(ART), money(3), List.of())).tells("Offered");
        assertThat(position.asked()).containsExactly(A);
        position.does(B, new Withdraw()).tells("Withdrawn");
        position.does(A, offer(B, money(1), rows(ART))).does(B, new Decline()).tells("Declined");
        assertThat(position.state().row(B, ART)).isEqualTo(1);
        assertThat(position.refuses(B, accept())).isEqualTo("CA-8.9");
    }

    @Test
    @Rule("CA-8.15")
    void whatAllCanSeeIsNotThere() {
        Position position = Position.at(3).row(B, ART, 1).open(WEAPONS);
        assertThat(position.refuses(A, offer(B, money(6), NOTHING))).isEqualTo("CA-8.15");
        assertThat(position.refuses(A, offer(B, money(-1), NOTHING))).isEqualTo("CA-8.15");
        assertThat(position.refuses(A, offer(B, NOTHING, rows(ART, ART)))).isEqualTo("CA-8.15");
        assertThat(position.refuses(A, offer(B, open(DRINKS), NOTHING))).isEqualTo("CA-8.15");
        assertThat(position.refuses(A, offer(B, favour(C), NOTHING))).isEqualTo("CA-8.15");
        assertThat(position.refuses(A, offer(B, NOTHING, open(WEAPONS)))).isEqualTo("CA-8.2");
    }

    @Test
    @Rule({"CA-8.16", "CA-18.3"})
    void handCardsThatAreNamedAreKnownUntilTheyMove() {
        Position position = Position.at(3)
                .hand(A, WEAPONS, DRINKS)
                .does(A, offer(B, hand(WEAPONS), money(1)))
                .does(B, new Decline());
        assertThat(GAME.mask(position.state(), C).hand(A).contains(WEAPONS.code()))
                .isTrue();
        assertThat(GAME.mask(position.state(), Viewer.TABLE).hand(A).contains(DRINKS.code()))
                .isFalse();
        position.does(A, new DonCapolloAction.LayHand(WEAPONS));
        assertThat(GAME.mask(position.state(), C).hand(A).contains(WEAPONS.code()))
                .isFalse();
        assertThat(position.refuses(A, offer(B, hand(WEAPONS), NOTHING))).isEqualTo("CA-8.18");
    }

    @Test
    @Rule({"CA-8.17", "CA-8.18", "CA-8.19", "CA-18.4"})
    void aHandCardIsAskedForWhetherItIsThereOrNot() {
        Position position = Position.at(3).hand(B, DRINKS);
        assertThat(position.refuses(A, offer(B, money(1), hand(DRINKS, DRINKS))))
                .isEqualTo("CA-8.19");
        position.does(A, offer(B, money(1), hand(WEAPONS)));
        assertThat(position.refuses(B, accept())).isEqualTo("CA-8.18");
        position.does(B, new Decline())
                .does(A, offer(B, money(1), hand(DRINKS)))
                .does(B, accept());
        assertThat(position.state().row(A, DRINKS)).isEqualTo(1);
    }

    @Test
    @Rule({"CA-8.9", "CA-8.21", "CA-8.22", "CA-8.23"})
    void luccaMakesRoomForCasino() {
        Position position = Position.at(3)
                .row(B, WEAPONS, 4)
                .row(B, OLIVE_OIL, 2)
                .open(WEAPONS, CASINO)
                .does(B, offer(A, money(2), open(WEAPONS)))
                .does(A, new Counter(open(WEAPONS, CASINO), money(2), List.of()));
        assertThat(position.refuses(B, accept())).isEqualTo("CA-8.22");
        assertThat(position.refuses(B, accept(WEAPONS))).isEqualTo("CA-8.23");
        assertThat(position.refuses(B, accept(OLIVE_OIL, WEAPONS))).isEqualTo("CA-8.23");
        assertThat(GAME.legalActions(position.state(), B)).contains(accept(OLIVE_OIL));
        position.does(B, accept(OLIVE_OIL)).tells("Accepted", "Done", "Accounted");
        assertThat(position.state().row(B, WEAPONS)).isEqualTo(5);
        assertThat(position.state().row(B, CASINO)).isEqualTo(1);
        assertThat(position.state().row(B, OLIVE_OIL)).isZero();
        assertThat(position.state().money(A)).isEqualTo(7);
    }

    @Test
    @Rule("CA-8.21")
    void roomIsLookedAtWhenWhatIsGivenHasLeft() {
        Position position = Position.at(3)
                .row(A, WEAPONS, 1)
                .row(A, DRINKS, 1)
                .row(B, CASINO, 1)
                .row(B, ART, 1)
                .does(A, offer(B, rows(DRINKS), rows(ART)))
                .does(B, accept());
        assertThat(position.state().row(A, ART)).isEqualTo(1);
        assertThat(position.state().row(B, DRINKS)).isEqualTo(1);
    }

    @Test
    @Rule({"CA-8.24", "CA-8.25"})
    void roomThatCannotBePaidOrIsNotThere() {
        Position dear = Position.at(3)
                .row(A, CORRUPTION, 1)
                .row(A, ART, 1)
                .row(B, CASINO, 1)
                .money(A, 1);
        assertThat(dear.refuses(A, offer(B, NOTHING, rows(CASINO), ART))).isEqualTo("CA-8.24");
        dear.does(A, offer(B, NOTHING, rows(CASINO).plus(1), ART)).does(B, accept());
        assertThat(dear.state().money(A)).isZero();

        Position full = Position.at(3).open(WEAPONS, CASINO, ART);
        assertThat(full.refuses(A, offer(B, open(WEAPONS, CASINO, ART), NOTHING)))
                .isEqualTo("CA-8.25");
    }

    @Test
    @Rule({"CA-8.27", "CA-18.8"})
    void twelveOffersATurn() {
        Position position = Position.at(3);
        for (int i = 0; i < 12; i++) {
            position.does(A, offer(B, money(1), NOTHING)).does(B, new Decline());
        }
        assertThat(position.refuses(A, offer(C, money(1), NOTHING))).isEqualTo("CA-8.27");
        assertThat(GAME.legalActions(position.state(), A))
                .noneMatch(action -> action instanceof DonCapolloAction.Offer);
        assertThat(GAME.listsAll()).isFalse();
    }

    @Test
    @Rule("CA-8.28")
    void sixCounterOffers() {
        Position position = Position.at(3).row(B, ART, 1).does(A, offer(B, money(1), rows(ART)));
        for (int i = 0; i < 3; i++) {
            position.does(B, new Counter(rows(ART), money(5 - i), List.of()))
                    .does(A, new Counter(money(1), rows(ART), List.of()));
        }
        assertThat(position.refuses(B, new Counter(rows(ART), money(2), List.of())))
                .isEqualTo("CA-8.28");
        position.does(B, accept());
        assertThat(position.state().money(B)).isEqualTo(6);
    }
}
