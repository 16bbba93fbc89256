package omerta.peperoni;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import org.junit.jupiter.api.Test;

/// The bidding for the police.
class PoliceTest {

    private static Position bidding(int seats) {
        return Position.begun(seats)
                .turn(4, seats == 3 ? "B" : "G")
                .does("done")
                .stands();
    }

    /// The example of the rulebook, up to the second bidding for the second marker.
    private static Position example() {
        return bidding(4)
                .does("bid 1 100", "bid 1 20", "done")
                .does("bid 1 100", "bid 2 50", "done")
                .does("bid 2 50", "done")
                .does("done")
                .does("done", "done");
    }

    @Test
    @Rule({"PP-12.1", "PP-12.2"})
    void eachInTurnLaysAnyNumberOfChitsAtEitherMarker() {
        Position first = bidding(4);

        assertThat(first.state().active()).isEqualTo(Seat.of(0));
        assertThat(first.refuses("walk 1 plaza")).isEqualTo("PP-12.1");
        assertThat(first.refuses("bid 3 10")).isEqualTo("PP-12.1");
        assertThat(first.refuses("bid 1 7")).isEqualTo("PP-7.1");
        Position laid = first.does("bid 1 10", "bid 1 10", "bid 2 500");
        laid.tells("BidLaid").stands();
        assertThat(laid.state().active()).isEqualTo(Seat.of(0));
        assertThat(laid.does("done").state().active()).isEqualTo(Seat.of(1));
        assertThat(Position.begun(4).refuses("bid 1 10")).isEqualTo("PP-12.1");
    }

    @Test
    @Rule("PP-12.6")
    void onlyTheNumberOfChitsIsOpen() {
        Position laid = bidding(3).does("bid 1 10", "bid 1 200");

        for (String other : new String[] {"R", "-"}) {
            Position seen = laid.seenBy(other);
            assertThat(Position.values(stall(seen, 1).laid().getFirst())).isEqualTo("? ?");
            assertThat(seen.events()).containsExactly(new DonPeperoniBidding.BidLaid(Seat.of(0), 1, 0));
        }
        assertThat(Position.values(stall(laid.seenBy("Y"), 1).laid().getFirst()))
                .isEqualTo("10 200");
        assertThat(laid.twin("R").stands().seenBy("R").state())
                .isEqualTo(laid.seenBy("R").state());
    }

    private static DonPeperoniStall stall(Position position, int marker) {
        return position.state().auction().stalls().get(marker - 1);
    }

    @Test
    @Rule({"PP-12.3", "PP-12.4"})
    void whoHasPassedMayBidAgain() {
        Position passed = bidding(3).does("done", "done", "bid 1 10", "done");

        assertThat(passed.state().active()).isEqualTo(Seat.of(0));
        Position again = passed.does("bid 1 20", "done", "done", "done");
        assertThat(again.state().phase()).isEqualTo(DonPeperoniPhase.BID);
        Position over = again.does("done");
        over.tells("Passed", "BidsOpened", "MarkerWon", "MarkerLeft", "ChooserFound")
                .stands();
        assertThat(bidding(3).does("done", "done").state().phase()).isEqualTo(DonPeperoniPhase.BID);
    }

    @Test
    @Rule("PP-12.5")
    void whoHasNoChitPassesUnasked() {
        Position none = Position.begun(3).turn(4, "B").screen("R").does("done").does("done");

        none.tells("Passed", "Passed");
        assertThat(none.state().active()).isEqualTo(Seat.of(2));
        none.does("done").tells("Passed", "MarkerLeft", "MarkerLeft", "StarterKept", "RoundBegan", "TurnBegan");
        Position nobody = Position.begun(3)
                .turn(4, "B")
                .screen("Y")
                .screen("R")
                .screen("B")
                .does("done");
        assertThat(nobody.state().clock().round()).isEqualTo(5);
    }

    @Test
    @Rule({"PP-12.7", "PP-12.8", "PP-12.10", "PP-12.14"})
    void theExampleOfTheRulebook() {
        Position tied = example().does("done");

        tied.tells("Passed", "BidsOpened", "MarkerWon", "BidsOpened", "BidsTied")
                .stands();
        assertThat(tied.told(DonPeperoniBidding.MarkerWon.class))
                .isEqualTo(new DonPeperoniBidding.MarkerWon(1, Seat.of(0), 120));
        assertThat(tied.all(DonPeperoniBidding.BidsOpened.class).getFirst().bids())
                .containsExactly(new DonPeperoniSum(Seat.of(0), 120), new DonPeperoniSum(Seat.of(1), 100));
        assertThat(tied.learned()).isEqualTo(SeatSet.all(4));
        assertThat(tied.state().active()).isEqualTo(Seat.of(1));
        assertThat(tied.refuses("bid 1 10")).isEqualTo("PP-12.13");
        Position over = tied.does("done").does("bid 2 1", "done").does("done", "done");
        over.tells("Passed", "BidsOpened", "MarkerWon", "ChooserFound").stands();
        assertThat(over.told(DonPeperoniBidding.MarkerWon.class))
                .isEqualTo(new DonPeperoniBidding.MarkerWon(2, Seat.of(2), 51));
        assertThat(over.told(DonPeperoniBidding.ChooserFound.class))
                .isEqualTo(new DonPeperoniBidding.ChooserFound(Seat.of(0), 120));
        assertThat(over.state().markers(Seat.of(0))).isEqualTo(1);
        assertThat(over.state().markers(Seat.of(2))).isEqualTo(1);
        assertThat(over.choices(DonPeperoniAction.ChooseStarter.class)).isEqualTo(4);
        assertThat(over.refuses("starter O")).isEqualTo("PP-12.14");
        assertThat(over.refuses("done")).isEqualTo("PP-12.14");
        Position five = over.does("starter R");
        assertThat(five.state().active()).isEqualTo(Seat.of(1));
        assertThat(five.refuses("starter R")).isEqualTo("PP-12.14");
    }

