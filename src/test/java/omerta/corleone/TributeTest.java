package omerta.corleone;

import static omerta.corleone.Moves.discard;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Moves.stash;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static omerta.corleone.Sketch.code;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TributeTest {

    private static Position due(Position position) {
        for (Seat seat : Seat.first(position.state().seats())) {
            position.spent(seat);
        }
        return position.keeps(A, 0, 1).does(A, place("rope-walk"));
    }

    @Test
    @Rule({"CO-34", "CO-35.2"})
    void alliesComeBackAndCount() {
        Position position =
                Position.at(2).hand(A, "the-maitre-d $1 $1 $1").spent(B).keeps(A, 0, 1);
        position.does(A, play("the-maitre-d"));
        assertThat(position.holds(A)).isEqualTo("$1 $1 $1 $2");
        position.does(A, place("rope-walk")).tells("AlliesBack");
        assertThat(position.holds(A)).isEqualTo("booze gun $1 $1 $1 $2 the-maitre-d");
        assertThat(position.asked()).containsExactly(A);
        assertThat(position.refuses(A, discard("$1 $1"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, 5", "2, 4", "3, 3", "4, 2"})
    @Rule({"CO-35", "CO-35.1", "CO-35.3"})
    void downToTheLimitOfTheAct(int act, int limit) {
        Position position = due(Position.at(2).act(act).hand(A, "$1 $1 $1 $2 $2"));
        assertThat(position.asked()).containsExactly(A);
        int excess = 7 - limit;
        assertThat(position.lists(A))
                .isNotEmpty()
                .allMatch(action ->
                        action instanceof CorleoneAction.Discard(List<Integer> cards) && cards.size() == excess);
        assertThat(position.refuses(A, discard(""))).isEqualTo("CO-35.3");
        assertThat(position.refuses(A, discard("$1 ".repeat(excess + 1)))).isEqualTo("CO-35.3");
        assertThat(position.refuses(A, discard("$5 ".repeat(excess)))).isEqualTo("CO-35");
        CorleoneAction first = position.lists(A).getFirst();
        position.does(A, first);
        assertThat(
                        position.state().clock().over()
                                ? 0
                                : position.state().hand(A).size())
                .isEqualTo(act == 4 ? 0 : limit);
    }

    @Test
    @Rule({"CO-35.4", "CO-34.1"})
    void atOtherTimesThereIsNoLimitAndItGoesClockwise() {
        Position position = Position.at(3)
                .hand(A, "$1 $1 $1 $1 $1 $1")
                .hand(B, "$2 $2 $2 $2 $2 $2")
                .hand(C, "$3 $3 $3 $3 $3 $3")
                .head(B);
        assertThat(position.refuses(A, discard("$1"))).isEqualTo("CO-35.4");
        due(position);
        assertThat(position.asked()).containsExactly(B);
        assertThat(position.refuses(C, discard("$3"))).isEqualTo("CO-34.1");
        position.does(B, discard("$2"));
        assertThat(position.refuses(B, discard("$2"))).isEqualTo("CO-35");
        assertThat(position.asked()).containsExactly(C);
        position.does(C, discard("$3"));
        assertThat(position.asked()).containsExactly(A);
    }

    @Test
    @Rule({"CO-36", "CO-36.1", "CO-36.2", "CO-36.3"})
    void whereDiscardsGo() {
        Position position = due(Position.at(2).hand(A, "$1 $1 $1 $1 $5 open-war landslide the-fence"));
        int fives = position.state().supply().inStock(code("$5"));
        int guns = position.state().supply().inStock(code("gun"));
        position.does(A, discard("landslide open-war the-fence $5 gun"));
        assertThat(position.told().getFirst().mask(B)).isEqualTo(position.told().getFirst());
        assertThat(Sketch.text(position.state().supply().discards())).isEqualTo("open-war landslide");
        assertThat(Sketch.text(position.state().supply().gone())).isEqualTo("the-fence");
        assertThat(position.state().supply().inStock(code("$5"))).isEqualTo(fives + 1);
        assertThat(position.state().supply().inStock(code("gun"))).isEqualTo(guns + 1);
    }

    @Test
    @Rule({"CO-18.3"})
    void noMoneyIsSavedInTribute() {
        Position position = due(Position.at(2).hand(A, "$1 $1 $1 $1 $5"));
        assertThat(position.refuses(A, stash(5))).isEqualTo("CO-6");
        position.does(A, discard("$1 $1"));
        assertThat(position.packed(A)).isEmpty();
    }
}
