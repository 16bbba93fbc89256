package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static omerta.corleone.Position.D;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Outcome;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import org.junit.jupiter.api.Test;

class EndTest {

    /// Act IV ends with the next action of seat A, which wins no turf by it.
    private static Position ended(Position position) {
        position.act(4).neutral("pork-butcher").steward(1);
        for (Seat seat : Seat.first(position.state().seats())) {
            position.spent(seat);
        }
        return position.keeps(A, 0, 1).left("booze", 0, D).left("gun", 0, D).does(A, place("rope-walk"));
    }

    private static Outcome outcome(Position position) {
        return GAME.outcome(position.state()).orElseThrow();
    }

    private static List<Seat> ranking(Position position) {
        return outcome(position).standings().stream()
                .map(Outcome.Standing::seat)
                .toList();
    }

    private static List<Integer> amounts(Position position, Seat seat) {
        return outcome(position).standings().stream()
                .filter(standing -> standing.seat().equals(seat))
                .flatMap(standing -> standing.lines().stream())
                .map(Outcome.ScoreLine::amount)
                .toList();
    }

    /// Four seats, of which the last has all the goods and discards them.
    private static Position over(Position position) {
        Position last = ended(position);
        CorleoneAction rest = last.lists(D).getFirst();
        return last.does(D, rest);
    }

    @Test
    @Rule({"CO-48.1", "CO-48.2", "CO-48.3", "CO-18.3", "CO-48.11", "CO-43.12"})
    void billsInHandGoIntoTheSuitcase() {
        Position position = over(Position.at(4).suitcase(B, "$5").hand(B, "$3 open-war"));
        assertThat(position.packed(B)).isEqualTo("$3 $5");
        assertThat(position.holds(B)).isEmpty();
        assertThat(Sketch.text(position.state().supply().discards())).isEqualTo("open-war");
        assertThat(amounts(position, B)).containsExactly(8, 0, 0);
        assertThat(Sketch.text(position.seenBy(C).family(B).suitcase())).isEqualTo("$3 $5");
        assertThat(position.told()).anyMatch(event -> event instanceof CorleoneCourse.Ended);
    }

    @Test
    @Rule("CO-48.4")
    void theExampleOfTheOldMarket() {
        Position position = over(
                Position.at(4).stack(2, "ABBA").stack(3, "CBB").stack(4, "CDDC").stack(5, "D"));
        assertThat(amounts(position, A)).containsExactly(0, 5, 0);
        assertThat(amounts(position, B)).containsExactly(0, 5, 0);
        assertThat(amounts(position, C)).containsExactly(0, 5, 0);
        assertThat(amounts(position, D)).containsExactly(0, 5, 0);
    }

    @Test
    @Rule("CO-48.5")
    void coloursOfJobs() {
        Position position = over(Position.at(4)
                .done(A, "short-delivery watered-gin night-crossing numbers-slips")
                .done(D, "moonless-landing border-run grand-shipment")
                .done(B, "bonded-warehouse open-war"));
        assertThat(amounts(position, A)).containsExactly(0, 0, 10);
        assertThat(amounts(position, D)).containsExactly(0, 0, 5);
        assertThat(amounts(position, B)).containsExactly(0, 0, 5);
        assertThat(amounts(position, C)).containsExactly(0, 0, 0);
    }

    @Test
    @Rule({"CO-48.6", "CO-48.7", "CO-48.8", "CO-48.9", "CO-48.10"})
    void moneyThenTurfsThenJobs() {
        Position money = over(Position.at(4).suitcase(B, "$5 $2").suitcase(C, "$1"));
        assertThat(ranking(money)).containsExactly(B, C, A, D);
        Position turfs = over(Position.at(4)
                .suitcase(B, "$5 $5")
                .suitcase(C, "$5")
                .stack(7, "C")
                .stack(1, "DD")
                .suitcase(D, "$5"));
        assertThat(ranking(turfs)).startsWith(C, D, B);
        assertThat(places(turfs)).containsExactly(1, 1, 3, 4);
        assertThat(outcome(turfs).winners()).isEqualTo(SeatSet.of(C).with(D));
        assertThat(outcome(turfs).tieBreaks()).hasSize(2);
        Position jobs = over(Position.at(4)
                .stack(1, "B")
                .stack(7, "C")
                .done(B, "open-war")
                .done(C, "street-warning landslide")
                .suitcase(B, "$5")
                .done(D, "broken-windows"));
        assertThat(ranking(jobs)).startsWith(C, B);
        assertThat(places(jobs)).startsWith(1, 2);
    }

    private static List<Integer> places(Position position) {
        return outcome(position).standings().stream()
                .map(Outcome.Standing::place)
                .toList();
    }
}
