package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Message;
import omerta.pepe.DonPepeReckoning.Ended;
import omerta.pepe.DonPepeReckoning.WentOut;
import org.junit.jupiter.api.Test;

class EndTest {

    private static DonPepeEnd end(Position position) {
        return position.shows("phase over").told(Ended.class).end();
    }

    @Test
    @Rule("DP-14.1")
    void whoLosesTheLastManIsOutAtOnce() {
        Position position = Position.at("*Y m14 hand K | R g13 hand GS | B g16 | discards M")
                .does("knife 14>13");

        position.tells("Stabbed", "WentOut").shows("R out 1 cake -1 hand - | *Y");
        assertThat(position.told(WentOut.class).hand()).isEqualTo(PepeText.cards("GS"));
        position.does("done").shows("*B");
    }

    @Test
    @Rule("DP-14.2")
    void theHandGoesOnTheDiscardPile() {
        Position.at("*Y m14 hand K | R g13 hand GS | B g16 | discards M")
                .does("knife 14>13")
                .shows("discards MKGS | R hand -");
    }

    @Test
    @Rule({"DP-14.3", "DP-16.1"})
    void theMoneyIsKeptAndMayWin() {
        Position over = Position.at("*Y m14 hand K cash 5 | R g13 cash 50 | B out 1 cash 60")
                .does("knife 14>13")
                .shows("R cash 50 | Y cash 10 | bank 0");

        assertThat(over.ranking()).isEqualTo("B1 R2 Y3");
    }

    @Test
    @Rule("DP-14.4")
    void aCakeOfTheDeadStaysAndDoesNotExplodeByItself() {
        Position position = Position.at("*Y g8 m14 hand KP | R g13 cake 9 | B g16 | first Y")
                .does("knife 14>13");

        position.shows("R out 1 cake 9").does("done").shows("*B | R cake 9 | Y g8 m14");
        assertThat(Position.at("*Y g8 m14 hand PB | R out 1 cake 9 | B g16").choices("pass"))
                .containsExactly("pass R>14", "pass R>8");
        Position.at("*Y g20 m14 hand PB | R out 1 cake 9 | B g8 g16")
                .does("boom R")
                .kills("Bg8");
    }

    @Test
    @Rule("DP-14.5")
    void aCakeOfTheDeadThatIsNotOnTheTableLeavesTheGame() {
        Position.at("*Y m14 hand K | R g13 | B g16").does("knife 14>13").shows("R cake -1");
        Position.at("*Y g1 hand B | R g13 cake 13 | B g16").does("boom R").shows("R out 1 cake -1");
    }

    @Test
    @Rule("DP-14.6")
    void theOwnCakeMayEndTheTurnBeforeTheLoot() {
        Position.at("*Y g1 | R b7 cake 7 hand SS | B g16 | G g18 | first Y")
                .does("done")
                .tells("Passed", "Drew", "TurnBegan", "Exploded", "WentOut", "TurnBegan", "Looted")
                .shows("R out 1 cash 0 cake -1 | *B")
                .teaches("YRBG");
    }

    @Test
    @Rule("DP-4.3")
    void severalExplosionsMayFollowOneAnother() {
        Position.at("*Y g1 | R b7 cake 7 | B g16 cake 16 | G g19 g20 | first Y")
                .does("done")
                .tells(
                        "Passed",
                        "Drew",
                        "TurnBegan",
                        "Exploded",
                        "WentOut",
                        "TurnBegan",
                        "Exploded",
                        "WentOut",
                        "TurnBegan",
                        "Looted")
                .shows("R out 1 | B out 2 | *G");
    }

    @Test
    @Rule("DP-14.7")
    void anOwnCardMayEndTheTurn() {
        Position.at("*Y g8 hand BMMMM | R g20 cake 9 | B g16 | first Y")
                .does("boom R")
                .tells("Exploded", "WentOut", "TurnBegan", "Looted")
                .shows("Y out 1 hand - | *R | discards BMMMM")
                .teaches("YRB");
        Position.at("*Y g8~R hand SM | R g2 | B g16 | first Y")
                .does("drink 8 16")
                .kills("Yg8")
                .shows("Y out 1 | *R");
    }

    @Test
    @Rule("DP-15.1")
    void oneFamilyAloneTakesTheBank() {
        Position over = Position.at("*Y m14 hand K cash 10 | R g13 cash 20 | B out 1 cash 30")
                .does("knife 14>13")
                .tells("Stabbed", "WentOut", "TookBank", "Ended")
                .shows("Y cash 70 | bank 0");

        assertThat(end(over)).isEqualTo(DonPepeEnd.LAST_FAMILY);
        assertThat(over.choices("")).isEmpty();
        assertThat(over.refuses("done")).isEqualTo("DP-15.1");
    }

