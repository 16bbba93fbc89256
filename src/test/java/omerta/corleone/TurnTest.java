package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static omerta.corleone.Moves.complete;
import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.fetch;
import static omerta.corleone.Moves.pass;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Moves.stash;
import static omerta.corleone.Moves.take;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static omerta.corleone.Position.D;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;

class TurnTest {

    @Test
    @Rule({"CO-4", "CO-4.1"})
    void oneActionATurnClockwise() {
        Position position = Position.at(3).does(A, place("pier-warehouse"));
        assertThat(position.asked()).containsExactly(B);
        assertThat(position.refuses(A, place("pork-butcher"))).isEqualTo("CO-4.1");
        position.does(B, place("pork-butcher")).does(C, place("rope-walk")).does(A, place("supper-club"));
        assertThat(position.asked()).containsExactly(B);
    }

    @Test
    @Rule("CO-4")
    void whatIsBegunIsFinishedFirst() {
        Position position = Position.at(2).hand(A, "$1").does(A, place("undertaker"));
        assertThat(position.asked()).containsExactly(A);
        assertThat(position.refuses(A, place("pier-warehouse"))).isEqualTo("CO-4");
        assertThat(position.refuses(B, place("pier-warehouse"))).isEqualTo("CO-6.7");
        position.does(A, done());
        assertThat(position.asked()).containsExactly(B);
    }

    @Test
    @Rule("CO-4.2")
    void whoCanPlayAFigureDoesNotPass() {
        Position position = Position.at(2).hand(A, "$1");
        assertThat(position.refuses(A, pass())).isEqualTo("CO-4.2");
        assertThat(position.lists(A)).doesNotContain(pass());
    }

    @Test
    @Rule({"CO-4.3", "CO-4.4", "CO-4.5"})
    void withoutASpaceOneMayPassAndIsAskedAgain() {
        Position position = crowded().hand(A, "the-maitre-d").hand(B, "$1");
        assertThat(position.lists(A)).containsExactlyInAnyOrder(pass(), play("the-maitre-d"));
        position.does(A, pass());
        assertThat(position.asked()).containsExactly(B);
        position.does(B, pass()).tells("Passed", "PhaseBegan");
        assertThat(position.state().clock().act()).isEqualTo(2);

        position =
                crowded().hand(A, "$1").hand(B, "the-maitre-d").does(A, pass()).does(B, play("the-maitre-d"));
        assertThat(position.asked()).containsExactly(A);
    }

    /// Two seats have one thug each to play, but each front is held.
    private static Position crowded() {
        return Position.at(5)
                .stands(A, "pier-warehouse")
                .stands(B, "pork-butcher")
                .stands(C, "gentlemens-tailor undertaker")
                .stands(D, "supper-club pawnbroker")
                .neutral("livery-stable")
                .keeps(A, 1, 0)
                .keeps(B, 1, 0)
                .spent(C, D, Seat.of(4));
    }

    @Test
    @Rule({"CO-5", "CO-8.4", "CO-9.1", "CO-4.5"})
    void whoHasNoFigureIsPassedOver() {
        Position position = Position.at(3)
                .hand(B, "gun narc the-maitre-d")
                .row("street-warning")
                .spent(B)
                .keeps(C, 1, 0)
                .does(A, place("pier-warehouse"));
        assertThat(position.asked()).containsExactly(C);
        assertThat(position.refuses(B, complete("street-warning", "gun"))).isEqualTo("CO-4.1");
        assertThat(position.refuses(B, play("the-maitre-d"))).isEqualTo("CO-4.1");
        position.does(C, place("pork-butcher"));
        assertThat(position.asked()).containsExactly(A);
    }

    @Test
    @Rule({"CO-5", "CO-5.1", "CO-4.5"})
    void theLastFigureEndsAllChancesOfTheAct() {
        Position position =
                Position.at(2).row("overdue-loan").keeps(A, 1, 0).keeps(B, 1, 1).does(A, place("pawnbroker"));
        assertThat(position.holds(A)).isEqualTo("blood blood");
        assertThat(GAME.telling().advice(Position.at(2).keeps(A, 1, 0).state(), A, place("pawnbroker")))
                .hasSize(1);
        assertThat(GAME.telling().advice(Position.at(2).state(), A, place("pawnbroker")))
                .isEmpty();
        position.does(B, place("pier-warehouse"));
        assertThat(position.asked()).containsExactly(B);
    }

    @Test
    @Rule({"CO-6", "CO-6.1"})
    void aThugOnAFreeFront() {
        Position position = Position.at(2).stands(B, "pork-butcher").neutral("undertaker");
        assertThat(position.refuses(A, place("pork-butcher"))).isEqualTo("CO-6.1");
        assertThat(position.refuses(A, place("undertaker"))).isEqualTo("CO-6.1");
        assertThat(position.refuses(A, place("tile-1"))).isEqualTo("CO-6.1");
        assertThat(position.refuses(A, new CorleoneAction.Place(99))).isEqualTo("CO-42.1");
        position.does(A, place("pier-warehouse")).tells("Placed", "TookGoods");
        assertThat(position.on("pier-warehouse")).isEqualTo("A");
        assertThat(position.holds(A)).isEqualTo("booze booze");
        assertThat(position.state().family(A).thugs()).isEqualTo(2);
        Position empty = Position.at(2).keeps(A, 0, 1);
        assertThat(empty.refuses(A, place("pier-warehouse"))).isEqualTo("CO-6");
    }

