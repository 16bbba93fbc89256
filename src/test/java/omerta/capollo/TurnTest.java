package omerta.capollo;

import static omerta.capollo.DonCapolloBusiness.ART;
import static omerta.capollo.DonCapolloBusiness.CASINO;
import static omerta.capollo.DonCapolloBusiness.DRINKS;
import static omerta.capollo.DonCapolloBusiness.OLIVE_OIL;
import static omerta.capollo.DonCapolloBusiness.WEAPONS;
import static omerta.capollo.Fixture.GAME;
import static omerta.capollo.Fixture.table;
import static omerta.capollo.Position.A;
import static omerta.capollo.Position.B;
import static omerta.capollo.Position.C;
import static omerta.capollo.Position.offer;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import omerta.Rule;
import omerta.capollo.DonCapolloAction.Account;
import omerta.capollo.DonCapolloAction.Buy;
import omerta.capollo.DonCapolloAction.Donate;
import omerta.capollo.DonCapolloAction.LayHand;
import omerta.capollo.DonCapolloAction.LayOpen;
import omerta.capollo.DonCapolloAction.Pass;
import omerta.capollo.DonCapolloAction.Take;
import omerta.capollo.DonCapolloAction.ThreeCards;
import omerta.capollo.DonCapolloAction.TwoCards;
import omerta.engine.Dealt;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnTest {

    @Test
    @Rule("CA-1.1")
    void threeToSixPlay() {
        assertThat(GAME.info().leastSeats()).isEqualTo(3);
        assertThat(GAME.info().mostSeats()).isEqualTo(6);
        assertThat(GAME.deal(table(2), Rng.of(1)))
                .isEqualTo(new Dealt.Refused<>(Ruling.illegal("CA-1.1", "refusal.seats", 3, 6, 2)));
    }

    @Test
    @Rule("CA-17.1")
    void twoPlayIfTheyAgreeOnIt() {
        DonCapolloState state =
                Fixture.dealt(table(2, "two-players", "true"), 1).state();

        assertThat(state.seats()).isEqualTo(2);
        assertThat(state.cards().draw().size()).isEqualTo(54);
        assertThat(GAME.deal(table(2, "two-players", "false"), Rng.of(1)))
                .isEqualTo(new Dealt.Refused<>(Ruling.illegal("CA-1.1", "refusal.seats", 3, 6, 2)));
        assertThat(GAME.deal(table(1, "two-players", "true"), Rng.of(1)))
                .isEqualTo(new Dealt.Refused<>(Ruling.illegal("CA-1.1", "refusal.seats", 2, 6, 1)));
        assertThat(GAME.deal(table(3, "two-players", "true"), Rng.of(1))).isInstanceOf(Dealt.Start.class);
    }

    @Test
    @Rule("CA-17.1")
    void twoPlayByTheSameRules() {
        Position two = Position.at(2, "two-players", "true")
                .favour(B, A)
                .row(B, CASINO, 2)
                .does(A, new Take())
                .does(A, offer(B, DonCapolloGoods.money(2), DonCapolloGoods.rows(CASINO)))
                .does(B, new DonCapolloAction.Accept(List.of()));

        assertThat(two.state().row(A, CASINO)).isEqualTo(1);
        two.does(A, new DonCapolloAction.CallRow(B, CASINO)).does(A, new Pass());
        assertThat(two.state().row(A, CASINO)).isEqualTo(2);
        assertThat(two.state().active()).isEqualTo(B);
    }

    @ParameterizedTest
    @CsvSource({"3, 49", "4, 44", "5, 39", "6, 34"})
    @Rule({"CA-1.3", "CA-1.6", "CA-2.2", "CA-2.3", "CA-2.4"})
    void theTableIsSet(int seats, int pile) {
        DonCapolloState state = Fixture.dealt(table(seats), 7).state();

        assertThat(state.cards().draw().size()).isEqualTo(pile);
        for (Seat seat : Seat.first(seats)) {
            assertThat(state.hand(seat).size()).isEqualTo(5);
            assertThat(state.money(seat)).isEqualTo(5);
            assertThat(state.power(seat)).isZero();
            assertThat(state.holder(seat)).isEqualTo(seat);
        }
        assertThat(GAME.census(state)).containsEntry("weapons", 8).containsEntry("favours", seats);
        assertThat(state.cards())
                .isNotEqualTo(Fixture.dealt(table(seats), 8).state().cards());
    }

    @Test
    @Rule({"CA-2.5", "CA-2.6"})
    void whoBeginsIsChosenOrDrawnAndTurnsGoToTheLeft() {
        assertThat(Fixture.dealt(table(4, "first", "3"), 1).state().active()).isEqualTo(C);
        Position position = Position.at(3).acted().does(A, new Pass()).tells("TurnDone", "TurnBegan");
        assertThat(position.state().active()).isEqualTo(B);
        assertThat(position.acted()
                        .does(B, new Pass())
                        .acted()
                        .does(C, new Pass())
                        .state()
                        .active())
                .isEqualTo(A);
    }

    @Test
    @Rule({"CA-1.9", "CA-1.10", "CA-1.11", "CA-1.12", "CA-1.13"})
    void whatIsOpenAndWhatIsNot() {
        DonCapolloState state = Position.at(3)
                .hand(A, WEAPONS, DRINKS)
                .row(B, CASINO, 2)
                .power(B, 3)
                .draw(ART, ART)
                .state();
        DonCapolloState seen = GAME.mask(state, B);

        assertThat(seen.hand(A)).isEqualTo(Pile.faceDown(2));
        assertThat(GAME.mask(state, A).hand(A)).isEqualTo(state.hand(A));
        assertThat(seen.cards().draw()).isEqualTo(Pile.faceDown(2));
        assertThat(seen.cards().discards()).isEqualTo(state.cards().discards().hidden());
        assertThat(seen.rng()).isEqualTo(Rng.SEALED);
        assertThat(GAME.mask(state, Viewer.TABLE).row(B, CASINO)).isEqualTo(2);
        assertThat(GAME.mask(state, Viewer.TABLE).purses()).isEqualTo(state.purses());
        assertThat(GAME.mask(state, Viewer.TABLE).favours()).isEqualTo(state.favours());
    }

    @Test
    @Rule({"CA-3.1", "CA-3.4", "CA-3.5"})
    void oneMainActionAndNoMore() {
        Position position = Position.at(3);
        assertThat(position.refuses(A, new Pass())).isEqualTo("CA-3.5");
        position.does(A, new Take()).tells("Drew");
        assertThat(position.state().active()).isEqualTo(A);
        assertThat(position.refuses(A, new Take())).isEqualTo("CA-3.1");
        assertThat(position.refuses(A, new TwoCards())).isEqualTo("CA-3.1");
        assertThat(position.refuses(A, new ThreeCards())).isEqualTo("CA-3.1");
    }

    @Test
    @Rule({"CA-3.2", "CA-3.3"})
    void freeActionsBeforeInTheMiddleOfAndAfterTheMainAction() {
        Position.at(3)
                .hand(A, WEAPONS, WEAPONS)
                .power(A, 2)
                .does(A, new LayHand(WEAPONS))
                .does(A, new Donate(1))
                .does(A, new TwoCards())
                .does(A, new LayHand(WEAPONS))
                .does(A, new Account(WEAPONS))
                .does(A, new Buy());
    }

    @Test
    @Rule({"CA-3.7", "CA-5.7", "CA-11.9"})
    void othersAccountAndAskForDonationsFromTheMainActionOn() {
        Position position = Position.at(3).row(B, WEAPONS, 2).power(B, 1).hand(B, DRINKS);
        assertThat(position.refuses(B, new Account(WEAPONS))).isEqualTo("CA-11.9");
        position.does(A, new Take());
        assertThat(position.refuses(B, new Take())).isEqualTo("CA-3.7");
        assertThat(position.refuses(B, new Buy())).isEqualTo("CA-3.7");
        assertThat(position.refuses(B, new LayHand(DRINKS))).isEqualTo("CA-5.7");
        position.does(B, new Account(WEAPONS)).does(B, new Donate(1));
        assertThat(position.state().money(B)).isEqualTo(7);
        assertThat(position.refuses(C, offer(A, DonCapolloGoods.favour(C), DonCapolloGoods.hand(ART))))
                .isEqualTo("");
    }

    @Test
    @Rule({"CA-4.1", "CA-1.7"})
    void takeACardAndADollar() {
        Position position = Position.at(3).draw(DRINKS, ART).does(A, new Take()).tells("Drew");
        assertThat(position.state().money(A)).isEqualTo(6);
        assertThat(position.state().hand(A).contains(ART.code())).isTrue();
        assertThat(position.told().getFirst().mask(B)).isEqualTo(new DonCapolloPlay.Drew(A, Optional.empty(), 1));
    }

    @Test
    @Rule({"CA-4.2", "CA-4.4", "CA-4.5", "CA-4.7"})
    void twoCardsNeedAPlace() {
        Position position = Position.at(3)
                .hand(A, WEAPONS)
                .draw(DRINKS, ART, ART)
                .does(A, new TwoCards())
                .tells("TurnedUp");
        assertThat(position.state().cards().open().size()).isEqualTo(2);
        assertThat(position.refuses(A, new Pass())).isEqualTo("CA-4.4");
        position.does(A, new LayHand(WEAPONS)).does(A, new LayOpen(ART)).does(A, new LayOpen(ART));
        assertThat(position.state().row(A, ART)).isEqualTo(2);
        assertThat(position.refuses(A, new LayOpen(ART))).isEqualTo("CA-4.5");
        position.does(A, new Pass());
    }

    @Test
    @Rule({"CA-4.3", "CA-4.8"})
    void threeCardsCostADollar() {
        Position poor = Position.at(3).money(A, 0).power(A, 1);
        assertThat(poor.refuses(A, new ThreeCards())).isEqualTo("CA-4.8");
        poor.does(A, new Donate(1)).does(A, new ThreeCards());
        assertThat(poor.state().money(A)).isZero();
        assertThat(poor.state().cards().open().size()).isEqualTo(3);
    }

    @Test
    @Rule({"CA-4.9", "CA-4.11", "CA-6.3", "CA-12.4"})
    void withoutCardsThereIsTheDollarOnly() {
        Position position = Position.at(3).draw().noDiscards(B);
        assertThat(position.refuses(A, new TwoCards())).isEqualTo("CA-4.9");
        assertThat(position.refuses(A, new ThreeCards())).isEqualTo("CA-4.9");
        assertThat(position.refuses(A, new Buy())).isEqualTo("CA-6.3");
        position.does(A, new Take()).tells("RanOut", "DrewNothing");
        assertThat(position.state().money(A)).isEqualTo(6);
        assertThat(position.state().clock().last()).isTrue();
    }

    @Test
    @Rule("CA-4.10")
    void fewerCardsThanWantedCostTheSame() {
        Position position =
                Position.at(3).draw(ART).noDiscards(B).does(A, new ThreeCards()).tells("RanOut", "TurnedUp");
        assertThat(position.state().cards().open().size()).isEqualTo(1);
        assertThat(position.state().money(A)).isEqualTo(4);
    }

    @Test
    @Rule({"CA-4.6", "CA-4.12", "CA-5.2", "CA-7.6"})
    void whoHasNoRoomAccountsForARow() {
        Position position = Position.at(3).row(A, WEAPONS, 2).row(A, DRINKS, 1).open(CASINO);
        assertThat(position.refuses(A, new LayOpen(CASINO))).isEqualTo("CA-5.2");
        position.does(A, new Account(DRINKS)).does(A, new LayOpen(CASINO)).does(A, new Pass());
        assertThat(position.state().row(A, CASINO)).isEqualTo(1);
    }

    @Test
    @Rule({"CA-5.1", "CA-5.2", "CA-5.3", "CA-5.4", "CA-5.5", "CA-5.6"})
    void rowsGrowToEightAndThereAreTwo() {
        Position position = Position.at(3)
                .row(A, WEAPONS, 7)
                .row(A, DRINKS, 1)
                .hand(A, WEAPONS, CASINO)
                .does(A, new LayHand(WEAPONS));
        assertThat(position.state().row(A, WEAPONS)).isEqualTo(8);
        assertThat(position.state().rows(A)).isEqualTo(2);
        assertThat(position.refuses(A, new LayHand(CASINO))).isEqualTo("CA-5.2");
        assertThat(position.refuses(A, new LayHand(DRINKS))).isEqualTo("CA-5.5");
        position.does(A, new Take()).does(A, new Pass());
        assertThat(position.state().hand(A).contains(CASINO.code())).isTrue();
    }

    @Test
    @Rule({"CA-6.1", "CA-6.2"})
    void twoCardsAreBoughtInATurn() {
        Position position = Position.at(3).money(A, 5).does(A, new Buy()).tells("Drew");
        assertThat(position.state().money(A)).isEqualTo(2);
        assertThat(position.refuses(A, new Buy())).isEqualTo("CA-6.1");
        position.money(A, 9).does(A, new Buy());
        assertThat(position.state().hand(A).size()).isEqualTo(2);
        assertThat(position.refuses(A, new Buy())).isEqualTo("CA-6.2");
    }

    @Test
    @Rule({"CA-12.1", "CA-12.2", "CA-12.3"})
    void theDiscardsAreShuffledWhenACardIsNeeded() {
        Position position = Position.at(3).draw(ART).does(A, new TwoCards()).tells("Shuffled", "TurnedUp");
        assertThat(position.state().cards().pass()).isEqualTo(2);
        assertThat(position.state().cards().discards().isEmpty()).isTrue();
        assertThat(position.state().cards().open().size()).isEqualTo(2);

        Position taken = Position.at(3).draw(ART).does(A, new Take()).tells("Drew");
        assertThat(taken.state().cards().pass()).isEqualTo(1);
    }

    @Test
    @Rule({"CA-12.5", "CA-12.6", "CA-12.7"})
    void theSecondPileRunsOutAndTheTurnIsTheLast() {
        Position position = Position.at(3)
                .row(A, OLIVE_OIL, 5)
                .draw(ART)
                .secondPile()
                .does(A, new Take())
                .tells("RanOut", "Drew")
                .does(A, new Account(OLIVE_OIL))
                .does(A, offer(B, DonCapolloGoods.money(1), DonCapolloGoods.NOTHING))
                .does(B, Position.accept());
        assertThat(position.refuses(A, new Buy())).isEqualTo("CA-6.3");
        position.does(A, new Pass());
        assertThat(GAME.outcome(position.state())).isPresent();
        assertThat(GAME.turn(position.state()).isOver()).isTrue();
    }

    @Test
    @Rule({"CA-10.1", "CA-10.2", "CA-10.3"})
    void powerBecomesMoney() {
        Position position = Position.at(3).power(A, 3).power(B, 2).does(A, new Donate(2));
        assertThat(position.state().money(A)).isEqualTo(7);
        assertThat(position.state().power(A)).isEqualTo(1);
        assertThat(position.refuses(A, new Donate(2))).isEqualTo("CA-10.3");
        assertThat(position.refuses(A, new Donate(0))).isEqualTo("CA-10.3");
        position.acted().does(B, new Donate(2));
        assertThat(position.state().money(B)).isEqualTo(7);
    }
}
