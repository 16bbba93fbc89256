package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeaponsTest {

    @Test
    @Rule("DP-8.1")
    void mikeStabsTheManOnHisLeftOrRightOnAnyChair() {
        Position position = Position.at("*Y m14 g24 hand K | R g13 g15 | B g12 g16");

        assertThat(position.choices("knife")).containsExactly("knife 14>15", "knife 14>13");
        position.does("knife 14>13").kills("Rg13").shows("R g15 | Y taken 1 hand - | discards K played K");
        assertThat(position.refuses("knife 14>12")).isEqualTo("DP-8.1");
        assertThat(position.refuses("knife 24>25")).isEqualTo("DP-8.2");
        assertThat(position.refuses("knife 13>12")).isEqualTo("DP-8.1");
    }

    @Test
    @Rule({"DP-1.3", "DP-8.8"})
    void headsAreNeighboursAndEmptyChairsAreNotPassedOver() {
        Position position = Position.at("*Y m1 m30 g15 hand K | R g29 g3 g14 | B g16");

        assertThat(position.choices("knife")).containsExactly("knife 30>29");
        assertThat(position.refuses("knife 1>2")).isEqualTo("DP-8.1");
        assertThat(Position.at("*Y m15 hand K | R g14 | B g16").choices("knife"))
                .containsExactly("knife 15>16", "knife 15>14");
    }

    @ParameterizedTest
    @CsvSource({"b", "j", "g"})
    @Rule({"DP-8.2", "DP-8.5"})
    void anybodyAtAKnifeStabs(String role) {
        Position position = Position.at("*Y " + role + "4 hand K | R g5 | B g15");

        position.does("knife 4>5").kills("Rg5").tells("Stabbed", "WentOut");
    }

    @Test
    @Rule("DP-8.3")
    void joeShootsTheManAcrossFromAnyChairOfASide() {
        Position position = Position.at("*Y j8 j16 g7 hand G | R g22 g14 | B g23 g21");

        assertThat(position.choices("gun")).containsExactly("gun 8>22", "gun 16>14");
        position.does("gun 8>22").kills("Rg22").shows("Y taken 1");
        assertThat(position.refuses("gun 8>21")).isEqualTo("DP-8.3");
        assertThat(position.refuses("gun 7>23")).isEqualTo("DP-8.4");
    }

    @ParameterizedTest
    @CsvSource({"b", "m", "g"})
    @Rule({"DP-8.4", "DP-8.5"})
    void anybodyAtAGunShoots(String role) {
        Position.at("*Y " + role + "9 hand G | R g21 g1 | B g15")
                .does("gun 9>21")
                .kills("Rg21")
                .tells("Shot");
    }

    @Test
    @Rule("DP-8.6")
    void nobodyOfTheOwnFamilyIsKilledSo() {
        Position position = Position.at("*Y m14 g13 j8 g22 hand KG | R g1 | B g15");

        assertThat(position.refuses("knife 14>13")).isEqualTo("DP-8.6");
        assertThat(position.refuses("gun 8>22")).isEqualTo("DP-8.6");
        assertThat(position.choices("knife")).containsExactly("knife 14>15");
        assertThat(position.choices("gun")).isEmpty();
    }

    @Test
    @Rule("DP-8.7")
    void oneCardKillsOneMan() {
        Position.at("*Y m14 hand KK | R g13 g1 | B g15 g30").does("knife 14>15").shows("R g1 g13 | B g30");
    }

    @Test
    @Rule("DP-8.8")
    void nobodyShootsFromAHeadNorAtOne() {
        Position position = Position.at("*Y j15 j1 g2 hand G | R g30 | B g14 g16");

        assertThat(position.choices("gun")).isEmpty();
        assertThat(position.refuses("gun 15>30")).isEqualTo("DP-8.8");
        assertThat(position.refuses("gun 1>30")).isEqualTo("DP-8.8");
        assertThat(position.unplayable("G")).isEqualTo("DP-7.5");
    }

    @Test
    @Rule("DP-8.9")
    void whoSleepsKillsNobodyAndCanBeKilled() {
        Position position = Position.at("*Y m14~R j8~B m16 hand KG | R g13 g22 | B g15 g20");

        assertThat(position.choices("knife")).containsExactly("knife 16>15");
        assertThat(position.refuses("knife 14>13")).isEqualTo("DP-8.9");
        assertThat(position.refuses("gun 8>22")).isEqualTo("DP-8.9");
        Position.at("*Y m14 hand K | R g13~B g1 | B g20")
                .does("knife 14>13")
                .kills("Rg13")
                .shows("R g1");
    }

    @Test
    @Rule("DP-1.4")
    void chairsFaceEachOtherInPairs() {
        for (DonPepeChair chair : Fixture.GAME.tables().chairs()) {
            boolean head = chair.chair() % 15 == 0;
            assertThat(chair.across()).isEqualTo(head ? 0 : 30 - chair.chair());
        }
    }

    @Test
    @Rule("DP-1.2")
    void thereAreChairsOneToThirty() {
        Position position = Position.at("*Y m30 j1 hand KGM | R g29 | B g2");

        assertThat(position.refuses("knife 30>31")).isEqualTo("DP-1.2");
        assertThat(position.refuses("knife 0>1")).isEqualTo("DP-1.2");
        assertThat(position.refuses("gun 1>-1")).isEqualTo("DP-1.2");
        assertThat(position.refuses("move 1>31")).isEqualTo("DP-1.2");
        assertThat(position.refuses("move 31>3")).isEqualTo("DP-1.2");
    }
}
