package omerta.dacapo;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.Turn;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AuxiliaryTest {

    @Test
    @Rule("DC-6.1")
    void puttingACardAwayEndsTheTurn() {
        Position.at("middle 1 | *A stack 9 (9) hand 2 7 | B stack 9 (5) hand 4")
                .does("discard 7 > new")
                .shows("A stack 9 (9) hand 2 aux 7 | *B stack 9 (5) hand 4")
                .tells("Discarded")
                .teachesNobody();
    }

    @Test
    @Rule("DC-6.1")
    void noTurnEndsWithoutIt() {
        Position position = Position.at("*A stack 9 (9) hand 2 7 | B stack 9 (5) hand 4");

        assertThat(position.choices()).containsExactly("discard 2 > new", "discard 7 > new");
    }

    @Test
    @Rule("DC-6.2")
    void atMostThreeAuxiliaryPilesNewOrOldAsThePlayerLikes() {
        Position two = Position.at("*A stack 9 (9) hand 5 aux 4 / 2 | B stack 9 (5) hand 4");
        assertThat(two.choices()).containsExactly("discard 5 > new", "discard 5 > 1", "discard 5 > 2");
        assertThat(two.refuses("discard 5 > 3")).isEqualTo("DC-6.2");
        two.does("discard 5 > new").shows("A stack 9 (9) aux 4 / 2 / 5");
        two.does("discard 5 > 2").shows("A stack 9 (9) aux 4 / 2 5");

        Position three = Position.at("*A stack 9 (9) hand 5 aux 4 / 2 / 3 | B stack 9 (5) hand 4");
        assertThat(three.choices()).containsExactly("discard 5 > 1", "discard 5 > 2", "discard 5 > 3");
        assertThat(three.refuses("discard 5 > new")).isEqualTo("DC-6.2");
        assertThat(three.refuses("discard 5 > 4")).isEqualTo("DC-6.2");
    }

    @Test
    @Rule("DC-6.2")
    void aPileThatIsUsedUpLeavesItsPlaceFree() {
        Position.at("middle 1 | *A stack 9 (9) hand 5 aux 2 / 6 / 3 | B stack 9 (5) hand 4")
                .does("aux 1 > 1", "discard 5 > new")
                .shows("A stack 9 (9) aux 5 / 6 / 3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "4", "5", "10", "J"})
    @Rule("DC-6.3")
    void anyCardMayBePutOnAnyOther(String card) {
        Position.at("*A stack 9 (9) hand " + card + " 5 aux 5 | B stack 9 (5) hand 4")
                .does("discard " + card + " > 1")
                .shows("A stack 9 (9) hand 5 aux 5 " + card);
    }

    @Test
    @Rule("DC-6.3")
    void aJokerOnAnAuxiliaryPileMayBePlacedAgain() {
        Position position = Position.at("middle 1 2 | *A stack 9 (9) hand 5 aux 5 J | B stack 9 (5) hand 4");

        assertThat(position.choices()).contains("aux 1 > new", "aux 1 > 1");
        position.does("aux 1 > 1").shows("middle 1 2 J / - / - | *A stack 9 (9) hand 5 aux 5");
    }

    @Test
    @Rule("DC-6.4")
    void whoPutsAwayTheLastHandCardDrawsInTheNextTurnOnly() {
        Position.at("draw 3 3 3 3 3 | *A stack 9 (9) hand 5 | B stack 9 (5) hand 4 4 4 4")
                .does("discard 5 > new")
                .shows("A stack 9 (9) aux 5 | *B stack 9 (5) hand 4 4 4 4 | draw 3 3 3 3 3")
                .tells("Discarded")
                .does("discard 4 > new")
                .shows("*A stack 9 (9) aux 5 | phase refill")
                .does("refill")
                .shows("*A stack 9 (9) hand 3 3 3 3 aux 5");
    }

    @Test
    @Rule("DC-7.1")
    void withAnEmptyHandOneMustPlaceWhileOneCan() {
        Position position = Position.at("middle 1 | *A stack 9 (9) hand 2 aux 3 | B stack 4 (5) hand 7")
                .does("hand 2 > 1");

        position.shows("*A stack 9 (9) aux 3 | phase place");
        assertThat(position.choices()).containsExactly("aux 1 > 1");
        assertThat(position.refuses("discard 3 > new")).isEqualTo("DC-7.1");
        assertThat(position.refuses("refill")).isEqualTo("DC-4.1");
    }

    @Test
    @Rule("DC-7.1")
    void evenACardThatHelpsAnother() {
        assertThat(Position.at("middle 1 2 3 | *A stack 9 (9) | B stack 4 (5) hand 7")
                        .choices())
                .containsExactly("stack B > 1");
    }

    @Test
    @Rule("DC-7.1")
    void aTurnMayBeginWithAnEmptyHand() {
        Position.at("middle 1 2 | *A stack 9 (9) hand 7 | B stack 3 (5)")
                .does("discard 7 > new")
                .shows("*B stack 3 (5) | phase place")
                .tells("Discarded");
    }

    @Test
    @Rule("DC-7.1")
    void anothersLastCardNeedNotBePlacedSinceItMayNot() {
        Position.at("middle 1 2 | *A stack 9 (9) hand 7 | B stack 8 (5) | C stack 3 hand 5")
                .does("discard 7 > new")
                .shows("*C stack 3 hand 5")
                .tells("Discarded", "PassedOver");
    }

    @Test
    @Rule("DC-7.2")
    void whoCanDoNothingIsPassedOver() {
        Position.at("*A stack 9 (9) hand 7 | B stack 3 (5) | C stack 4 (5) hand 2")
                .does("discard 7 > new")
                .shows("*C stack 4 (5) hand 2")
                .tells("Discarded", "PassedOver");
    }

    @Test
    @Rule("DC-7.2")
    void theTurnEndsByItselfWhenNothingMoreCanBePlaced() {
        Position.at("middle 1 | *A stack 9 (9) hand 2 | B stack 5 (5) hand 2")
                .does("hand 2 > 1")
                .shows("A stack 9 (9) | *B stack 5 (5) hand 2")
                .tells("Placed", "PassedOver")
                .teachesNobody();
    }

    @Test
    @Rule("DC-7.3")
    void whoCompletesAPileWithAnEmptyHandDrawsAtOnce() {
        Position drawn = Position.at("middle 1 2 3 4 5 6 7 8 9 | *A stack 8 (9) aux 10 | B stack 5 (5) hand 2")
                .does("aux 1 > 1");

        drawn.shows("middle - / - / - | aside | phase place | reshuffles 1")
                .tells("Placed", "Completed", "Reshuffled", "Drew");
        assertThat(drawn.state().active()).isEqualTo(Seat.of(0));
        assertThat(drawn.state().area(Seat.of(0)).hand().size()).isEqualTo(4);
        assertThat(drawn.events().getLast().clause()).isEqualTo("DC-7.3");
    }

    @Test
    @Rule("DC-10.2")
    void placingWithAnEmptyHandIsAnOpenDecision() {
        DaCapoState forced = DaCapoText.state("middle 1 2 | *A stack 9 (9) aux 3 | B stack 3 (5) hand 3 4");

        assertThat(Fixture.GAME.turn(forced)).isEqualTo(Turn.of("da-capo.phase.forced", Seat.of(0), Privacy.OPEN));
        assertThat(Fixture.GAME.legalActions(Fixture.GAME.mask(forced, Viewer.TABLE), Seat.of(0)))
                .isEqualTo(Fixture.GAME.legalActions(forced, Seat.of(0)))
                .hasSize(2);
    }

    @Test
    @Rule("DC-10.2")
    void withCardsInHandTheDecisionIsTakenInHand() {
        assertThat(Fixture.GAME.turn(DaCapoText.state("*A stack 9 (9) hand 3 | B stack 3 (5)")))
                .isEqualTo(Turn.of("da-capo.phase.place", Seat.of(0), Privacy.IN_HAND));
        assertThat(Fixture.GAME.turn(DaCapoText.state("phase refill | draw 3 | *A stack 9 (9) | B stack 3 (5)")))
                .isEqualTo(Turn.of("da-capo.phase.refill", Seat.of(0), Privacy.IN_HAND));
    }
}