    @Test
    @Rule("DP-15.2")
    void theLastMoneyEndsTheGameAlsoWhereItIsExactlyTheLoot() {
        Position exactly = Position.begun("Y", "Y b1 | R g13 | B g16 | bank 1").shows("bank 0 | Y cash 1");

        assertThat(end(exactly)).isEqualTo(DonPepeEnd.BANK_EMPTY);
        assertThat(exactly.choices("")).isEmpty();
        assertThat(exactly.refuses("done")).isEqualTo("DP-15.2");
    }

    @Test
    @Rule("DP-15.3")
    void aBlastThatLeavesNobody() {
        Position over = Position.at("*Y g8 hand B cash 3 | R g9 cake 9 cash 4 | B out 1 cash 5")
                .does("boom R");

        over.tells("Exploded", "WentOut", "WentOut", "Ended").shows("bank 108 | Y out 2 | R out 2");
        assertThat(end(over)).isEqualTo(DonPepeEnd.NOBODY_LEFT);
        assertThat(over.ranking()).isEqualTo("B1 R2 Y3");
    }

    @Test
    @Rule("DP-15.4")
    void aBlastThatLeavesOneFamily() {
        Position over = Position.at("*Y g8 g1 hand B | R g9 cake 9 | B g10").does("boom R");

        assertThat(end(over)).isEqualTo(DonPepeEnd.LAST_FAMILY);
        over.shows("Y cash 120 | R out 1 | B out 1");
    }

    @Test
    @Rule("DP-15.5")
    void aCocktailMayLeaveNobodyAndIsOneInstant() {
        Position over =
                Position.at("*Y g8~R hand S | R g6~B | B g13~R | bank 60").does("drink 6 8 13");

        assertThat(end(over)).isEqualTo(DonPepeEnd.NOBODY_LEFT);
        over.kills("Rg6", "Yg8", "Bg13").shows("Y out 1 taken 2 | R out 1 | B out 1 | bank 60");
    }

    @Test
    @Rule("DP-15.6")
    void aBlastAtTheBeginningEndsTheGameBeforeTheLoot() {
        Position over = Position.begun("Y", "Y b7 g1 cake 9 | R g9 cash 1 | B out 1 cash 1");

        over.tells("TurnBegan", "Exploded", "WentOut", "TookBank", "Ended").shows("Y cash 118");
        assertThat(end(over)).isEqualTo(DonPepeEnd.LAST_FAMILY);
    }

    @Test
    @Rule("DP-15.8")
    void sixRoundsWithoutLootAndDeath() {
        Position still = Position.at("*Y g1 cash 5 | R g13 cash 7 | B g16 | bank 90 quiet 17 first R");

        Position over = still.does("done").tells("Passed", "Drew", "Ended").shows("bank 90 | B cash 18");
        assertThat(end(over)).isEqualTo(DonPepeEnd.STALLED);
        assertThat(over.ranking()).isEqualTo("B1 R2 Y3");
        Position.at("*Y g1 | R g13 | B g16 | bank 90 quiet 16 first R")
                .does("done")
                .shows("*R | quiet 17");
    }

    @Test
    @Rule("DP-15.8")
    void lootAndDeathBeginTheCountAnew() {
        Position.at("*Y g1 | R b13 | B g16 | quiet 16 first R")
                .does("done")
                .shows("quiet -1")
                .does("done")
                .shows("quiet 0");
        Position.at("*Y m14 hand K | R g13 g2 | B g16 | quiet 16 first R")
                .does("knife 14>13")
                .shows("quiet -1")
                .does("done")
                .shows("quiet 0");
    }

    @Test
    @Rule("DP-15.8")
    void onlyThePlayersStillInCount() {
        Position.at("*Y g1 | R out 1 | B g16 | bank 90 quiet 11 first B")
                .does("done")
                .shows("phase over");
    }

    @Test
    @Rule("DP-17.3")
    void theTableSaysHowManyRoundsAreLeft() {
        assertThat(progress(8)).isEqualTo(Message.of("don-pepe.progress.round", 2));
        assertThat(progress(9)).isEqualTo(Message.of("don-pepe.progress.stall", 2, 3));
        assertThat(progress(11)).isEqualTo(Message.of("don-pepe.progress.stall", 2, 3));
        assertThat(progress(12)).isEqualTo(Message.of("don-pepe.progress.stall", 2, 2));
        assertThat(progress(17)).isEqualTo(Message.of("don-pepe.progress.stall", 2, 1));
    }

    private static Message progress(int quiet) {
        return Fixture.GAME.telling().progress(PepeText.state("*Y g1 | R g13 | B g16 | quiet " + quiet));
    }
}
