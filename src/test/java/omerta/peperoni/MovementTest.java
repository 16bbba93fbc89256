package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import omerta.Rule;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;

class MovementTest {

    /// The walk that the printed rules tell of.
    @Test
    @Rule({"PP-5.1", "PP-5.2", "PP-5.3", "PP-5.4", "PP-19.4"})
    void fromTheChurchOverTheBridge() {
        Position now = Position.begun(5).at("Y", 1, "iglesia");
        List<Integer> costs = new ArrayList<>(List.of(0));
        for (String place : List.of(
                "mayor-este-2",
                "mayor-este-3",
                "esquina-este",
                "cabeza-puente-oeste",
                "caseta-puente",
                "cabeza-puente-oeste",
                "cabeza-puente-este")) {
            now = now.does("walk 1 " + place);
            costs.add(now.state().stage().used());
        }

        assertThat(costs).containsExactly(0, 1, 2, 3, 4, 5, 6, 8);
        now.tells("Crossed").stands();
        assertThat(now.refuses("walk 1 ribera-sur-1")).isEqualTo("PP-5.1");
        assertThat(now.refuses("walk 2 plazuela-olivo")).isEqualTo("PP-5.1");
    }

    @Test
    @Rule({"PP-5.5", "PP-5.4"})
    void theWayBackCostsAsMuch() {
        Position back = Position.begun(5).at("Y", 1, "cabeza-puente-este").does("walk 1 cabeza-puente-oeste");

        assertThat(back.state().stage().used()).isEqualTo(2);
    }

    @Test
    @Rule("PP-5.6")
    void withOnePointLeftNobodyCrosses() {
        Position one = Position.begun(5).at("Y", 1, "iglesia").goes(1, "caseta-puente");
        Position head =
                one.does("walk 1 cabeza-puente-oeste", "walk 1 esquina-este").at("Y", 1, "cabeza-puente-oeste");

        assertThat(GAME.points(head.state(), 1)).isEqualTo(1);
        assertThat(head.refuses("walk 1 cabeza-puente-este")).isEqualTo("PP-5.6");
    }

    @Test
    @Rule({"PP-5.7", "PP-5.8", "PP-5.10"})
    void pointsAreDividedAsThePlayerLikes() {
        Position both = Position.begun(4).goes(2, "hacienda").goes(1, "gallinero");

        assertThat(both.state().stage().spent(2)).isEqualTo(4);
        assertThat(both.state().stage().spent(1)).isEqualTo(3);
        assertThat(both.refuses("walk 1 norte-oeste-1")).isEmpty();
        Position alone = Position.begun(4).goes(1, "panaderia");
        assertThat(alone.state().stage().spent(1)).isEqualTo(8);
    }

    @Test
    @Rule({"PP-5.9", "PP-5.12"})
    void pointsThatAreNotUsedAreLost() {
        Position done = Position.begun(3).does("walk 1 plazuela-olivo", "done");

        assertThat(done.events().getFirst()).isEqualTo(new DonPeperoniCourse.TurnDone(Seat.of(0), 7));
        assertThat(done.events().getFirst().clause()).isEqualTo("PP-5.9");
        Position again = done.until("Y");
        assertThat(GAME.points(again.state(), 1)).isEqualTo(8);
    }

    @Test
    @Rule({"PP-5.10", "PP-5.11"})
    void thePartOfOneEndsWhenTheOtherStepsOrActs() {
        Position first = Position.begun(4).does("walk 1 plazuela-olivo");

        assertThat(first.refuses("walk 1 norte-oeste-1")).isEmpty();
        Position stepped = first.does("walk 2 plazuela-olivo");
        assertThat(stepped.refuses("walk 1 norte-oeste-1")).isEqualTo("PP-5.11");
        Position acted = first.does("agent 2 lawyer");
        assertThat(acted.refuses("walk 1 norte-oeste-1")).isEqualTo("PP-5.11");
        assertThat(acted.refuses("walk 2 plazuela-olivo")).isEmpty();
    }

    @Test
    @Rule("PP-5.13")
    void nobodyBarsTheWay() {
        Position crowd = Position.begun(4)
                .at("R", 1, "plazuela-olivo")
                .at("B", 2, "plazuela-olivo")
                .does("walk 1 plazuela-olivo");

        assertThat(crowd.refuses("walk 2 plazuela-olivo")).isEmpty();
        assertThat(crowd.does("walk 1 norte-oeste-1").events()).hasSize(1);
    }

    @Test
    @Rule({"PP-5.14", "PP-6.2"})
    void afterActingACanvasserGoesOn() {
        Position two = Position.begun(4)
                .goes(1, "gallinero")
                .does("bribe 1 5")
                .goes(1, "zapateria")
                .does("bribe 1 10");

        assertThat(two.chits("Y", "gallinero")).isEqualTo("5");
        assertThat(two.chits("Y", "zapateria")).isEqualTo("10");
        assertThat(two.refuses("walk 1 norte-oeste-3")).isEmpty();
        two.stands();
    }

    @Test
    @Rule("PP-19.4")
    void oneStepAtATime() {
        Position begun = Position.begun(4);

        assertThat(begun.refuses("walk 1 norte-oeste-1")).isEqualTo("PP-1.3");
        assertThat(begun.does("walk 1 plazuela-olivo").refuses("walk 1 norte-oeste-2"))
                .isEqualTo("PP-5.2");
        assertThat(begun.refuses("walk 1 nowhere")).isEqualTo("PP-5.2");
        assertThat(GAME.way(begun.state(), Seat.of(0), 1, MoveText.place("gallinero")))
                .extracting(place -> new Village(GAME.tables()).id(place))
                .containsExactly("plazuela-olivo", "norte-oeste-1", "gallinero");
    }
}
