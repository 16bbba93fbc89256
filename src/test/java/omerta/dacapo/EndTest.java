package omerta.dacapo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Event;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import org.junit.jupiter.api.Test;

class EndTest {

    private static final String TEN = "1 2 3 4 5 6 7 8 9 10";

    @Test
    @Rule({"DC-8.1", "DC-8.2"})
    void whoPlacesTheLastStackCardWinsAtOnce() {
        Position won = Position.at("middle 1 | *A stack 2 hand 3 4 aux 5 | B stack 9 (5) hand 1 | C stack 9 (7)")
                .does("stack > 1");

        won.shows("middle 1 2 / - / - | *A hand 3 4 aux 5 | phase deal").tells("Placed", "GameOver");
        assertThat(won.result())
                .isEqualTo(new DaCapoResult(DaCapoEnd.WON, SeatSet.of(Seat.of(0)), 12, List.of(0, 5, 7)));
        assertThat(won.events()).last().extracting(Event::isMoment).isEqualTo(true);
    }

    @Test
    @Rule("DC-8.1")
    void theLastCardMayCompleteAPile() {
        Position.at("middle 1 2 3 4 5 6 7 8 9 | *A stack 10 hand 3 | B stack 9 (5)")
                .does("stack > 1")
                .shows("middle - / - / - | aside " + TEN + " | *A hand 3")
                .tells("Placed", "Completed", "GameOver");
    }

    @Test
    @Rule("DC-8.2")
    void theWinnerDrawsNothingMore() {
        Position.at("middle 1 | draw 8 8 8 | *A stack 2 | B stack 9 (5)")
                .does("stack > 1")
                .shows("draw 8 8 8 | *A")
                .tells("Placed", "GameOver");
    }

    @Test
    @Rule({"DC-8.3", "DC-8.5"})
    void aWholeRoundWithoutAnythingBlocksTheGame() {
        Position blocked = Position.at("*A stack 9 (3) hand 7 | B stack 8 (5) | C stack 7 (9) aux 9")
                .does("discard 7 > new");

        blocked.tells("Discarded", "PassedOver", "PassedOver", "PassedOver", "GameOver")
                .shows("phase deal");
        assertThat(blocked.result())
                .isEqualTo(new DaCapoResult(DaCapoEnd.BLOCKED, SeatSet.of(Seat.of(0)), 2 + 6, List.of(3, 5, 9)));
    }

    @Test
    @Rule("DC-8.3")
    void aSeatThatCanStillPlaceKeepsTheGameGoing() {
        Position.at("middle 1 | *A stack 9 (3) hand 7 | B stack 8 (5) | C stack 2 (9)")
                .does("discard 7 > new")
                .shows("*B stack 8 (5) | phase place")
                .tells("Discarded");
    }

    @Test
    @Rule("DC-8.3")
    void aTurnWithAPlacementStartsTheCountAnew() {
        Position.at("middle 1 | *A stack 9 (3) hand 2 | B stack 8 (5) | C stack 7 (9) hand 7")
                .does("hand 2 > 1")
                .shows("*C stack 7 (9) hand 7")
                .tells("Placed", "PassedOver", "PassedOver");
    }

    @Test
    @Rule("DC-8.6")
    void equalsWithTheFewestWinNothing() {
        Position blocked = Position.at("*A stack 9 (3) hand 7 | B stack 8 (3) | C stack 7 (9)")
                .does("discard 7 > new");

        assertThat(blocked.result()).isEqualTo(new DaCapoResult(DaCapoEnd.BLOCKED, SeatSet.NONE, 0, List.of(3, 3, 9)));
        blocked.shows("phase deal");
    }

    @Test
    @Rule({"DC-8.4", "DC-8.5"})
    void theFifthReshuffleWithoutAStackCardEndsTheGame() {
        Position over = Position.at(
                        "reshuffles 4 | phase refill | aside " + TEN + " | *A stack 9 (5) hand 7 | B stack 8 (3)")
                .does("refill");

        over.tells("Reshuffled", "Drew", "GameOver").teaches("A").shows("phase deal | reshuffles 5");
        assertThat(over.state().area(Seat.of(0)).hand().size()).isEqualTo(4);
        assertThat(over.result())
                .isEqualTo(new DaCapoResult(DaCapoEnd.CIRCLE, SeatSet.of(Seat.of(1)), 2, List.of(5, 3)));
    }

    @Test
    @Rule("DC-8.4")
    void itEndsInTheMiddleOfATurnToo() {
        Position over = Position.at(
                        "reshuffles 4 | middle 1 2 3 4 5 6 7 8 9 | *A stack 9 (5) hand 10 | B stack 8 (3) hand 2")
                .does("hand 10 > 1");

        over.tells("Placed", "Completed", "Reshuffled", "Drew", "GameOver");
        assertThat(over.result().end()).isEqualTo(DaCapoEnd.CIRCLE);
    }

    @Test
    @Rule("DC-8.4")
    void theFourthDoesNot() {
        Position.at("reshuffles 3 | phase refill | aside " + TEN + " | *A stack 9 (5) hand 7 | B stack 8 (3)")
                .does("refill")
                .shows("phase place | reshuffles 4")
                .tells("Reshuffled", "Drew");
    }

    @Test
    @Rule("DC-8.4")
    void anyCardFromAnyStackStartsTheCountAnew() {
        Position position = Position.at("reshuffles 4 | middle 1 | *A stack 2 (5) hand 7 | B stack 8 2 (3) hand 4");

        position.does("stack > 1").shows("reshuffles 0");
        position.does("stack B > 1").shows("reshuffles 0");
        position.does("discard 7 > new").shows("reshuffles 4");
    }

    @Test
    @Rule("DC-8.4")
    void aStackCardThatLeadsToTheReshuffleCountsFirst() {
        Position.at("reshuffles 4 | middle 1 2 3 4 5 6 7 8 9 | *A stack 10 (5) | B stack 8 (3) hand 2")
                .does("stack > 1")
                .shows("phase place | reshuffles 1")
                .tells("Placed", "TurnedUp", "Completed", "Reshuffled", "Drew");
    }

    @Test
    void theCardsStayOnTheTableUntilTheNextDeal() {
        Position won = Position.at("middle 1 | draw 8 | *A stack 2 hand 3 | B stack 9 (5) hand 6")
                .does("stack > 1");

        assertThat(Fixture.GAME.mask(won.state(), Seat.of(0)).area(Seat.of(1)).hand())
                .isEqualTo(Pile.faceDown(1));
    }
}
