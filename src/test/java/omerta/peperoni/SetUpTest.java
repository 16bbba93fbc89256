package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import omerta.Rule;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetUpTest {

    @Test
    @Rule({"PP-2.2", "PP-2.3", "PP-2.4", "PP-2.9"})
    void whatEveryoneHas() {
        Position begun = Position.begun(4);

        for (Seat seat : Seat.first(4)) {
            DonPeperoniScreen screen = begun.state().screen(seat);
            assertThat(Position.values(screen.chits()))
                    .isEqualTo("1 1 2 2 5 5 10 10 20 20 50 50 50 50 100 100 200 200 500 500");
            assertThat(screen.money(GAME.tables())).isEqualTo(1876);
            assertThat(begun.state().agentsLeft(seat)).isEqualTo(5);
            assertThat(begun.state().hasSpy(seat)).isTrue();
        }
        assertThat(begun.state().board().places().size()).isEqualTo(8);
        assertThat(begun.refuses("walk 3 plazuela-olivo")).isEqualTo("PP-2.2");
    }

    @Test
    @Rule("PP-17.3")
    void withThreePlayersThereIsLessMoney() {
        DonPeperoniScreen screen = Position.begun(3).state().screen(Seat.of(0));

        assertThat(Position.values(screen.chits())).isEqualTo("2 2 5 5 10 10 20 20 50 50 50 50 100 100 200 200 500");
        assertThat(screen.money(GAME.tables())).isEqualTo(1374);
    }

    @Test
    @Rule("PP-3.1")
    void theStartPlayerIsChosenOrDrawnByLot() {
        Set<Seat> drawn = new HashSet<>();
        for (long seed = 0; seed < 40; seed++) {
            drawn.add(Fixture.dealt(Fixture.table(4), seed).state().clock().start());
        }

        assertThat(drawn).containsExactlyInAnyOrderElementsOf(Seat.first(4));
        var chosen = Fixture.dealt(Fixture.table(4, "first", "3"), 1);
        assertThat(chosen.state().active()).isEqualTo(Seat.of(2));
        assertThat(chosen.events()).containsExactly(new DonPeperoniCourse.HomesBegan(Seat.of(2)));
    }

    @Test
    @Rule({"PP-3.2", "PP-3.3"})
    void homesAreChosenClockwiseAndNoHouseTwice() {
        Position dealt = Position.dealt(4);

        assertThat(dealt.refuses("home hacienda")).isEqualTo("PP-3.2");
        assertThat(dealt.refuses("home plaza")).isEqualTo("PP-3.2");
        assertThat(dealt.refuses("done")).isEqualTo("PP-3.3");
        Position next = dealt.does("home h-feria");
        next.tells("HomeChosen");
        assertThat(next.state().active()).isEqualTo(Seat.of(1));
        assertThat(next.refuses("home h-feria")).isEqualTo("PP-3.3");
        assertThat(next.choices(DonPeperoniAction.ChooseHome.class)).isEqualTo(3);
        Position begun = next.does("home h-olivo", "home h-pozo", "home h-campana");
        begun.tells("HomeChosen", "RoundBegan", "TurnBegan").stands();
        assertThat(begun.state().active()).isEqualTo(Seat.of(0));
        assertThat(begun.refuses("home h-olivo")).isEqualTo("PP-3.3");
    }

    @Test
    @Rule({"PP-3.4", "PP-17.4"})
    void homesOnTheFarSideAreForFive() {
        assertThat(Position.dealt(4).refuses("home h-sauce")).isEqualTo("PP-3.4");
        assertThat(Position.dealt(5).refuses("home h-sauce")).isEmpty();
    }

    @Test
    @Rule({"PP-3.5", "PP-3.6", "PP-2.5", "PP-2.6"})
    void eachHomeHasItsPosterAndItsCanvassers() {
        Position begun = Position.begun(4);

        for (String letter : List.of("Y", "R", "B", "G")) {
            assertThat(begun.votes(letter)).isEqualTo(8);
        }
        assertThat(begun.holder("h-campana")).isEqualTo("R");
        assertThat(begun.state().board().place(Seat.of(1), 1)).isEqualTo(MoveText.place("h-campana"));
        assertThat(begun.state().board().place(Seat.of(1), 2)).isEqualTo(MoveText.place("h-campana"));
    }

    @Test
    @Rule("PP-3.7")
    void anUnchosenHomeIsAHouseLikeAnyOther() {
        Position begun = Position.begun(3).at("Y", 1, "h-pozo").lies("R", "h-pozo", 20);

        assertThat(begun.holder("h-pozo")).isEqualTo("-");
        assertThat(begun.does("bribe 1 50").votes("Y")).isEqualTo(16);
    }

    @ParameterizedTest
    @CsvSource({"true, PP-17.5, 2", "false, '', 3"})
    @Rule({"PP-17.5", "PP-17.6", "PP-17.7"})
    void atMostThreeLiveOnTheNearSide(boolean rule, String clause, int left) {
        Position third = Position.dealt(5, "far-homes", Boolean.toString(rule))
                .does("home h-olivo", "home h-campana", "home h-feria");

        assertThat(third.refuses("home h-pozo")).isEqualTo(clause);
        assertThat(third.choices(DonPeperoniAction.ChooseHome.class)).isEqualTo(left);
        Position last = third.does("home h-acequia");
        assertThat(last.state().phase()).isEqualTo(DonPeperoniPhase.HOME);
        assertThat(last.choices(DonPeperoniAction.ChooseHome.class)).isEqualTo(left - 1);
        last.does("home h-sauce").stands();
    }
}
