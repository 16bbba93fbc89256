package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static omerta.corleone.Moves.discard;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Pile;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PauseTest {

    /// The act ends with the next action of seat A.
    private static Position ended(Position position) {
        for (Seat seat : Seat.first(position.state().seats())) {
            position.spent(seat);
        }
        return position.keeps(A, 0, 1).does(A, place("rope-walk"));
    }

    @Test
    @Rule({"CO-1", "CO-1.1", "CO-1.2", "CO-38", "CO-49.2"})
    void thePhasesInTheirOrder() {
        Position position = ended(Position.at(2));
        assertThat(position.told().stream()
                        .filter(event -> event instanceof CorleoneCourse.PhaseBegan)
                        .map(event -> ((CorleoneCourse.PhaseBegan) event).phase()))
                .containsExactly(
                        CorleonePhase.TURF_WAR,
                        CorleonePhase.BRIBERY,
                        CorleonePhase.TRIBUTE,
                        CorleonePhase.ENTRACTE,
                        CorleonePhase.OPEN_NEW_BUSINESS,
                        CorleonePhase.FAMILY_BUSINESS);
        assertThat(position.told()).contains(new CorleoneCourse.ActBegan(2));
        assertThat(position.state().clock().act()).isEqualTo(2);
        assertThat(position.state().clock().phase()).isEqualTo(CorleonePhase.FAMILY_BUSINESS);
    }

    @Test
    @Rule({"CO-2", "CO-3", "CO-3.1"})
    void aTileIntoTheLowestFreeTurf() {
        Position two = ended(Position.at(2).tiles("gunsmith"));
        assertThat(tile(two, 2)).isEqualTo(CorleoneTile.BLUE);
        assertThat(two.state().board().tiles().at(2)).isZero();
        assertThat(two.lists(A)).contains(place("tile-2"), place("tile-1"));
        Position three = ended(Position.at(2).act(2).tiles("gunsmith"));
        assertThat(tile(three, 2)).isEqualTo(CorleoneTile.RED);
        Position four = ended(Position.at(2).act(3).tiles("gunsmith loan-office private-bank"))
                .does(A, discard("booze"));
        assertThat(tile(four, 4)).isEqualTo(CorleoneTile.RED);
        assertThat(four.state().board().tiles().at(0)).isPositive();
    }

    private static CorleoneTile tile(Position position, int turf) {
        CorleoneCity city = GAME.city();
        int number = position.state().board().tiles().at(turf - 1);
        assertThat(number).isPositive();
        return city.tables().blue().contains(city.business(number)) ? CorleoneTile.BLUE : CorleoneTile.RED;
    }

    @Test
    @Rule({"CO-37", "CO-37.1", "CO-37.2", "CO-37.3", "CO-45.25"})
    void allFiguresComeBack() {
        Position position = ended(Position.at(3)
                .stands(B, "pier-warehouse fish-gate")
                .neutral("undertaker")
                .neutral("pier-street")
                .steward(3)
                .bomb("pork-butcher"));
        CorleoneBoard board = position.state().board();
        assertThat(board.figures()).isEqualTo(Pile.faceDown(GAME.city().spaces()));
        assertThat(board.bombs()).isZero();
        assertThat(board.steward()).isZero();
        for (Seat seat : List.of(A, B, C)) {
            CorleoneFamily family = position.state().family(seat);
            assertThat(family.thugs()).isEqualTo(2);
            assertThat(family.members()).isEqualTo(2);
            assertThat(family.drownedThugs() + family.drownedMembers()).isZero();
        }
        assertThat(position.lists(A)).contains(place("undertaker"));
    }

    @Test
    @Rule({"CO-39", "CO-43.4"})
    void aMemberJoinsBeforeTheSecondAndTheFourthAct() {
        assertThat(members(ended(Position.at(2)))).isEqualTo(2);
        Position third = ended(Position.at(2).act(2));
        assertThat(members(third)).isEqualTo(2);
        assertThat(third.told()).noneMatch(event -> event instanceof CorleoneCourse.MemberJoined);
        assertThat(members(ended(Position.at(2).act(3)))).isEqualTo(3);
    }

    private static int members(Position position) {
        return position.state().family(B).members();
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "3, 3", "4, 4", "5, 4"})
    @Rule({"CO-40", "CO-40.1", "CO-40.2", "CO-8.9"})
    void jobsAreAddedToTheRow(int seats, int added) {
        Position position = ended(Position.at(seats).row("open-war landslide double-books street-warning"));
        assertThat(position.state().supply().row().size()).isEqualTo(4 + added);
        assertThat(Sketch.text(position.state().supply().row()))
                .startsWith("open-war landslide double-books street-warning ");
    }

    @Test
    @Rule({"CO-40.3", "CO-21"})
    void ifTheDeckIsShortAsManyAsThereAre() {
        Position position = ended(Position.at(5).deck("open-war").noDiscards(B));
        assertThat(Sketch.text(position.state().supply().row())).isEqualTo("open-war");
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 3", "5, 4"})
    @Rule({"CO-41", "CO-41.1", "CO-41.2"})
    void alliesOfTheNextAct(int seats, int count) {
        Position position = ended(Position.at(seats).allies("the-fence the-dockhand"));
        CorleoneSupply supply = position.state().supply();
        assertThat(Sketch.text(supply.gone())).isEqualTo("the-fence the-dockhand");
        assertThat(supply.allies().size()).isEqualTo(count);
        for (int i = 0; i < count; i++) {
            assertThat(GAME.city().ally(supply.allies().at(i)).act()).isEqualTo(2);
        }
        assertThat(supply.later().get(1).size()).isEqualTo(6 - count);
        assertThat(position.seenBy(A).supply().later().get(1)).isEqualTo(Pile.faceDown(6 - count));
    }

    @Test
    @Rule("CO-41")
    void thereAreNoneInTheLastAct() {
        Position position = ended(Position.at(2).act(3).allies("the-judge"));
        assertThat(position.state().supply().allies().isEmpty()).isTrue();
        assertThat(Sketch.text(position.state().supply().gone())).isEqualTo("the-judge");
    }

    @Test
    @Rule({"CO-38.1", "CO-48.1"})
    void afterTheFourthActAllIsOver() {
        Position position = ended(Position.at(2).act(4));
        assertThat(position.told()).doesNotContain(new CorleoneCourse.PhaseBegan(CorleonePhase.ENTRACTE));
        assertThat(position.state().clock().over()).isTrue();
        assertThat(position.asked()).isEmpty();
        assertThat(position.refuses(A, place("pier-warehouse"))).isEqualTo("CO-48.1");
    }
}