    @Test
    @Rule({"PP-12.8", "PP-12.9"})
    void onePlayerMayGetBothAndAllChitsAreGone() {
        Position over = bidding(3).does("bid 1 50", "bid 2 20", "done", "bid 1 20", "done", "done", "done", "done");
        Position five = over.does("starter Y");

        assertThat(five.state().markers(Seat.of(0))).isEqualTo(2);
        assertThat(five.state().screen(Seat.of(0)).chits().size()).isEqualTo(15);
        assertThat(five.state().screen(Seat.of(1)).chits().size()).isEqualTo(16);
        five.stands();
    }

    @Test
    @Rule({"PP-12.11", "PP-12.12", "PP-12.16"})
    void ifTheTiedPassNobodyGetsTheMarker() {
        Position tied = bidding(3).does("bid 1 50", "done", "bid 1 50", "done", "done", "done");
        tied = tied.does("done");
        tied.tells("Passed", "BidsOpened", "BidsTied", "MarkerLeft").stands();
        assertThat(tied.told(DonPeperoniBidding.MarkerLeft.class).clause()).isEqualTo("PP-12.12");
        Position over = tied.does("done", "done");
        over.tells("Passed", "MarkerLeft", "ChooserFound").stands();
        assertThat(over.told(DonPeperoniBidding.MarkerLeft.class).clause()).isEqualTo("PP-12.11");
        assertThat(over.told(DonPeperoniBidding.ChooserFound.class))
                .isEqualTo(new DonPeperoniBidding.ChooserFound(Seat.of(0), 50));
    }

    @Test
    @Rule("PP-12.13")
    void bothMarkersAreBidForTogetherByTheTied() {
        Position tied = bidding(4)
                .does("bid 1 50", "done", "bid 1 50", "bid 2 20", "done", "bid 2 20", "done", "done")
                .does("done", "done", "done");

        tied.tells("Passed", "BidsOpened", "BidsTied", "BidsOpened", "BidsTied");
        assertThat(tied.state().auction().bidders()).isEqualTo(SeatSet.all(3));
        assertThat(tied.refuses("bid 2 10")).isEqualTo("PP-12.13");
        Position red = tied.does("bid 1 5", "done");
        assertThat(red.refuses("bid 1 10")).isEmpty();
        assertThat(red.refuses("bid 2 10")).isEmpty();
        Position blue = red.does("bid 2 2", "done");
        assertThat(blue.refuses("bid 1 10")).isEqualTo("PP-12.13");
        Position over = blue.does("done", "done", "done");
        assertThat(over.all(DonPeperoniBidding.MarkerWon.class))
                .containsExactly(
                        new DonPeperoniBidding.MarkerWon(1, Seat.of(0), 55),
                        new DonPeperoniBidding.MarkerWon(2, Seat.of(1), 22));
        over.stands();
    }

    @Test
    @Rule({"PP-12.10", "PP-12.13"})
    void aTieAfterATieGoesOn() {
        Position again = bidding(3)
                .does("bid 1 50", "done", "bid 1 50", "done", "bid 1 50", "done", "done", "done", "done")
                .does("bid 1 10", "done", "bid 1 10", "done", "done", "done", "done");

        again.tells("Passed", "BidsOpened", "BidsTied").stands();
        assertThat(again.state().auction().bidders()).isEqualTo(SeatSet.all(2));
    }

    @Test
    @Rule({"PP-12.14", "PP-12.15"})
    void ofEqualHighestBidsTheFirstClockwiseChooses() {
        Position equal = bidding(3).does("done", "bid 2 100", "done", "bid 1 100", "done", "done", "done", "done");

        assertThat(equal.told(DonPeperoniBidding.ChooserFound.class).seat()).isEqualTo(Seat.of(1));
        Position start = bidding(3).does("bid 1 100", "done", "done", "bid 2 100", "done", "done", "done", "done");
        assertThat(start.told(DonPeperoniBidding.ChooserFound.class).seat()).isEqualTo(Seat.of(0));
    }

    @Test
    @Rule({"PP-12.12", "PP-12.17"})
    void ifNobodyBidsTheStartPlayerStays() {
        Position five = bidding(3).does("done", "done", "done");

        five.tells("Passed", "MarkerLeft", "MarkerLeft", "StarterKept", "RoundBegan", "TurnBegan")
                .stands();
        assertThat(five.state().active()).isEqualTo(Seat.of(0));
    }
}
