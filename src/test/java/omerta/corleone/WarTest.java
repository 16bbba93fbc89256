package omerta.corleone;

import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.moveMarker;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Privacy;
import org.junit.jupiter.api.Test;

class WarTest {

    /// Only seat A has a thug left; it goes to the undertaker, and the Turf War begins.
    private static Position fought(Position position) {
        return position.keeps(A, 1, 0).does(A, place("pawnbroker"));
    }

    private static List<Integer> influence(Position position, String turf) {
        return position.told().stream()
                .filter(event -> event instanceof CorleoneCourse.Counted counted
                        && counted.turf().equals(turf))
                .map(event -> ((CorleoneCourse.Counted) event).influence())
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"CO-22", "CO-22.1", "CO-22.2", "CO-23"})
    void figuresCountWhereTheyAreAtWork() {
        Position position = fought(Position.at(3)
                .stands(A, "pork-butcher")
                .stands(B, "gentlemens-tailor fish-gate")
                .stands(C, "supper-club")
                .spent(B, C));
        assertThat(position.told().stream()
                        .filter(event -> event instanceof CorleoneCourse.Counted)
                        .map(event -> ((CorleoneCourse.Counted) event).turf()))
                .containsExactly(
                        "harborside",
                        "old-market",
                        "garment-row",
                        "cathedral-hill",
                        "theater-mile",
                        "exchange-street",
                        "north-yards");
        assertThat(influence(position, "harborside")).containsExactly(0, 1, 0);
        assertThat(influence(position, "old-market")).containsExactly(1, 1, 0);
        assertThat(influence(position, "garment-row")).containsExactly(0, 2, 0);
        assertThat(influence(position, "theater-mile")).containsExactly(0, 0, 1);
        assertThat(position.stack(1)).isEqualTo("B");
        assertThat(position.stack(2)).isEmpty();
        assertThat(position.stack(3)).isEqualTo("B");
        assertThat(position.state().family(B).markers()).isEqualTo(7);
    }

    @Test
    @Rule({"CO-23", "CO-23.1", "CO-23.2", "CO-23.3", "CO-26"})
    void markersAreStackedAndStay() {
        Position position = fought(Position.at(2)
                .stack(1, "AB")
                .stack(2, "BA")
                .stack(3, "B")
                .stands(A, "pork-butcher")
                .spent(B));
        assertThat(position.stack(1)).isEqualTo("AB");
        assertThat(position.stack(2)).isEqualTo("BAA");
        assertThat(position.stack(3)).isEqualTo("B");
        assertThat(position.stack(4)).isEmpty();
        assertThat(position.state().board().isControlledBy(1, B)).isTrue();
        assertThat(position.state().board().isControlledBy(2, A)).isTrue();
    }

    @Test
    @Rule({"CO-25", "CO-25.1", "CO-25.2", "CO-26", "CO-23.3", "CO-22.1"})
    void theExampleOfGarmentRow() {
        Position position = fought(Position.at(3)
                .stack(3, "C")
                .stands(A, "gentlemens-tailor needle-square")
                .act(2)
                .stands(B, "scales-corner undertaker")
                .neutral("bobbin-bridge")
                .steward(3)
                .spent(B, C));
        assertThat(influence(position, "garment-row")).containsExactly(2, 1, 0);
        assertThat(position.stack(3)).isEqualTo("C");
        assertThat(influence(position, "cathedral-hill")).containsExactly(1, 2, 0);
        assertThat(position.stack(4)).isEqualTo("B");
    }

    @Test
    @Rule({"CO-25.1", "CO-25.2"})
    void neutralFiguresAloneOnTopPutNoMarker() {
        Position position = fought(Position.at(2)
                .neutral("pier-warehouse")
                .steward(1)
                .stands(A, "pork-butcher")
                .spent(B));
        assertThat(position.stack(1)).isEmpty();
        assertThat(position.stack(2)).isEqualTo("A");
    }

    @Test
    @Rule({"CO-24", "CO-24.2", "CO-24.3", "CO-24.4"})
    void withoutMarkersOneMayBeMoved() {
        Position position = fought(Position.at(2)
                .stack(1, "ABA")
                .stack(2, "BAAAAA")
                .stack(4, "BA")
                .stack(5, "A")
                .spent(B)
                .stands(A, "supper-club"));
        assertThat(position.told())
                .anyMatch(event -> event instanceof CorleoneCourse.Counted counted && !counted.placed());
        assertThat(position.asked()).containsExactly(A);
        assertThat(position.decision().privacy()).isEqualTo(Privacy.OPEN);
        assertThat(position.refuses(A, moveMarker(3))).isEqualTo("CO-24");
        assertThat(position.refuses(A, moveMarker(5))).isEqualTo("CO-24");
        assertThat(position.refuses(B, moveMarker(1))).isEqualTo("CO-24");
        assertThat(position.lists(A)).containsExactly(moveMarker(1), moveMarker(2), moveMarker(4), done());
        position.does(A, moveMarker(1)).tells("MarkerMoved");
        assertThat(position.stack(1)).isEqualTo("BA");
        assertThat(position.stack(5)).isEqualTo("AA");
        assertThat(position.state().family(A).markers()).isZero();
        position.does(A, moveMarker(4)).tells("MarkerMoved", "PhaseBegan");
        assertThat(position.stack(4)).isEqualTo("B");
        assertThat(position.stack(6)).isEqualTo("A");
        assertThat(position.state().board().isControlledBy(4, B)).isTrue();
    }

    @Test
    @Rule("CO-24.3")
    void aTurfWhoseLastMarkerLeavesIsNobodys() {
        Position position = fought(
                        Position.at(2).stack(1, "A").stack(2, "AAAAAAAA").spent(B))
                .does(A, moveMarker(1));
        assertThat(position.stack(1)).isEmpty();
        assertThat(position.state().board().isControlled(1)).isFalse();
    }

    @Test
    @Rule("CO-24.1")
    void nobodyHasToMoveAMarker() {
        Position position = fought(Position.at(2).stack(1, "AAAAAAAAA").spent(B))
                .does(A, done())
                .tells("MarkersStayed");
        assertThat(position.stack(1)).isEqualTo("AAAAAAAAA");
        assertThat(position.stack(6)).isEmpty();
        assertThat(position.state().clock().act()).isEqualTo(2);
    }
}
