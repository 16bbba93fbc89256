package omerta.capollo;

import static omerta.capollo.DonCapolloBusiness.ART;
import static omerta.capollo.DonCapolloBusiness.CASINO;
import static omerta.capollo.DonCapolloBusiness.DRINKS;
import static omerta.capollo.DonCapolloBusiness.WEAPONS;
import static omerta.capollo.DonCapolloGoods.NOTHING;
import static omerta.capollo.DonCapolloGoods.hand;
import static omerta.capollo.DonCapolloGoods.money;
import static omerta.capollo.DonCapolloGoods.open;
import static omerta.capollo.Fixture.GAME;
import static omerta.capollo.Position.A;
import static omerta.capollo.Position.B;
import static omerta.capollo.Position.C;
import static omerta.capollo.Position.offer;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.capollo.DonCapolloAction.Account;
import omerta.capollo.DonCapolloAction.CallRow;
import omerta.capollo.DonCapolloAction.Counter;
import omerta.capollo.DonCapolloAction.Decline;
import omerta.capollo.DonCapolloAction.Donate;
import omerta.capollo.DonCapolloAction.LayHand;
import omerta.capollo.DonCapolloAction.LayOpen;
import omerta.capollo.DonCapolloAction.Look;
import omerta.capollo.DonCapolloAction.Take;
import omerta.capollo.DonCapolloAction.TwoCards;
import omerta.engine.Message;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;

class TableTest {

    private static SeatSet learned(Position position, Seat seat, DonCapolloAction action) {
        return GAME.apply(position.state(), seat, action).learned();
    }

    @Test
    @Rule("CA-5.8")
    void aCardThatLiesInARowNeverGoesBackToAHand() {
        Position position = Position.at(3).row(A, WEAPONS, 2).row(B, ART, 1).favour(B, A);
        List<DonCapolloAction> all = GAME.legalActions(position.state(), A);

        assertThat(all).isNotEmpty();
        for (DonCapolloAction action : all) {
            DonCapolloState after = GAME.apply(position.state(), A, action).state();
            assertThat(after.hand(B)).isEqualTo(Pile.EMPTY);
            assertThat(after.hand(A).size()).isLessThanOrEqualTo(1);
            boolean draws = action instanceof Take || action instanceof DonCapolloAction.Buy;
            assertThat(after.hand(A).isEmpty()).isEqualTo(!draws);
        }
    }

    @Test
    @Rule("CA-17.2")
    void whoHoldsAFavourSeesTheHandWhereThatIsAgreed() {
        Position open =
                Position.at(3, "open-hands", "true").hand(A, WEAPONS, ART).favour(A, B);
        assertThat(GAME.mask(open.state(), B).hand(A).contains(WEAPONS.code())).isTrue();
        assertThat(GAME.mask(open.state(), C).hand(A)).isEqualTo(Pile.faceDown(2));
        assertThat(learned(open, A, new Take())).isEqualTo(SeatSet.of(A).with(B));
        open.does(A, new Take()).does(B, offer(A, DonCapolloGoods.favour(A), NOTHING));
        open.does(A, Position.accept());
        assertThat(GAME.mask(open.state(), B).hand(A)).isEqualTo(Pile.faceDown(3));

        Position closed = Position.at(3).hand(A, WEAPONS).favour(A, B);
        assertThat(GAME.mask(closed.state(), B).hand(A)).isEqualTo(Pile.faceDown(1));
    }

    @Test
    @Rule("CA-18.1")
    void whatTeachesNobodyCanBeTakenBack() {
        Position position =
                Position.at(3).hand(A, WEAPONS).hand(B, ART).row(A, DRINKS, 1).favour(B, A);

        assertThat(learned(position, A, new LayHand(WEAPONS))).isEqualTo(SeatSet.NONE);
        assertThat(learned(position, A, new Account(DRINKS))).isEqualTo(SeatSet.NONE);
        assertThat(learned(position, A, new Take())).isEqualTo(SeatSet.of(A));
        assertThat(learned(position, A, new TwoCards())).isEqualTo(SeatSet.all(3));
        assertThat(learned(position, A, new Look(B))).isEqualTo(SeatSet.of(A));
        assertThat(learned(position, A, offer(B, hand(WEAPONS), NOTHING)))
                .isEqualTo(SeatSet.all(3).without(A));
        assertThat(learned(position, A, offer(B, money(1), NOTHING))).isEqualTo(SeatSet.NONE);
    }

    @Test
    @Rule({"CA-18.2", "CA-18.3"})
    void whatTheOpenTableHandles() {
        Position position = Position.at(3)
                .open(WEAPONS)
                .hand(A, ART)
                .row(A, DRINKS, 1)
                .row(B, CASINO, 1)
                .power(A, 1)
                .favour(B, A);
        List<DonCapolloAction> table = GAME.legalActions(GAME.mask(position.state(), Viewer.TABLE), A);

        assertThat(table)
                .contains(
                        new LayOpen(WEAPONS),
                        new Account(DRINKS),
                        new Donate(1),
                        new CallRow(B, CASINO),
                        offer(B, open(WEAPONS), money(2)))
                .doesNotContain(new LayHand(ART));
        assertThat(GAME.legalActions(position.state(), A)).contains(new LayHand(ART));
    }

    @Test
    @Rule("CA-18.5")
    void theTableSaysHowManyOffersAreLeft() {
        Position position = Position.at(3);
        DonCapolloAction gift = offer(B, money(1), NOTHING);
        for (int i = 0; i < 9; i++) {
            assertThat(GAME.telling().advice(position.state(), A, gift)).isEmpty();
            position.does(A, gift).does(B, new Decline());
        }
        assertThat(GAME.telling().advice(position.state(), A, gift))
                .containsExactly(Message.of("don-capollo.advice.offers-left", 3));
        position.does(A, gift);
        for (int i = 0; i < 3; i++) {
            Seat seat = position.asked().getFirst();
            position.does(seat, new Counter(money(i + 2), NOTHING, List.of()));
        }
        assertThat(GAME.telling().advice(position.state(), A, new Counter(NOTHING, money(1), List.of())))
                .containsExactly(Message.of("don-capollo.advice.counters-left", 3));
    }

    @Test
    @Rule("CA-18.6")
    void powerIsShownToItsPlayerOrToAll() {
        DonCapolloState state = Position.at(3).state();
        assertThat(state.showsPower(A, A)).isTrue();
        assertThat(state.showsPower(B, A)).isFalse();
        assertThat(state.showsPower(Viewer.TABLE, A)).isFalse();
        assertThat(Position.at(3, "open-power", "true").state().showsPower(Viewer.TABLE, A))
                .isTrue();
    }

    @Test
    @Rule("CA-18.7")
    void reasonsThatAllCanSeeComeFirst() {
        Position position = Position.at(3).row(A, DRINKS, 1).row(A, CASINO, 1).hand(A, DRINKS);

        assertThat(position.refuses(A, new LayHand(WEAPONS))).isEqualTo("CA-5.2");
        assertThat(position.refuses(A, new LayHand(CASINO))).isEqualTo("CA-5.5");
        assertThat(position.refuses(A, offer(B, hand(ART).plus(9), NOTHING))).isEqualTo("CA-8.15");
        assertThat(position.refuses(A, offer(C, hand(ART), NOTHING))).isEqualTo("CA-8.18");
    }
}
