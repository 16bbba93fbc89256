package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.pepe.DonPepeCourse.Drew;
import omerta.pepe.DonPepeCourse.Reshuffled;
import org.junit.jupiter.api.Test;

class TurnTest {

    private static final String OTHERS = "| R g13 | B g16 | first Y";

    @Test
    @Rule("DP-4.1")
    void turnsGoClockwiseAndPassOverWhoIsOut() {
        Position position =
                Position.at("*Y g1 | R out 1 | B g15 | G g16 | first Y").shows("*Y");

        assertThat(position.refuses("B", "done")).isEqualTo("DP-4.1");
        position.does("done")
                .shows("*B | round 2")
                .does("done")
                .shows("*G")
                .does("done")
                .shows("*Y | round 3");
    }

    @Test
    @Rule("DP-4.1")
    void roundsAreCountedWhereTheFirstIsOutToo() {
        Position.at("Y out 1 | R g13 | *B g15 | first Y").does("done").shows("*R | round 3");
    }

    @Test
    @Rule({"DP-4.2", "DP-4.3"})
    void theFourStepsInTheirOrder() {
        Position.at("*Y b1~R g7 cake 3 hand KKKKK | R b15 g2 cake 2 | B m16 | first Y")
                .does("done")
                .tells("Passed", "Woke", "TurnBegan", "Exploded", "Looted")
                .shows("Y g7 | *R b15 cash 1 cake 0");
    }

    @Test
    @Rule("DP-4.4")
    void aTurnEndsOnlyWhenTheSeatSaysSo() {
        Position nothing = Position.at("*Y g1 hand KKKKK" + OTHERS);
        assertThat(nothing.choices("")).containsExactly("throw K", "done");
        nothing.does("throw K").shows("*Y");
        Position.at("*Y g1 g2 hand MM" + OTHERS).does("move 1>3", "move 2>4").shows("*Y");
    }

    @Test
    @Rule("DP-7.1")
    void whichCardsMayBePlayedInOneTurn() {
        String hand = "*Y m14 g1 hand KMMC" + OTHERS;

        assertThat(Position.at(hand).does("knife 14>13").choices("move")).isNotEmpty();
        Position both = Position.at("*Y m14 g1 hand KMMC | R g13 g2 | B g16 | first Y")
                .does("knife 14>13", "move 1>5")
                .shows("played KM");
        assertThat(both.choices("")).containsExactly("done");
        assertThat(both.refuses("move 5>6")).isEqualTo("DP-7.1");
        Position moves = Position.at(hand).does("move 1>5", "move 5>6").shows("played MM");
        assertThat(moves.choices("")).containsExactly("done");
        assertThat(moves.unplayable("M")).isEqualTo("DP-7.1");
    }

    @Test
    @Rule("DP-7.1")
    void onlyCardsOfTheHandArePlayed() {
        Position position = Position.at("*Y m14 g1 hand C" + OTHERS);

        assertThat(position.refuses("knife 14>13")).isEqualTo("DP-7.1");
        assertThat(position.refuses("move 1>2")).isEqualTo("DP-7.1");
        assertThat(position.refuses("cops")).isEqualTo("DP-7.1");
        assertThat(position.unplayable("K")).isEqualTo("DP-7.1");
        assertThat(position.refuses("throw K")).isEqualTo("DP-7.6");
        assertThat(position.unplayable("C")).isEmpty();
    }

    @Test
    @Rule("DP-7.2")
    void noSecondActionCard() {
        Position position =
                Position.at("*Y m14 g1 hand KC | R g13 g2 | B g16 | first Y").does("cake 9");

        assertThat(position.choices("")).containsExactly("done");
        assertThat(position.refuses("knife 14>13")).isEqualTo("DP-7.2");
        assertThat(position.unplayable("K")).isEqualTo("DP-7.2");
    }

    @Test
    @Rule("DP-7.3")
    void noActionCardAfterAMovement() {
        Position position = Position.at("*Y m14 g1 hand KM" + OTHERS).does("move 1>2");

        assertThat(position.choices("")).containsExactly("done");
        assertThat(position.refuses("knife 14>13")).isEqualTo("DP-7.3");
    }

    @Test
    @Rule("DP-7.4")
    void aPlayedCardGoesOpenOnTheDiscardPile() {
        Position.at("*Y m14 hand KG | R g13 g2 | B g16 | discards SM")
                .does("knife 14>13")
                .shows("Y hand G | R g2 | discards SMK played K");
    }

    @Test
    @Rule("DP-7.5")
    void aCardThatCouldDoNothingIsNotPlayed() {
        Position position = Position.at("*Y m4 j5 cake 9 hand KGCPBSM | R g13 | B g15");

        assertThat(position.unplayable("K")).isEqualTo("DP-7.5");
        assertThat(position.unplayable("G")).isEqualTo("DP-7.5");
        assertThat(position.choices("knife")).isEmpty();
        assertThat(position.choices("gun")).isEmpty();
    }

