package omerta.dacapo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import omerta.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlacingTest {

    @Test
    @Rule("DC-5.1")
    void anyNumberOfCardsMayBePlacedOrNone() {
        Position position = Position.at("*A stack 9 (9) hand 1 2 3 8 | B stack 2 (5) hand 4");

        assertThat(position.choices()).contains("hand 1 > new", "discard 1 > new", "discard 8 > new");
        position.does("discard 8 > new").shows("middle - / - / - | *B stack 2 (5) hand 4");
        position.does("hand 1 > new", "hand 2 > 1", "hand 3 > 1", "discard 8 > new")
                .shows("middle 1 2 3 / - / - | A stack 9 (9) aux 8");
    }

    @Test
    @Rule("DC-5.2")
    void cardsComeFromFourPlaces() {
        Position position = Position.at("*A stack 1 (9) hand 1 1 7 J aux 3 J / 2 1 | B stack 1 (5) | C stack 7 (4)");

        assertThat(position.choices())
                .containsExactly(
                        "stack > new",
                        "hand 1 > new",
                        "hand J > new",
                        "aux 1 > new",
                        "aux 2 > new",
                        "stack B > new",
                        "discard 1 > new",
                        "discard 1 > 1",
                        "discard 1 > 2",
                        "discard 7 > new",
                        "discard 7 > 1",
                        "discard 7 > 2",
                        "discard J > new",
                        "discard J > 1",
                        "discard J > 2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hand 3 > 1", "hand 267 > 1", "hand -1 > 1", "hand 12 > 1"})
    @Rule("DC-5.2")
    void aCardThatIsNotHeldIsRefused(String action) {
        Position position = Position.at("middle 1 2 | *A stack 9 (9) hand 1 4 | B stack 9 (5)");

        assertThat(position.refuses(action)).isIn("DC-5.2", "DC-5.10");
        assertThat(position.refuses("hand 3 > 1")).isEqualTo("DC-5.2");
    }

    @Test
    @Rule("DC-5.2")
    void whatAllCanSeeIsSaidBeforeWhatTheHandHolds() {
        Position position = Position.at("middle 1 2 | *A stack 9 (9) hand 1 4 | B stack 9 (5)");

        assertThat(position.refuses("hand 7 > 1")).isEqualTo("DC-5.10");
        assertThat(position.refuses("hand 7 > 3")).isEqualTo("DC-5.11");
        assertThat(position.refuses("discard 7 > 2")).isEqualTo("DC-6.2");
        assertThat(position.refuses("discard 7 > new")).isEqualTo("DC-5.2");
    }

    @Test
    @Rule("DC-5.2")
    void nobodyTakesFromAnEmptySeat() {
        assertThat(Position.at("*A stack 9 (9) hand 1 | B stack 1 (5)").refuses("stack C > new"))
                .isEqualTo("DC-5.2");
    }

    @Test
    @Rule("DC-5.3")
    void theNextCardOfTheStackIsTurnedUpAndMayBePlacedToo() {
        Position.at("middle 1 2 | *A stack 5 4 3 hand 7 | B stack 9 (5)")
                .does("stack > 1")
                .shows("middle 1 2 3 / - / - | *A stack 5 4 hand 7")
                .tells("Placed", "TurnedUp")
                .teaches("AB")
                .does("stack > 1")
                .shows("middle 1 2 3 4 / - / - | *A stack 5 hand 7");
    }

    @Test
    @Rule("DC-5.4")
    void onlyTheTopOfAnAuxiliaryPileMayBeTaken() {
        Position position = Position.at("middle 1 | *A stack 9 (9) hand 7 aux 3 2 / 9 | B stack 9 (5)");

        assertThat(position.choices()).contains("aux 1 > 1").doesNotContain("aux 2 > 1", "aux 1 > new");
        assertThat(position.refuses("aux 3 > 1")).isEqualTo("DC-5.4");
        assertThat(position.refuses("aux 0 > 1")).isEqualTo("DC-5.4");
        position.does("aux 1 > 1")
                .shows("*A stack 9 (9) hand 7 aux 3 / 9")
                .teachesNobody()
                .does("aux 1 > 1")
                .shows("middle 1 2 3 / - / - | *A stack 9 (9) hand 7 aux - / 9");
    }

    @Test
    @Rule("DC-5.5")
    void othersStacksGiveTheirTopsOneAtATime() {
        Position.at("middle 1 | *A stack 9 (9) hand 7 | B stack 3 2 (5) hand 2 aux 2")
                .does("stack B > 1")
                .shows("middle 1 2 / - / - | B stack 3 (4) hand 2 aux 2")
                .tells("Placed", "TurnedUp")
                .teaches("AB")
                .does("stack B > 1")
                .shows("middle 1 2 3 / - / - | B stack (3) hand 2 aux 2");
    }

    @Test
    @Rule("DC-5.5")
    void othersAuxiliaryPilesAndHandsStayTheirs() {
        assertThat(Position.at("middle 1 | *A stack 9 (9) hand 7 | B stack 9 (5) hand 2 aux 2")
                        .choices())
                .containsExactly("discard 7 > new");
    }

    @Test
    @Rule("DC-5.6")
    void theLastCardOfAnothersStackMayNotBeTaken() {
        Position position = Position.at("middle 1 | *A stack 2 hand 7 | B stack 2 | C stack 9 2");

        assertThat(position.refuses("stack B > 1")).isEqualTo("DC-5.6");
        assertThat(position.choices()).contains("stack > 1", "stack C > 1").doesNotContain("stack B > 1");
    }

    @Test
    @Rule("DC-5.8")
    void thereAreNeverMoreThanThreeBuildingPiles() {
        Position position = Position.at("middle 1 / 1 / 1 | *A stack 1 (9) hand 1 J | B stack 9 (5)");

        assertThat(position.refuses("stack > new")).isEqualTo("DC-5.8");
        assertThat(position.refuses("hand 1 > new")).isEqualTo("DC-5.8");
        assertThat(position.refuses("hand J > new")).isEqualTo("DC-5.8");
        assertThat(position.choices()).contains("hand J > 1", "hand J > 2", "hand J > 3");
    }

    @ParameterizedTest
    @CsvSource({"1,''", "J,''", "2,DC-5.9", "10,DC-5.9"})
    @Rule("DC-5.9")
    void aBuildingPileBeginsWithA1OrAJoker(String card, String clause) {
        Position position = Position.at("*A stack 9 (9) hand 1 2 J 10 | B stack 9 (5)");

        assertThat(position.refuses("hand " + card + " > new")).isEqualTo(clause);
    }

    @ParameterizedTest
    @CsvSource({"4,''", "J,''", "1,DC-5.10", "3,DC-5.10", "5,DC-5.10"})
    @Rule("DC-5.10")
    void eachCardIsExactlyOneHigher(String card, String clause) {
        Position position = Position.at("middle 1 2 J | *A stack 9 (9) hand " + card + " 10 | B stack 9 (5)");

        assertThat(position.refuses("hand " + card + " > 1")).isEqualTo(clause);
    }

    @Test
    @Rule({"DC-5.10", "DC-5.13"})
    void thePileOfTheExample() {
        String[] cards = {"1", "2", "J", "4", "5", "6", "J", "J", "9", "10"};
        Position position = Position.at("*A stack 9 (9) hand " + String.join(" ", cards) + " 3 | B stack 9 (5)")
                .does("hand 1 > new");
        for (int i = 1; i < cards.length; i++) {
            position = position.does("hand " + cards[i] + " > 1");
        }

        position.shows("""
            middle - / - / -
            aside 1 2 J 4 5 6 J J 9 10
            *A stack 9 (9) hand 3
            """).tells("Placed", "Completed");
    }

    @Test
    @Rule("DC-5.11")
    void thePlayerNamesThePile() {
        Position position = Position.at("middle 1 2 / 1 / 1 2 | *A stack 9 (9) hand 3 7 | B stack 9 (5)");

        assertThat(position.choices()).contains("hand 3 > 1", "hand 3 > 3").doesNotContain("hand 3 > 2");
        position.does("hand 3 > 3").shows("middle 1 2 / 1 / 1 2 3");
        position.does("hand 3 > 1").shows("middle 1 2 3 / 1 / 1 2");
    }

    @Test
    @Rule("DC-5.11")
    void aCardThatDoesNotFitIsNeverMovedToAnotherPile() {
        Position position = Position.at("middle 1 2 / 1 | *A stack 9 (9) hand 3 7 | B stack 9 (5)");

        assertThat(position.refuses("hand 3 > 2")).isEqualTo("DC-5.10");
        assertThat(position.refuses("hand 3 > 3")).isEqualTo("DC-5.11");
        assertThat(position.refuses("hand 3 > 4")).isEqualTo("DC-5.11");
        assertThat(position.refuses("hand 3 > -1")).isEqualTo("DC-5.11");
    }

    @Test
    @Rule("DC-5.11")
    void aNewPileTakesTheFirstFreePlace() {
        Position position = Position.at("middle 1 2 / - / 1 | *A stack 9 (9) hand 1 1 7 | B stack 9 (5)");

        assertThat(position.choices())
                .filteredOn(choice -> choice.startsWith("hand 1"))
                .containsExactly("hand 1 > new");
        position.does("hand 1 > new").shows("middle 1 2 / 1 / 1 | *A stack 9 (9) hand 1 7");
    }

    @Test
    @Rule("DC-5.12")
    void aJokerStandsForItsHeight() {
        Position placed = Position.at("middle 1 2 3 / 1 | *A stack 9 (9) hand J J 7 | B stack 9 (5)")
                .does("hand J > 1");

        assertThat(placed.events())
                .containsExactly(new DaCapoEvent.Placed(
                        DaCapoText.seat('A'),
                        new DaCapoAction.Source.Hand(DaCapoTables.JOKER),
                        DaCapoTables.JOKER,
                        4,
                        1));
        placed.shows("middle 1 2 3 J / 1 / -");
        assertThat(placed.refuses("hand 7 > 1")).isEqualTo("DC-5.10");
        assertThat(placed.choices()).contains("hand J > 2", "hand J > new");
    }

    @Test
    @Rule("DC-5.12")
    void aJokerThatComesBackIsJustAJoker() {
        Position back = Position.at("""
            phase refill
            aside J J J J J J J J J J
            *A stack 9 (9) hand 7 8 9
            B stack 9 (5)
            """).does("refill");

        back.shows("*A stack 9 (9) hand 7 8 9 J");
        assertThat(back.choices()).contains("hand J > new");
    }

    @ParameterizedTest
    @ValueSource(strings = {"10", "J"})
    @Rule("DC-5.13")
    void aTenOrAJokerAsTenCompletesThePile(String card) {
        Position.at("middle 1 / 1 2 3 4 5 6 7 8 9 / 1 | *A stack 9 (9) hand 1 5 " + card + " | B stack 9 (5)")
                .does("hand " + card + " > 2")
                .shows("middle 1 / - / 1 | aside 1 2 3 4 5 6 7 8 9 " + card)
                .tells("Placed", "Completed")
                .teachesNobody()
                .does("hand 1 > new")
                .shows("middle 1 / 1 / 1");
    }

    @Test
    @Rule("DC-5.14")
    void whoPlacedTheWholeHandDrawsFourAtOnceAsOftenAsItHappens() {
        Position.at("round 1 | draw 9 8 7 6 4 3 2 1 | *A stack 9 (9) hand J | B stack 9 (5)")
                .does("hand J > new")
                .shows("*A stack 9 (9) hand 1 2 3 4 | draw 9 8 7 6 | phase place | round 1")
                .tells("Placed", "Drew")
                .teaches("A")
                .does("hand 2 > 1", "hand 3 > 1", "hand 4 > 1", "hand 1 > new")
                .shows("*A stack 9 (9) hand 6 7 8 9 | draw");
    }

    @Test
    @Rule("DC-5.14")
    void thePileIsSetAsideBeforeTheDraw() {
        Position drawn = Position.at("middle 1 2 3 4 5 6 7 8 9 | *A stack 9 (9) hand 10 | B stack 9 (5)")
                .does("hand 10 > 1");

        drawn.shows("middle - / - / - | aside | reshuffles 1").tells("Placed", "Completed", "Reshuffled", "Drew");
        assertThat(drawn.state().area(DaCapoText.seat('A')).hand().size()).isEqualTo(4);
        assertThat(drawn.state().draw().size()).isEqualTo(6);
    }

    @Test
    @Rule("DC-5.14")
    void anEmptyHandThatCannotDrawFourDrawsWhatThereIs() {
        Position.at("draw 8 5 | *A stack 9 (9) hand 1 | B stack 9 (5)")
                .does("hand 1 > new")
                .shows("*A stack 9 (9) hand 5 8 | draw | phase place");
    }

    @Test
    void equalCardsAreOneChoice() {
        Position position = Position.at("middle 1 2 | *A stack 9 (9) hand 3 3 3 7 | B stack 9 (5)");

        assertThat(position.choices())
                .containsExactly("hand 3 > 1", "discard 3 > new", "discard 7 > new")
                .doesNotHaveDuplicates();
    }

    @Test
    void anOldStateStaysAsItWas() {
        Position before = Position.at("middle 1 2 | draw 8 | *A stack 5 3 hand 3 7 | B stack 9 (5)");
        DaCapoState copy = DaCapoText.state("middle 1 2 | draw 8 | *A stack 5 3 hand 3 7 | B stack 9 (5)");

        IntStream.range(0, 2).forEach(i -> before.does("stack > 1", "discard 3 > new"));

        assertThat(before.state()).isEqualTo(copy);
    }
}
