package omerta.capollo;

import static omerta.capollo.DonCapolloBusiness.ART;
import static omerta.capollo.DonCapolloBusiness.CASINO;
import static omerta.capollo.DonCapolloBusiness.DRINKS;
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
import static omerta.capollo.Position.D;
import static omerta.capollo.Position.accept;
import static omerta.capollo.Position.offer;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.capollo.DonCapolloAction.Account;
import omerta.capollo.DonCapolloAction.CallOpen;
import omerta.capollo.DonCapolloAction.CallRow;
import omerta.capollo.DonCapolloAction.Confirm;
import omerta.capollo.DonCapolloAction.Donate;
import omerta.capollo.DonCapolloAction.Look;
import omerta.capollo.DonCapolloAction.Pass;
import omerta.capollo.DonCapolloAction.Pick;
import omerta.capollo.DonCapolloAction.Refuse;
import omerta.capollo.DonCapolloAction.Take;
import omerta.capollo.DonCapolloAction.TwoCards;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;

class FavourTest {

    @Test
    @Rule({"CA-9.1", "CA-9.9", "CA-9.10", "CA-9.15", "CA-9.16"})
    void aCardFromARow() {
        Position position = Position.at(3).row(B, WEAPONS, 3).favour(B, A);
        assertThat(position.refuses(A, new CallRow(C, WEAPONS))).isEqualTo("CA-9.1");
        assertThat(position.refuses(A, new CallRow(A, WEAPONS))).isEqualTo("CA-9.1");
        assertThat(position.refuses(A, new CallRow(B, ART))).isEqualTo("CA-9.15");
        position.does(A, new CallRow(B, WEAPONS)).tells("CalledRow");
        assertThat(position.state().row(A, WEAPONS)).isEqualTo(1);
        assertThat(position.state().row(B, WEAPONS)).isEqualTo(2);
        assertThat(position.state().holder(B)).isEqualTo(B);
    }

    @Test
    @Rule({"CA-9.2", "CA-9.4", "CA-9.5", "CA-9.6"})
    void theOwnFavourForACard() {
        Position position = Position.at(4)
                .open(WEAPONS)
                .row(C, ART, 2)
                .hand(D, DRINKS)
                .does(B, offer(C, favour(B), rows(ART)))
                .does(C, accept())
                .tells("Accepted", "Done");
        assertThat(position.state().row(B, ART)).isEqualTo(1);
        assertThat(position.state().holder(B)).isEqualTo(C);
        assertThat(position.refuses(B, offer(D, favour(B), hand(DRINKS)))).isEqualTo("CA-8.15");
        position.does(C, offer(A, favour(C), open(WEAPONS))).does(A, accept());
        position.does(A, offer(D, favour(A), hand(DRINKS))).does(D, new DonCapolloAction.Decline());
        assertThat(position.state().holder(A)).isEqualTo(A);
    }

    @Test
    @Rule({"CA-9.11", "CA-9.12", "CA-9.13", "CA-9.14"})
    void aCardFromTheHand() {
        Position position = Position.at(3).favour(B, A);
        assertThat(position.refuses(A, new Look(B))).isEqualTo("CA-9.14");
        position.hand(B, WEAPONS, ART, ART).does(A, new Look(B)).tells("Looked");
        assertThat(position.asked()).containsExactly(A);
        assertThat(position.told().getFirst().mask(C)).isEqualTo(new DonCapolloCall.Looked(A, B, Pile.faceDown(3)));
        assertThat(GAME.mask(position.state(), A).hand(B).count(ART.code())).isEqualTo(2);
        assertThat(GAME.mask(position.state(), C).hand(B)).isEqualTo(Pile.faceDown(3));
        assertThat(position.refuses(A, new Take())).isEqualTo("CA-9.12");
        assertThat(position.refuses(A, new Pick(DRINKS))).isEqualTo("CA-9.11");
        position.does(A, new Pick(ART)).tells("Picked");
        assertThat(position.state().row(A, ART)).isEqualTo(1);
        assertThat(GAME.mask(position.state(), A).hand(B).contains(WEAPONS.code()))
                .isTrue();
        assertThat(GAME.mask(position.state(), A).hand(B).count(ART.code())).isEqualTo(1);
    }