    @Test
    @Rule("DP-7.6")
    void oneCardMayBeThrownAway() {
        Position thrown = Position.at("*Y g1 hand KKC" + OTHERS).does("throw K");

        thrown.tells("Discarded").shows("Y hand KC | discards K played -");
        thrown.does("done").tells("Drew", "TurnBegan", "Looted");
    }

    @Test
    @Rule("DP-7.7")
    void onlyWhereNoneWasPlayedAndOnce() {
        Position thrown = Position.at("*Y m14 g1 hand KM" + OTHERS).does("throw M");
        assertThat(thrown.choices("")).containsExactly("done");
        assertThat(thrown.refuses("throw K")).isEqualTo("DP-7.7");
        assertThat(thrown.refuses("knife 14>13")).isEqualTo("DP-7.7");
        assertThat(thrown.unplayable("K")).isEqualTo("DP-7.7");

        Position played = Position.at("*Y m14 g1 hand KM" + OTHERS).does("move 1>2");
        assertThat(played.refuses("throw K")).isEqualTo("DP-7.7");
        assertThat(played.choices("throw")).isEmpty();
    }

    @Test
    @Rule("DP-7.8")
    void aSeatMayDoNeither() {
        Position.at("*Y g1 hand KKKKK" + OTHERS)
                .does("done")
                .tells("Passed", "TurnBegan", "Looted")
                .shows("Y hand KKKKK | *R");
    }

    @Test
    @Rule("DP-7.9")
    void theHandIsDrawnUpToFive() {
        Position.at("*Y m14 g1 hand KMCCC | R g13 g2 | B g16 | draw GS")
                .does("knife 14>13", "move 1>3")
                .shows("Y hand CCC")
                .does("done")
                .shows("Y hand CCCSG | discards KM")
                .teaches("YR");
    }

    @Test
    @Rule("DP-7.10")
    void theDiscardsAreShuffledTheMomentTheLastCardIsTaken() {
        String hands = "*Y m14 g1 hand KMC | R g13 g2 | B g16 | only yes ";
        Position between = Position.at(hands + "draw G").does("knife 14>13", "move 1>3", "done");

        between.tells("Drew", "Reshuffled", "Drew", "TurnBegan", "Looted");
        assertThat(between.told(Reshuffled.class).cards()).isEqualTo(58);
        between.shows("discards - left 55");

        Position exactly = Position.at(hands + "draw GGGG").does("knife 14>13", "move 1>3", "done");
        exactly.tells("Drew", "Reshuffled", "TurnBegan", "Looted").shows("Y hand CGGGG | left 55 discards -");
    }

    @Test
    @Rule("DP-7.11")
    void whereThereIsNothingToDrawTheHandStaysSmaller() {
        DonPepeState state = Position.at("*Y g1 hand K" + OTHERS).state();
        DonPepeCards none =
                new DonPepeCards(state.cards().hands(), PepeText.cards("-"), PepeText.cards("-"), PepeText.cards("-"));
        DonPepeState bare =
                new DonPepeState(state.rng(), state.terms(), state.clock(), state.board(), none, state.ledger());

        Position.at(bare).does("done").tells("Passed", "TurnBegan", "Looted").shows("Y hand K");
        Position.at(bare)
                .does("throw K", "done")
                .tells("Reshuffled", "Drew", "TurnBegan", "Looted")
                .shows("Y hand K | left 0");
    }

    @Test
    @Rule("DP-17.1")
    void whatEndsTakingBack() {
        String hand = "*Y m14 g1 hand KMCCC";
        Position.at(hand + "| R g13 g2 | B g16").does("knife 14>13").teachesNobody();
        Position.at(hand + "| R g13 g2 | B g16").does("move 1>3").teachesNobody();
        Position.at(hand + "| R g13 g2 | B g16").does("throw K").teachesNobody();
        Position.at(hand + "| R g13 hand K | B g16").does("knife 14>13").teaches("YRB");
        Position.at(hand + "| R g13 | B g16").does("knife 14>13").teachesNobody();
        Position.at(hand + OTHERS).does("done").teaches("R");
        Position.at("*Y m14 g1 hand KMCC" + OTHERS).does("done").teaches("YR");
    }

    @Test
    @Rule("DP-7.9")
    void othersSeeOnlyHowManyCardsWereDrawn() {
        Position position =
                Position.at("*Y g1 hand KKK | R g13 | B g16 | draw GS").does("done");
        Drew drew = position.told(Drew.class);

        assertThat(PepeText.cards(drew.cards())).isEqualTo("SG");
        assertThat(PepeText.cards(drew.mask(Position.seat("R")).cards())).isEqualTo("??");
        assertThat(List.of(
                        drew.message().key(),
                        drew.mask(Position.seat("R")).message().key()))
                .containsExactly("don-pepe.event.drew-known", "don-pepe.event.drew");
    }
}
