package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.pepe.DonPepeCourse.Woke;
import omerta.pepe.DonPepeReckoning.Looted;
import org.junit.jupiter.api.Test;

/// The six turns that the printed rules give as examples, and some more.
class ExampleTurnsTest {

    private static final String POSITION = """
        Y j1 g29 cake 19 hand C
        R m3 g7 j17 g25 cake 1 hand P
        B m9 j11 g16 g19 cake 24 hand G
        G b13 m23 hand MSXG
        O g5 j20~Y b21 hand B
        P m8~Y g15 g22 b28 hand K
        bank 30
        """;

    /// The same, with the sleepers put to sleep by blue.
    private static final String BY_BLUE = POSITION.replace("~Y", "~B");

    private static int paid(Position position) {
        return position.told(Looted.class).paid();
    }

    @Test
    void thePositionCanStandAtATable() {
        String position = POSITION.replace("G b13", "*G b13");
        for (String text : new String[] {position, position.replace("~Y", "~B")}) {
            assertThat(Fixture.GAME
                            .inspect(Fixture.table(6), PepeText.state(text))
                            .isLegal())
                    .isTrue();
        }
    }

    @Test
    @Rule({"DP-19.2", "DP-5.1", "DP-9.4"})
    void red() {
        Position begun = Position.begun("R", POSITION).kills("Yj1");
        assertThat(paid(begun)).isEqualTo(2_000);
        assertThat(begun.told(Looted.class).loot()).isEqualTo(new DonPepeLoot(0, 1_000, true, 2_000));

        Position passed = begun.does("pass B>23").kills().shows("R m3 g7 j17 g25 cake 0 | B cake 23");
        assertThat(Fixture.GAME.threats(passed.state()))
                .filteredOn(threat -> threat.cake().equals(Position.seat("B")))
                .allSatisfy(threat -> assertThat(PepeText.men(threat.caught())).containsExactly("Pg22", "Gm23"));
        assertThat(passed.does("done").events()).noneMatch(Woke.class::isInstance);
    }

    @Test
    @Rule({"DP-19.3", "DP-9.1"})
    void yellow() {
        Position begun = Position.begun("Y", BY_BLUE).kills("Bg19", "Oj20");
        assertThat(paid(begun)).isZero();

        Position set = begun.does("cake 16").kills().shows("Y cake 16");
        assertThat(Fixture.GAME.threats(set.state()))
                .filteredOn(threat -> threat.cake().equals(Position.seat("Y")))
                .allSatisfy(
                        threat -> assertThat(PepeText.men(threat.caught())).containsExactly("Pg15", "Bg16", "Rj17"));
        assertThat(set.does("done").events()).noneMatch(Woke.class::isInstance);
    }

    @Test
    @Rule({"DP-19.4", "DP-9.8", "DP-13.1"})
    void orange() {
        Position begun = Position.begun("O", POSITION).kills();
        assertThat(paid(begun)).isEqualTo(5_000);

        Position boom = begun.does("boom R").kills("Yj1").shows("R cake 0 | O taken 1");
        assertThat(PepeText.men(boom.does("done").told(Woke.class).men())).containsExactly("Oj20");
    }

    @Test
    @Rule({"DP-19.5", "DP-8.2", "DP-8.9", "DP-6.4"})
    void purple() {
        Position begun = Position.begun("P", BY_BLUE).kills();
        assertThat(paid(begun)).isEqualTo(2_000);
        assertThat(begun.refuses("knife 8>9")).isEqualTo("DP-8.9");

        Position stabbed = begun.does("knife 22>21").kills("Ob21");
        assertThat(PepeText.men(stabbed.does("done").told(Woke.class).men())).containsExactly("Pm8");
    }

    @Test
    @Rule({"DP-19.6", "DP-5.2", "DP-8.4"})
    void blueAfterRed() {
        Position begun = Position.begun("R", POSITION).does("pass B>23", "done").kills("Pg22", "Gm23");
        begun.shows("*B cake 0 | O g5 j20~Y b21");
        assertThat(paid(begun)).isEqualTo(1_000);

        Position shot = begun.does("gun 9>21").kills("Ob21");
        assertThat(shot.does("done").events()).noneMatch(Woke.class::isInstance);
    }

    @Test
    @Rule("DP-19.1")
    void blueCannotPlayThatTurnFromTheSamePosition() {
        Position.begun("B", POSITION).kills("Gm23", "Rg25");
    }

    @Test
    @Rule({"DP-19.7", "DP-12.1"})
    void green() {
        Position begun = Position.begun("G", POSITION).kills();
        assertThat(paid(begun)).isEqualTo(1_000);

        Position moved = begun.does("move 13>18").shows("G b18 m23");
        assertThat(Fixture.GAME.loot(moved.state(), Position.seat("G")).due()).isEqualTo(2_000);
    }

    @Test
    @Rule({"DP-19.8", "DP-10.1", "DP-10.5"})
    void greenAnotherWay() {
        Position.begun("G", POSITION)
                .does("drink 1 8 20")
                .kills("Pm8", "Oj20")
                .shows("Y j1~G g29 | G taken 2")
                .does("move 13>18");
    }

    @Test
    @Rule({"DP-19.9", "DP-11.4", "DP-11.5"})
    void greenAThirdWay() {
        Position raid = Position.begun("G", POSITION).does("cops").shows("*G | Y cake 19 | R cake 1 | B cake 24");
        StringBuilder order = new StringBuilder();
        while (raid.state().phase() == DonPepePhase.RAID) {
            order.append(PepeText.letter(raid.state().active()));
            raid = raid.does(raid.choices("seat").getFirst());
        }
        assertThat(order).hasToString("GBRYPO" + "GBRYPO" + "BRPO" + "BRP");
        raid.shows("*G | phase cards");
        assertThat(raid.choices("move")).isNotEmpty();
    }

    @Test
    @Rule({"DP-19.10", "DP-7.6"})
    void greenAFourthWay() {
        Position thrown = Position.begun("G", POSITION).does("throw M").shows("G hand SXG | discards M");

        assertThat(thrown.choices("")).containsExactly("done");
        thrown.does("done").shows("*O | G b13 m23");
    }
}