    @Test
    @Rule({"CA-9.17", "CA-9.18"})
    void anOpenCard() {
        Position position = Position.at(3).open(WEAPONS).favour(A, B).favour(C, B);
        assertThat(position.refuses(B, new CallOpen(C, WEAPONS))).isEqualTo("CA-9.17");
        assertThat(position.refuses(B, new CallOpen(A, ART))).isEqualTo("CA-9.18");
        position.does(B, new CallOpen(A, WEAPONS)).tells("CalledOpen");
        assertThat(position.state().row(B, WEAPONS)).isEqualTo(1);
        assertThat(position.state().cards().open().isEmpty()).isTrue();
    }

    @Test
    @Rule({"CA-9.19", "CA-9.20", "CA-9.21"})
    void theHolderNeedsRoom() {
        Position position = Position.at(3)
                .open(WEAPONS)
                .hand(A, ART)
                .row(A, CASINO, 1)
                .row(B, DRINKS, 1)
                .row(B, ART, 2)
                .favour(A, B);
        assertThat(position.refuses(B, new CallOpen(A, WEAPONS))).isEqualTo("CA-9.19");
        assertThat(position.refuses(B, new CallRow(A, CASINO))).isEqualTo("CA-9.19");
        assertThat(position.refuses(B, new Look(A))).isEqualTo("CA-9.20");
        position.does(B, new Account(ART)).does(B, new CallOpen(A, WEAPONS));
    }

    @Test
    @Rule({"CA-11.1", "CA-11.2", "CA-11.3", "CA-11.4", "CA-11.5", "CA-8.8"})
    void thePauseAfterCardsAreTurnedUp() {
        Position position = Position.at(3)
                .favour(A, B)
                .row(B, DRINKS, 1)
                .row(B, CASINO, 1)
                .draw(ART, WEAPONS)
                .does(A, new TwoCards())
                .tells("TurnedUp");
        assertThat(position.asked()).containsExactly(B);
        assertThat(GAME.telling().prompt(position.state(), B)).isEqualTo(Message.of("don-capollo.prompt.pause"));
        assertThat(GAME.telling().prompt(position.state(), A)).isEqualTo(Message.of("don-capollo.prompt.wait", B));
        assertThat(GAME.turn(GAME.mask(position.state(), Viewer.TABLE))).isEqualTo(GAME.turn(position.state()));
        assertThat(position.refuses(A, new DonCapolloAction.LayOpen(ART))).isEqualTo("CA-11.8");
        position.does(C, offer(A, money(1), open(ART))).does(A, accept());
        position.does(B, new Pass()).tells("LetPass", "Done");
        assertThat(position.asked()).containsExactly(B);
        position.does(B, new Pass()).tells("LetPass");
        assertThat(position.asked()).containsExactly(A);
    }

    @Test
    @Rule({"CA-3.6", "CA-11.1", "CA-11.8"})
    void thePauseBeforeTheTurnGoesOn() {
        Position position = Position.at(3)
                .acted()
                .favour(A, B)
                .row(A, ART, 1)
                .power(A, 1)
                .does(A, new Pass())
                .tells("TurnDone");
        assertThat(position.asked()).containsExactly(B);
        position.does(A, new Donate(1));
        position.does(B, new Pass()).tells("LetPass", "TurnBegan");
        assertThat(position.state().active()).isEqualTo(B);
    }