    @Test
    @Rule({"CO-6.2", "CO-6.3", "CO-6.4"})
    void iconsInAnyOrderEachOnce() {
        CorleoneEffect.Money dollar = new CorleoneEffect.Money(List.of(1));
        Position position = Position.at(2).hand(A, "$3").does(A, place("livery-stable"));
        assertThat(position.asked()).containsExactly(A);
        assertThat(position.lists(A))
                .containsExactly(take(new CorleoneEffect.HorseHead()), stash(3), take(dollar), done());
        assertThat(position.refuses(A, fetch("gun"))).isEqualTo("CO-6.2");
        position.does(A, take(dollar)).does(A, stash(1)).tells("Stashed");
        assertThat(position.packed(A)).isEqualTo("$1");
        assertThat(position.holds(A)).isEqualTo("$3");
        assertThat(position.state().clock().head()).isEqualTo(A);
        assertThat(position.asked()).containsExactly(B);
    }

    @Test
    @Rule({"CO-6.3", "CO-6.4"})
    void iconsMayBeLeftOutButNotGoodsAndBills() {
        Position position = Position.at(2)
                .hand(B, "$3")
                .turn(B)
                .does(B, place("livery-stable"))
                .does(B, done())
                .tells("LeftOut", "TookHead", "TookMoney");
        assertThat(position.holds(B)).isEqualTo("$1 $3");
        assertThat(position.state().clock().head()).isEqualTo(B);
        assertThat(position.refuses(B, done())).isEqualTo("CO-6.3");

        position = Position.at(2).hand(A, "$1 $2").does(A, place("undertaker")).does(A, stash(2));
        assertThat(position.asked()).containsExactly(A);
        position.does(A, done());
        assertThat(position.packed(A)).isEqualTo("$2");
        assertThat(position.holds(A)).isEqualTo("$1");
    }

    @Test
    @Rule("CO-6.4")
    void aGoodThatIsThereTwiceIsTakenOnceAndOnce() {
        CorleoneEffect.Good booze = new CorleoneEffect.Good(CorleoneGood.BOOZE, 1);
        Position position = Position.at(2).tiles("corner-saloon").does(A, place("tile-1"));
        assertThat(position.holds(A)).isEqualTo("booze booze $1");
        position = Position.at(2).hand(A, "watered-gin booze").does(A, complete("watered-gin", "booze"));
        assertThat(position.refuses(A, take(booze))).isEqualTo("CO-6.2");
    }

    @Test
    @Rule({"CO-7", "CO-7.1", "CO-7.2", "CO-7.4"})
    void aFamilyMemberTakesAllBacksAround() {
        Position position = Position.at(2)
                .hand(A, "$3")
                .tiles("gunsmith loan-office newsstand steam-laundry")
                .stands(B, "undertaker marquee-yard")
                .neutral("supper-club");
        assertThat(position.refuses(A, place("marquee-yard"))).isEqualTo("CO-7.1");
        position.does(A, place("bell-steps"));
        CorleoneEffect.Money two = new CorleoneEffect.Money(List.of(2));
        assertThat(position.lists(A))
                .containsExactly(
                        stash(3), take(two), take(new CorleoneEffect.Good(CorleoneGood.BLOOD_MONEY, 1)), done());
        position.does(A, take(two)).does(A, stash(2)).does(A, stash(3));
        assertThat(position.packed(A)).isEqualTo("$2 $3");
        assertThat(position.holds(A)).isEqualTo("blood");
        assertThat(position.on("bell-steps")).isEqualTo("A");
        assertThat(Position.at(2).keeps(A, 1, 0).refuses(A, place("fish-gate"))).isEqualTo("CO-7");
    }

    @Test
    @Rule("CO-7.3")
    void nobodySharesBacks() {
        Position position = Position.at(2).stack(1, "B").stack(2, "B").does(A, place("rope-walk"));
        assertThat(position.holds(A)).isEqualTo("booze gun");
        assertThat(position.holds(B)).isEmpty();
    }

    @Test
    @Rule("CO-7.5")
    void familyMembersAreAlike() {
        Position position = Position.at(2)
                .act(4)
                .does(A, place("rope-walk"))
                .does(B, place("oyster-lane"))
                .does(A, place("pier-street"))
                .does(A, done())
                .does(B, place("fish-gate"))
                .does(B, done())
                .does(A, place("bobbin-bridge"))
                .does(A, done());
        assertThat(position.state().family(A).members()).isZero();
    }
}
