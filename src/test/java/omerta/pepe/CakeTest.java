package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import omerta.Rule;
import org.junit.jupiter.api.Test;

class CakeTest {

    @Test
    @Rule({"DP-5.1", "DP-5.3", "DP-5.4"})
    void theOwnCakeExplodesWhenTheTurnBeginsAndIsThereAgain() {
        Position position = Position.begun("Y", "Y g10 j20 cake 10 | R g9 g12 | B g11~R g30");

        position.kills("Rg9", "Yg10", "Bg11")
                .tells("TurnBegan", "Exploded", "Looted")
                .shows("Y j20 cake 0 taken 2 | R g12 | B g30");
        Position.begun("Y", "Y g10 cake 10 | R g9 | B g30").shows("phase over | B cash 120");
    }

    @Test
    @Rule("DP-5.1")
    void aCakeAtHomeDoesNotExplode() {
        Position.begun("Y", "Y g10 | R g9 cake 10 | B g11").tells("TurnBegan", "Looted");
    }

    @Test
    @Rule("DP-5.2")
    void itExplodesWhereOthersHavePassedIt() {
        Position.at("Y g1 g2 cake 8 hand C | R g15 | *B g7 g21 hand P | first Y")
                .does("pass Y>7", "done")
                .kills("Bg7")
                .shows("*Y cake 0 taken 1");
    }

    @Test
    @Rule("DP-5.5")
    void aBlastStopsAtEmptyChairsAndLeavesOtherCakes() {
        Position.begun("Y", "Y g1 cake 15 | R g13 g18 cake 16 | B g16 g17 cake 14")
                .kills("Bg16")
                .shows("Y cake 0 | R cake 16 g13 g18 | B cake 14 g17");
        Position.begun("Y", "Y g20 cake 30 | R g1 g2 | B g29 g28").kills("Rg1", "Bg29");
    }

    @Test
    @Rule({"DP-9.1", "DP-2.6", "DP-1.6"})
    void theCakeGoesToAnyChairTakenOrNot() {
        Position position = Position.at("*Y g1 hand C | R g2 | B g15");

        assertThat(position.choices("cake"))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 30)
                        .mapToObj(chair -> "cake " + chair)
                        .toList());
        position.does("cake 2").tells("CakeSet").shows("Y cake 2 g1 hand - | R g2 | discards C");
        position.does("cake 20").shows("Y cake 20");
        assertThat(position.refuses("cake 31")).isEqualTo("DP-1.2");
    }

    @Test
    @Rule("DP-9.2")
    void twoCakesNeverStandAtOneChair() {
        Position position = Position.at("*Y g1 hand C | R g2 cake 9 | B g15");

        assertThat(position.choices("cake")).hasSize(29).doesNotContain("cake 9");
        assertThat(position.refuses("cake 9")).isEqualTo("DP-9.2");
    }

    @Test
    @Rule("DP-9.3")
    void noCakeIsPlayedWhileTheOwnIsOnTheTable() {
        Position position = Position.at("*Y g1 cake 9 hand C | R g2 | B g15");

        assertThat(position.choices("cake")).isEmpty();
        assertThat(position.refuses("cake 4")).isEqualTo("DP-9.3");
        assertThat(position.unplayable("C")).isEqualTo("DP-9.3");
    }

    @Test
    @Rule({"DP-9.4", "DP-9.5"})
    void aCakeGoesToTheFirstManOnItsLeftOrRight() {
        Position position = Position.at("*Y g17 hand P | R g21 cake 18 | B g12 cake 20");

        assertThat(position.choices("pass R")).containsExactly("pass R>21", "pass R>17");
        position.does("pass R>21").tells("CakePassed").shows("R cake 21 | B cake 20 | played P");
        assertThat(position.refuses("pass R>19")).isEqualTo("DP-9.4");
        assertThat(position.refuses("pass R>12")).isEqualTo("DP-9.4");
        assertThat(position.refuses("pass Y>17")).isEqualTo("DP-9.4");
        assertThat(position.refuses("pass G>17")).isEqualTo("DP-9.4");
    }

    @Test
    @Rule("DP-9.4")
    void anyCakeMayBePassedTheOwnToo() {
        Position.at("*Y g17 cake 12 hand P | R g21 | B g12").does("pass Y>17").shows("Y cake 17");
    }

    @Test
    @Rule("DP-9.6")
    void notToAManWhoHasACakeAlready() {
        Position position = Position.at("*Y g17 cake 17 hand P | R g21 cake 18 | B g12");

        assertThat(position.choices("pass R")).containsExactly("pass R>21");
        assertThat(position.refuses("pass R>17")).isEqualTo("DP-9.6");
        Position blocked = Position.at("*Y g17 cake 17 hand P | R g21 cake 21 | B out 1");
        assertThat(blocked.choices("pass")).isEmpty();
        assertThat(blocked.unplayable("P")).isEqualTo("DP-9.6");
        assertThat(Position.at("*Y g17 hand P | R g21 | B g1").unplayable("P")).isEqualTo("DP-9.4");
    }

    @Test
    @Rule("DP-9.7")
    void whereBothWaysLeadToOneManTheyAreOneChoice() {
        Position position = Position.at("*Y g17 hand P | R g21 cake 21 | B out 1");

        assertThat(position.choices("pass")).containsExactly("pass R>17");
    }

    @Test
    @Rule("DP-9.8")
    void kaBoomSparesNobody() {
        Position.at("*Y g10 g1 hand B | R g9 g15 cake 10 | B g11 g30")
                .does("boom R")
                .kills("Rg9", "Yg10", "Bg11")
                .tells("Exploded")
                .shows("Y g1 taken 2 | R g15 cake 0 taken 0 | B g30 | discards B");
    }

    @Test
    @Rule("DP-9.9")
    void notTheOwnCakeButThatOfTheDead() {
        Position position = Position.at("*Y g10 cake 1 hand B | R cake 12 out 1 | B g20 cake 25");

        assertThat(position.choices("boom")).containsExactly("boom R", "boom B");
        assertThat(position.refuses("boom Y")).isEqualTo("DP-9.9");
    }

    @Test
    @Rule("DP-9.10")
    void theCakeGoesBackOrLeavesTheGame() {
        Position position = Position.at("*Y g10 hand B | R cake 12 out 1 | B g20 cake 25");

        position.does("boom B").shows("B cake 0");
        position.does("boom R").shows("R cake -1");
    }

    @Test
    @Rule("DP-9.11")
    void kaBoomNeedsACakeAndNoVictim() {
        Position position = Position.at("*Y g10 cake 3 hand B | R g1 cake 15 | B g20");

        position.does("boom R").kills().tells("Exploded").shows("R cake 0");
        assertThat(position.refuses("boom B")).isEqualTo("DP-9.11");
        assertThat(Position.at("*Y g10 cake 3 hand B | R g1 | B g20").unplayable("B"))
                .isEqualTo("DP-9.11");
    }
}
