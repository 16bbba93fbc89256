package omerta.corleone;

import static omerta.corleone.Moves.convert;
import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.exchange;
import static omerta.corleone.Moves.keep;
import static omerta.corleone.Moves.look;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.stash;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static omerta.corleone.Sketch.code;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import org.junit.jupiter.api.Test;

class IconTest {

    @Test
    @Rule({"CO-10", "CO-10.1"})
    void aBillIntoTheSuitcase() {
        Position position = Position.at(2).hand(A, "$1 $5 gun").does(A, place("undertaker"));
        assertThat(position.refuses(A, stash(3))).isEqualTo("CO-10");
        position.does(A, stash(5));
        assertThat(position.told()).containsExactly(new CorleoneIcon.Stashed(A, 5));
        assertThat(position.told().getFirst().mask(B)).isEqualTo(position.told().getFirst());
        assertThat(position.packed(A)).isEqualTo("$5");
        assertThat(Sketch.text(position.seenBy(B).family(A).suitcase())).isEqualTo("?");
    }

    @Test
    @Rule({"CO-11", "CO-11.1", "CO-36", "CO-36.1"})
    void anyHandCardForAGood() {
        Position position = Position.at(2)
                .tiles("import-grocer")
                .hand(A, "booze $5 street-warning the-fence")
                .does(A, place("tile-1"));
        int fives = position.state().supply().inStock(code("$5"));
        position.does(A, exchange("$5", "gun"))
                .does(A, exchange("street-warning", "blood"))
                .does(A, exchange("the-fence", "gun"));
        assertThat(position.holds(A)).isEqualTo("booze gun gun blood");
        assertThat(position.state().supply().inStock(code("$5"))).isEqualTo(fives + 1);
        assertThat(Sketch.text(position.state().supply().discards())).isEqualTo("street-warning");
        assertThat(Sketch.text(position.state().supply().gone())).isEqualTo("the-fence");
    }

    @Test
    @Rule({"CO-11.2", "CO-11.3", "CO-11.4", "CO-19"})
    void onlyAGoodThatIsThereAfterTheDiscard() {
        Position position = Position.at(2)
                .tiles("import-grocer")
                .hand(A, "booze $1")
                .left("booze", 0, B)
                .does(A, place("tile-1"));
        assertThat(position.refuses(A, exchange("$1", "booze"))).isEqualTo("CO-11.3");
        assertThat(position.refuses(A, exchange("$1", "narc"))).isEqualTo("CO-11.4");
        assertThat(position.refuses(A, exchange("$3", "gun"))).isEqualTo("CO-11");
        assertThat(position.lists(A)).contains(exchange("booze", "booze")).doesNotContain(exchange("$1", "booze"));
        position.does(A, exchange("booze", "booze"));
        assertThat(position.holds(A)).isEqualTo("booze $1");
        position.does(A, exchange("booze", "gun"));
        assertThat(position.state().supply().inStock(CorleoneGood.BOOZE.code())).isEqualTo(1);
    }

    @Test
    @Rule({"CO-12", "CO-12.1"})
    void twoJobsAreLookedAt() {
        Position position = Position.at(2).onDeck("open-war landslide").does(A, place("gentlemens-tailor"));
        assertThat(position.lists(A)).contains(look(), done());
        position.does(A, look()).tells("Looked");
        assertThat(position.lists(A)).containsExactly(keep("landslide"), keep("open-war"));
        assertThat(position.refuses(A, done())).isEqualTo("CO-6.3");
        assertThat(position.refuses(A, keep("double-books"))).isEqualTo("CO-12");
        assertThat(position.refuses(B, keep("landslide"))).isEqualTo("CO-12");
        position.does(A, keep("open-war"));
        assertThat(position.holds(A)).isEqualTo("$2 open-war");
        assertThat(Sketch.text(position.state().supply().discards())).isEqualTo("landslide");

        Position left = Position.at(2).does(A, place("gentlemens-tailor")).does(A, done());
        assertThat(left.holds(A)).isEqualTo("$2");
    }

    @Test
    @Rule("CO-12.2")
    void aSingleJobIsKeptAndNoneIsNothing() {
        Position one = Position.at(2)
                .deck("open-war")
                .noDiscards(B)
                .does(A, place("gentlemens-tailor"))
                .does(A, look());
        assertThat(one.tells("Looked", "Kept").holds(A)).isEqualTo("$2 open-war");
        Position none = Position.at(2).deck("").noDiscards(B).does(A, place("gentlemens-tailor"));
        assertThat(none.asked()).containsExactly(B);
        assertThat(none.holds(A)).isEqualTo("$2");
        Position still =
                Position.at(2).tiles("newsstand").deck("open-war").noDiscards(B).does(A, place("tile-1"));
        still.does(A, look());
        assertThat(still.asked()).containsExactly(B);
    }

    @Test
    @Rule({"CO-21", "CO-21.1"})
    void discardedJobsAreShuffledWhenACardIsNeeded() {
        Position position = Position.at(2).deck("open-war");
        int discards = position.state().supply().discards().size();
        position.does(A, place("gentlemens-tailor")).does(A, look()).tells("Shuffled", "Looked");
        assertThat(position.state().supply().deck().size()).isEqualTo(discards - 1);
        assertThat(position.state().supply().discards().isEmpty()).isTrue();
        assertThat(position.lists(A)).contains(keep("open-war")).hasSize(2);
    }