    @Test
    @Rule({"CA-8.26", "CA-11.10", "CA-11.14", "CA-11.17"})
    void carloBreaksTheDealOfVitoAndLucca() {
        Position position = Position.at(3)
                .open(WEAPONS, DRINKS)
                .favour(A, C)
                .row(B, WEAPONS, 4)
                .does(B, offer(A, money(4), open(WEAPONS)))
                .does(A, accept())
                .tells("Accepted");
        assertThat(position.asked()).containsExactly(C);
        position.does(C, new CallOpen(A, WEAPONS)).tells("CalledOpen", "Fell");
        assertThat(position.state().row(C, WEAPONS)).isEqualTo(1);
        assertThat(position.state().money(B)).isEqualTo(5);
        assertThat(position.state().holder(A)).isEqualTo(A);
        assertThat(position.asked()).containsExactly(A);
    }

    private static Position disturbed() {
        return Position.at(3)
                .open(WEAPONS, DRINKS)
                .favour(A, C)
                .does(B, offer(A, money(4), open(WEAPONS)))
                .does(A, accept())
                .does(C, new CallOpen(A, DRINKS));
    }

    @Test
    @Rule("CA-11.13")
    void bothSidesSayAgainWhetherTheyStandByIt() {
        Position position = disturbed();
        assertThat(position.asked()).containsExactly(A);
        assertThat(position.refuses(B, new Confirm(List.of()))).isEqualTo("CA-11.13");
        position.does(A, new Confirm(List.of())).tells("Stood");
        assertThat(position.asked()).containsExactly(B);
        position.does(B, new Confirm(List.of())).tells("Stood", "Done");
        assertThat(position.state().row(B, WEAPONS)).isEqualTo(1);

        Position refused = disturbed().does(A, new Refuse()).tells("Refused");
        assertThat(refused.state().pending()).isEmpty();
        assertThat(refused.state().money(B)).isEqualTo(5);
    }

    @Test
    @Rule("CA-11.15")
    void aPromisedHandCardThatIsGoneCanOnlyBeRefused() {
        Position position = Position.at(3)
                .acted()
                .hand(A, WEAPONS)
                .favour(A, C)
                .does(A, offer(B, hand(WEAPONS), NOTHING))
                .does(B, accept())
                .does(C, new Look(A))
                .does(C, new Pick(WEAPONS));
        assertThat(position.state().pending()).isEmpty();

        Position two = Position.at(3)
                .acted()
                .hand(A, WEAPONS, ART)
                .favour(A, C)
                .does(A, offer(B, hand(WEAPONS), NOTHING))
                .does(B, accept())
                .does(C, new Look(A))
                .does(C, new Pick(WEAPONS));
        assertThat(two.asked()).containsExactly(A);
        assertThat(two.refuses(A, new Confirm(List.of()))).isEqualTo("CA-8.18");
        assertThat(GAME.legalActions(two.state(), A)).containsExactly(new Refuse());
    }

    @Test
    @Rule({"CA-11.7", "CA-11.11", "CA-11.19", "CA-11.20", "CA-11.18"})
    void pausesWithinPauses() {
        Position position = Position.at(4)
                .open(WEAPONS, DRINKS)
                .row(D, ART, 2)
                .row(C, CASINO, 1)
                .power(A, 1)
                .favour(A, C)
                .favour(B, D)
                .favour(D, B)
                .row(B, CASINO, 1)
                .does(B, offer(A, money(4), open(WEAPONS)))
                .does(A, accept());
        assertThat(position.asked()).containsExactly(C);
        assertThat(position.refuses(C, offer(D, money(1), NOTHING))).isEqualTo("CA-11.20");
        assertThat(position.refuses(C, offer(A, favour(C), open(DRINKS)))).isEqualTo("CA-11.18");
        position.does(D, new Account(ART)).tells("Said");
        assertThat(position.asked()).containsExactly(B);
        assertThat(position.refuses(A, new Donate(1))).isEqualTo("CA-11.19");
        position.does(B, new CallRow(D, ART)).tells("CalledRow");
        assertThat(position.asked()).containsExactly(D);
        position.does(D, new Refuse()).tells("Kept");
        assertThat(position.asked()).containsExactly(C);
        position.does(C, new Pass());
        assertThat(position.asked()).containsExactly(D);
        position.does(D, new Pass()).tells("LetPass");
        assertThat(position.asked()).containsExactly(A);
    }
}
