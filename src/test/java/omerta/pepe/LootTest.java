package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.pepe.DonPepeReckoning.Looted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LootTest {

    private static final String OTHERS = "| R g13 | B g16";

    private static int loot(String men) {
        return Fixture.GAME
                .loot(PepeText.state("*Y " + men + OTHERS), Position.seat("Y"))
                .due();
    }

    @ParameterizedTest
    @CsvSource({"b24", "b30", "b4", "b14"})
    @Rule("DP-6.1")
    void theBossBringsAThousandWhereverHeSits(String men) {
        assertThat(loot(men)).isEqualTo(1_000);
        assertThat(loot("g24")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"g7", "j18", "m5", "g21", "g11", "g28"})
    @Rule("DP-6.2")
    void oneHalfOfABusinessBringsAThousand(String men) {
        assertThat(loot(men)).isEqualTo(1_000);
    }

    @Test
    @Rule("DP-6.2")
    void halvesOfTwoBusinessesAreNoPair() {
        assertThat(loot("g7 g5 g11")).isEqualTo(3_000);
        assertThat(Fixture.GAME
                        .loot(PepeText.state("*Y g7 | R g18 | B g30"), Position.seat("Y"))
                        .due())
                .isEqualTo(1_000);
    }

    @ParameterizedTest
    @CsvSource({"g7 j18", "m5 g21", "g11 g28"})
    @Rule("DP-6.3")
    void bothHalvesBringFourThousand(String men) {
        assertThat(loot(men)).isEqualTo(4_000);
    }

    @Test
    @Rule("DP-6.4")
    void aBossAtABusinessCountsForBoth() {
        assertThat(loot("b28")).isEqualTo(2_000);
        assertThat(loot("b7 g18")).isEqualTo(5_000);
    }

    @Test
    @Rule("DP-6.5")
    void theAccountantDoublesAllOfIt() {
        assertThat(loot("b5 g21 m3")).isEqualTo(10_000);
        assertThat(loot("b3")).isEqualTo(2_000);
    }

    @Test
    @Rule("DP-6.6")
    void theRegisterBringsNothingElse() {
        assertThat(loot("g3")).isZero();
    }

    @Test
    @Rule("DP-6.7")
    void whoSleepsBringsNothing() {
        assertThat(loot("b24~R g7 g18")).isEqualTo(4_000);
        assertThat(loot("b24~R")).isZero();
        DonPepeBoard board = PepeText.state("*Y b24 g5 g21 m3" + OTHERS).board();
        assertThat(due(board)).isEqualTo(10_000);
        assertThat(due(Deeds.pills(board, Layout.bit(5), (byte) 2))).isEqualTo(4_000);
        assertThat(due(Deeds.pills(board, Layout.bit(3), (byte) 2))).isEqualTo(5_000);
        assertThat(due(Deeds.pills(board, Layout.bit(5) | Layout.bit(21), (byte) 2)))
                .isEqualTo(2_000);
    }

    private static int due(DonPepeBoard board) {
        return new Reach(new Layout(Fixture.GAME.tables().chairs()))
                .loot(board, 0, Fixture.GAME.tables().income())
                .due();
    }

    @Test
    @Rule({"DP-6.8", "DP-15.2"})
    void whereTheBankHoldsLessTheRestIsTaken() {
        Position position = Position.begun("Y", "Y b5 g21 cash 7 | R g15 | B g30 | bank 3");

        assertThat(position.told(Looted.class))
                .isEqualTo(new Looted(Position.seat("Y"), new DonPepeLoot(1_000, 4_000, false, 5_000), 3_000));
        position.tells("TurnBegan", "Looted", "Ended").shows("bank 0 phase over | Y cash 10");
        assertThat(position.told(Looted.class).clause()).isEqualTo("DP-6.8");
    }

    @Test
    @Rule("DP-4.3")
    void lootIsTakenAsSoonAsTheTurnBeforeIsOver() {
        Position.at("Y b24 | *R b15 | B b30 g7 | first Y")
                .does("done")
                .tells("Passed", "Drew", "TurnBegan", "Looted")
                .shows("*B cash 2 | bank 118 phase cards");
    }
}
