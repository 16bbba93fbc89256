package omerta.corleone;

import static omerta.corleone.Moves.bid;
import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.pick;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static omerta.corleone.Sketch.code;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Pile;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import org.junit.jupiter.api.Test;

class BriberyTest {

    /// The Turf War has been fought, and bids are made.
    private static Position bidding(Position position) {
        for (Seat seat : Seat.first(position.state().seats())) {
            position.spent(seat);
        }
        return position.keeps(A, 1, 0).does(A, place("pier-warehouse"));
    }

    @Test
    @Rule({"CO-27", "CO-27.1", "CO-18.2"})
    void aBidIsAnySetOfBillsFromTheSuitcase() {
        Position position = bidding(Position.at(2)
                .hand(A, "$5")
                .suitcase(A, "$1 $1 $2 $3")
                .suitcase(B, "$1")
                .allies("the-fence"));
        assertThat(position.asked()).containsExactly(A, B);
        assertThat(position.refuses(A, bid(5))).isEqualTo("CO-27.1");
        assertThat(position.refuses(A, bid(2, 2))).isEqualTo("CO-27.1");
        assertThat(position.refuses(A, bid(1, 1, 2))).isEmpty();
        assertThat(position.refuses(A, bid(4))).isEqualTo("CO-27.1");
        assertThat(position.lists(A))
                .containsExactly(bid(), bid(1), bid(2), bid(3), bid(1, 3), bid(2, 3), bid(1, 2, 3), bid(1, 1, 2, 3));
        assertThat(Position.at(2).refuses(A, bid())).isEqualTo("CO-27");
        position.does(A, bid());
        assertThat(position.refuses(A, bid())).isEqualTo("CO-27");
    }

    @Test
    @Rule({"CO-27", "CO-27.2", "CO-49.4"})
    void bidsAreSealedUntilAllAreIn() {
        Position position = bidding(Position.at(3)
                .suitcase(A, "$1 $5")
                .suitcase(B, "$2 $3")
                .suitcase(C, "$1")
                .allies("the-fence the-dockhand"));
        position.does(B, bid(3));
        assertThat(position.told()).containsExactly(new CorleoneBribe.BidIn(B));
        assertThat(position.asked()).containsExactly(A, C);
        assertThat(position.seenBy(A).family(B).bid()).contains(Pile.EMPTY);
        assertThat(position.seenBy(A).family(B).suitcase().size()).isEqualTo(2);
        assertThat(Sketch.text(position.seenBy(B).family(B).bid().orElseThrow()))
                .isEqualTo("$3");
        position.does(A, bid(5)).does(C, bid()).tells("BidsOpened");
        assertThat(position.learned()).isEqualTo(SeatSet.all(3));
        assertThat(Sketch.text(position.seenBy(C).family(B).bid().orElseThrow()))
                .isEqualTo("$3");
    }

    @Test
    @Rule({"CO-27.3", "CO-49.2", "CO-32"})
    void whoHasNoBillIsNotAsked() {
        Position position = bidding(Position.at(3).suitcase(B, "$1").allies("the-fence the-dockhand"));
        assertThat(position.asked()).containsExactly(B);
        position.does(B, bid()).tells("BidsOpened", "PhaseBegan");
        assertThat(position.state().clock().act()).isEqualTo(2);
        assertThat(position.holds(B)).isEmpty();
        Position nobody = bidding(Position.at(2).allies("the-fence"));
        assertThat(nobody.state().clock().act()).isEqualTo(2);
    }

    @Test
    @Rule({"CO-28", "CO-29", "CO-29.1", "CO-30", "CO-30.1", "CO-31"})
    void theExampleOfThreeFamilies() {
        Position position = bidding(Position.at(3)
                        .suitcase(A, "$5 $1")
                        .suitcase(B, "$3")
                        .suitcase(C, "$1 $2")
                        .head(C)
                        .allies("the-fence the-dockhand"))
                .does(A, bid(5))
                .does(B, bid(3))
                .does(C, bid(1, 2))
                .tells("BidsOpened", "Lost");
        assertThat(position.asked()).containsExactly(A);
        assertThat(position.decision().privacy()).isEqualTo(Privacy.OPEN);
        assertThat(position.refuses(C, pick("the-fence"))).isEqualTo("CO-28");
        assertThat(position.refuses(A, pick("the-judge"))).isEqualTo("CO-28");
        assertThat(position.refuses(A, done())).isEqualTo("CO-6.3");
        assertThat(position.lists(A)).containsExactlyInAnyOrder(pick("the-fence"), pick("the-dockhand"));
        int fives = position.state().supply().inStock(code("$5"));
        position.does(A, pick("the-dockhand")).tells("Bought", "Bought");
        assertThat(position.holds(A)).isEqualTo("booze booze the-dockhand");
        assertThat(position.packed(A)).isEqualTo("$1");
        assertThat(position.state().supply().inStock(code("$5"))).isEqualTo(fives + 1);
        assertThat(position.holds(C)).isEqualTo("the-fence");
        assertThat(position.packed(C)).isEmpty();
        assertThat(position.packed(B)).isEqualTo("$3");
        assertThat(position.state().clock().act()).isEqualTo(2);
    }

    @Test
    @Rule({"CO-32", "CO-28"})
    void whoBidsNothingTakesNoAlly() {
        Position position = bidding(
                        Position.at(3).suitcase(A, "$1").suitcase(B, "$1").allies("the-fence the-dockhand"))
                .does(A, bid())
                .does(B, bid(1))
                .does(B, pick("the-fence"));
        assertThat(position.holds(B)).isEqualTo("the-fence");
        assertThat(position.holds(A)).isEqualTo("booze booze");
        assertThat(Sketch.text(position.state().supply().gone())).isEqualTo("the-dockhand");
    }

    @Test
    @Rule("CO-28.1")
    void anAllyJustTakenIsForTheNextAct() {
        Position position =
                bidding(Position.at(2).suitcase(A, "$1").allies("the-maitre-d")).does(A, bid(1));
        assertThat(position.state().clock().act()).isEqualTo(2);
        assertThat(position.lists(A)).contains(play("the-maitre-d"));
        Position three = bidding(Position.at(3)
                .suitcase(A, "$1")
                .allies("the-maitre-d the-fence")
                .suitcase(B, "$2"));
        three.does(A, bid(1)).does(B, bid(2));
        assertThat(three.refuses(A, play("the-fence"))).isEqualTo("CO-1.1");
    }

    @Test
    @Rule({"CO-33", "CO-1.1"})
    void theLastActHasNone() {
        Position position = bidding(Position.at(2).act(4).suitcase(A, "$1").suitcase(B, "$1"));
        assertThat(position.told())
                .doesNotContain(new CorleoneCourse.PhaseBegan(CorleonePhase.BRIBERY))
                .contains(new CorleoneCourse.PhaseBegan(CorleonePhase.TRIBUTE));
        assertThat(position.state().clock().over()).isTrue();
    }
}
