package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.pepe.DonPepeCourse.Woke;
import org.junit.jupiter.api.Test;

class CocktailTest {

    @Test
    @Rule("DP-10.1")
    void threeMenAtDrinksOfAnyFamily() {
        Position position = Position.at("*Y g1 g2 hand S | R g6 g8 | B g13 g12");

        assertThat(position.choices("drink"))
                .containsExactly("drink 1 6 8", "drink 1 6 13", "drink 1 8 13", "drink 6 8 13");
        position.does("drink 1 6 13").tells("Drugged").shows("Y g1~Y g2 | R g6~Y g8 | B g12 g13~Y | discards S");
        assertThat(position.refuses("drink 1 6 12")).isEqualTo("DP-10.1");
        assertThat(position.refuses("drink 1 6 14")).isEqualTo("DP-10.1");
    }

    @Test
    @Rule("DP-10.2")
    void whereThereAreFewerAllGetOne() {
        Position two = Position.at("*Y g1 g2 hand S | R g6 | B g12");
        assertThat(two.choices("drink")).containsExactly("drink 1 6");
        assertThat(two.refuses("drink 6")).isEqualTo("DP-10.2");
        assertThat(two.refuses("drink 1")).isEqualTo("DP-10.2");

        Position one = Position.at("*Y g1 g2 hand S | R g7 | B g12");
        assertThat(one.choices("drink")).containsExactly("drink 1");

        Position none = Position.at("*Y g2 hand S | R g7 | B g12");
        assertThat(none.choices("drink")).isEmpty();
        assertThat(none.unplayable("S")).isEqualTo("DP-10.2");
        assertThat(none.refuses("drink 1")).isEqualTo("DP-10.1");
    }

    @Test
    @Rule("DP-10.2")
    void notMoreAndNotFewerThanThree() {
        Position position = Position.at("*Y g1 g2 hand S | R g6 g8 | B g13 g14");

        assertThat(position.refuses("drink 1 6")).isEqualTo("DP-10.2");
        assertThat(position.refuses("drink 1 6 8 13")).isEqualTo("DP-10.2");
    }

    @Test
    @Rule("DP-10.3")
    void nobodyGetsTwoPillsFromOneCard() {
        Position position = Position.at("*Y g1 g2 hand S | R g6 g8 | B g13 g12");

        assertThat(position.refuses("drink 1 1 6")).isEqualTo("DP-10.3");
        assertThat(position.refuses("drink 6 1 8")).isEqualTo("DP-10.3");
    }

    @Test
    @Rule("DP-10.4")
    void whoSleepsIsNotMoved() {
        Position position = Position.at("*Y g1~R g2 hand M | R g6 | B g13");

        assertThat(position.choices("move")).hasSize(26).allMatch(move -> move.startsWith("move 2>"));
        assertThat(position.refuses("move 1>3")).isEqualTo("DP-10.4");
        assertThat(Position.at("*Y g1~R hand M | R g6 | B g13").unplayable("M")).isEqualTo("DP-10.4");
    }

    @Test
    @Rule({"DP-10.5", "DP-16.6"})
    void aSecondPillByAnotherKills() {
        Position.at("*Y g1 g2 hand S | R g6~B g9 | B g8~R g12")
                .does("drink 1 6 8")
                .kills("Rg6", "Bg8")
                .shows("Y g1~Y g2 taken 2 | R g9 taken 0 | B g12 taken 0");
        Position.at("*Y g1~R g2 hand S | R g6 | B g12")
                .does("drink 1 6")
                .kills("Yg1")
                .shows("Y g2 taken 0 | R g6~Y");
    }

    @Test
    @Rule("DP-10.6")
    void noSecondPillByTheSame() {
        Position position = Position.at("*Y g1 g2 hand S | R g6~Y g8 | B g13 g14~R");

        assertThat(position.choices("drink"))
                .containsExactly("drink 1 8 13", "drink 1 8 14", "drink 1 13 14", "drink 8 13 14");
        assertThat(position.refuses("drink 1 6 8")).isEqualTo("DP-10.6");
    }

    @Test
    @Rule({"DP-13.1", "DP-13.2"})
    void allOwnSleepersWakeAtTheEndOfTheTurnWhoeverDruggedThem() {
        Position position = Position.at("*Y g1 g6~R g8~B hand S | R g20~B g2 | B g3")
                .does("drink 1 8 20")
                .kills("Yg8", "Rg20")
                .shows("Y g1~Y g6~R")
                .does("done");

        assertThat(PepeText.men(position.told(Woke.class).men())).containsExactly("Yg1", "Yg6");
        position.shows("Y g1 g6 | R g2");
    }

    @Test
    @Rule("DP-13.1")
    void othersSleepOn() {
        Position.at("*Y g1 | R g6~Y | B g8~Y")
                .does("done")
                .tells("Passed", "Drew", "TurnBegan", "Looted")
                .shows("R g6~Y | B g8~Y");
    }
}