    @Test
    @Rule("CO-13")
    void exactlyTheBillsThatAreShown() {
        assertThat(Position.at(2).does(A, place("supper-club")).holds(A)).isEqualTo("$1 $3");
    }

    @Test
    @Rule({"CO-14", "CO-14.1", "CO-14.2"})
    void oneCardForFive() {
        Position position =
                Position.at(2).tiles("billiard-hall").hand(A, "$1 the-fence").does(A, place("tile-1"));
        assertThat(position.refuses(A, convert("$1 the-fence"))).isEqualTo("CO-6.2");
        assertThat(position.refuses(A, convert("gun"))).isEqualTo("CO-14.1");
        assertThat(position.lists(A)).containsExactlyInAnyOrder(convert("$1"), convert("the-fence"), done());
        position.does(A, convert("the-fence"));
        assertThat(position.holds(A)).isEqualTo("$1 $5");
        Position empty = Position.at(2).tiles("billiard-hall").does(A, place("tile-1"));
        assertThat(empty.asked()).containsExactly(B);
    }

    @Test
    @Rule({"CO-15", "CO-14.2"})
    void twoCardsForFive() {
        Position position =
                Position.at(2).tiles("billiard-hall").hand(A, "gun $1 $1").does(A, place("rope-walk"));
        position.does(A, convert("$1 $1"));
        assertThat(position.holds(A)).isEqualTo("booze gun gun $5");
        Position few = Position.at(2)
                .tiles("billiard-hall")
                .left("booze", 0, B)
                .left("gun", 0, B)
                .hand(A, "$1");
        few.does(A, place("rope-walk"));
        assertThat(few.asked()).containsExactly(B);
    }

    @Test
    @Rule({"CO-16", "CO-16.1", "CO-20", "CO-20.1"})
    void threeCardsForFiveAndThree() {
        Position position =
                Position.at(2).tiles("grand-casino").hand(A, "gun gun blood $1").does(A, place("tile-1"));
        position.does(A, convert("gun gun blood")).does(A, done());
        assertThat(position.holds(A)).isEqualTo("$1 $3 $5");

        Position scarce = Position.at(2)
                .tiles("grand-casino")
                .hand(A, "gun gun blood")
                .left("$5", 0, B)
                .left("$3", 1, B)
                .does(A, place("tile-1"))
                .does(A, convert("gun gun blood"))
                .does(A, done());
        assertThat(scarce.holds(A)).isEqualTo("$2 $3");
    }

    @Test
    @Rule({"CO-20.2", "CO-16.1"})
    void neverAHigherBill() {
        Position position = Position.at(2).left("$1", 0, B).does(A, place("supper-club"));
        assertThat(position.holds(A)).isEqualTo("$3");
        Position nothing =
                Position.at(2).left("$1", 0, B).tiles("corner-saloon").does(A, place("rope-walk"));
        assertThat(nothing.tells("TookMoney").holds(A)).isEqualTo("booze gun");
    }

    @Test
    @Rule({"CO-17", "CO-17.1"})
    void theHorseHeadChangesNoOrderInThePhase() {
        Position position =
                Position.at(3).head(B).does(A, place("pier-warehouse")).does(B, place("pork-butcher"));
        position.does(C, place("livery-stable")).does(C, done()).tells("TookHead");
        assertThat(position.state().clock().head()).isEqualTo(C);
        assertThat(position.asked()).containsExactly(A);
    }

    @Test
    @Rule({"CO-17.2", "CO-4.1"})
    void theHorseHeadBeginsTheNextAct() {
        Position taken = Position.at(3)
                .spent(A, B)
                .keeps(C, 1, 0)
                .turn(C)
                .does(C, place("livery-stable"))
                .does(C, done());
        assertThat(taken.state().clock().act()).isEqualTo(2);
        assertThat(taken.asked()).containsExactly(C);
        Position stays =
                Position.at(3).head(B).spent(A, B).keeps(C, 1, 0).turn(C).does(C, place("pier-warehouse"));
        assertThat(stays.asked()).containsExactly(B);
    }

    @Test
    @Rule("CO-18")
    void moneyIsNotChanged() {
        Position position = Position.at(2).hand(A, "$5").suitcase(A, "$1 $1 $3").does(A, place("undertaker"));
        assertThat(position.lists(A)).containsExactly(stash(5), done());
        assertThat(position.refuses(A, exchange("$5", "gun"))).isEqualTo("CO-6.2");
        assertThat(position.refuses(A, convert("$5"))).isEqualTo("CO-6.2");
    }

    @Test
    @Rule("CO-19")
    void anEmptyPileGivesNothing() {
        Position position = Position.at(2)
                .left("booze", 1, B)
                .does(A, place("pier-warehouse"))
                .tells("TookGoods");
        assertThat(position.holds(A)).isEqualTo("booze");
        assertThat(position.told()).contains(new CorleoneIcon.TookGoods(A, CorleoneGood.BOOZE, 1, 2));
        Position none = Position.at(2).left("booze", 0, B).does(A, place("pier-warehouse"));
        assertThat(none.holds(A)).isEmpty();
    }
}
