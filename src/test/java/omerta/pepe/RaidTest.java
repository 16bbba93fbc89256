package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Privacy;
import omerta.engine.Turn;
import org.junit.jupiter.api.Test;

class RaidTest {

    private static final String POSITION = "Y b1 g2 cake 9 | *R b6~Y j8~B g4 hand XMK cake 4 | B g20 | first Y";

    private static Position raid() {
        return Position.at(POSITION).does("cops");
    }

    private static Position seated() {
        return raid().does("seat b 30", "seat b 29", "seat g 28", "seat j 9", "seat g 4", "seat g 3");
    }

    @Test
    @Rule("DP-11.1")
    void allMenLeaveTheTable() {
        Position raid = raid().tells("Raided").shows("phase raid played X turn R");

        assertThat(raid.state().board().chairs()).isEqualTo(DonPepeBoard.NOBODY);
        assertThat(raid.state().waiting(Position.seat("R"))).isEqualTo(3);
        assertThat(raid.state().waiting(Position.seat("R"), DonPepeRole.JOE)).isEqualTo(1);
        assertThat(raid.refuses("move 30>1")).isEqualTo("DP-11.4");
        assertThat(raid.unplayable("M")).isEqualTo("DP-11.4");
        assertThat(raid.refuses("done")).isEqualTo("DP-11.4");
    }

    @Test
    @Rule("DP-11.2")
    void sleepersGoTooAndAreAwake() {
        assertThat(raid().state().board().pills()).isEqualTo(DonPepeBoard.NOBODY);
        seated().shows("R b30 j9 g3");
    }

    @Test
    @Rule({"DP-11.3", "DP-1.6"})
    void cakesStayAndDoNotBlockChairs() {
        raid().shows("Y cake 9 | R cake 4").does("seat b 9").shows("R b9 | Y cake 9");
    }

    @Test
    @Rule("DP-11.4")
    void thePlayerOfTheCardSeatsFirstThenCounterClockwise() {
        Position first = raid().shows("*R");
        assertThat(first.choices("seat")).hasSize(90);
        Position second = first.does("seat b 30").tells("Seated").shows("*Y | R b30");
        assertThat(second.refuses("R", "seat j 9")).isEqualTo("DP-11.4");
        assertThat(second.refuses("seat b 30")).isEqualTo("DP-11.4");
        assertThat(second.refuses("seat b 31")).isEqualTo("DP-1.2");
        assertThat(second.refuses("seat j 3")).isEqualTo("DP-3.10");
        second.does("seat b 29").shows("*B").does("seat g 28").shows("*R");
    }

    @Test
    @Rule("DP-11.5")
    void whoHasNobodyLeftIsPassedOver() {
        raid().does("seat b 30", "seat b 29", "seat g 28", "seat j 9", "seat g 4")
                .shows("*R")
                .does("seat g 3")
                .shows("*R | phase cards");
    }

    @Test
    @Rule("DP-11.6")
    void afterwardsAMovementMayFollow() {
        Position seated = seated();

        assertThat(seated.choices("knife")).isEmpty();
        assertThat(seated.choices("throw")).isEmpty();
        assertThat(seated.refuses("knife 4>3")).isEqualTo("DP-7.2");
        seated.does("move 30>18").shows("R b18 j9 g3 | played XM").does("done").shows("*B | B g28");
        seated.does("done").shows("*B");
    }

    @Test
    @Rule("DP-11.7")
    void theCardLeavesTheGame() {
        raid().shows("removed X discards - | R hand MK");
    }

    @Test
    @Rule({"DP-15.7", "DP-11.5"})
    void nothingEndsWhileMenAreSeated() {
        Position two = Position.at("*Y g1 hand X | R g2 | B out 1").does("cops");

        two.does("seat g 5").shows("*R | phase raid").does("seat g 6").shows("phase cards");
    }

    @Test
    @Rule("DP-17.2")
    void menAreSeatedAtTheOpenTable() {
        Position raid = raid();

        assertThat(Fixture.GAME.turn(raid.state()))
                .isEqualTo(Turn.of("don-pepe.phase.raid", Position.seat("R"), Privacy.OPEN));
        raid.does("seat b 30").teachesNobody();
        assertThat(Fixture.GAME.turn(seated().state()))
                .isEqualTo(Turn.of("don-pepe.phase.cards", Position.seat("R"), Privacy.IN_HAND));
    }
}
