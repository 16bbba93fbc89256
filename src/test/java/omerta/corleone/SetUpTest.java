package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import omerta.Rule;
import omerta.engine.Dealt;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetUpTest {

    @ParameterizedTest
    @CsvSource({"2, 3, 0, 2, 1", "3, 2, 1, 3, 2", "4, 2, 2, 4, 3", "5, 2, 3, 4, 4"})
    @Rule({
        "CO-43.1", "CO-43.3", "CO-43.4", "CO-44.2", "CO-44.3", "CO-44.4", "CO-44.5", "CO-44.6", "CO-44.8", "CO-2",
        "CO-41.1"
    })
    void theTableByTheNumberOfPlayers(int seats, int thugs, int tiles, int jobs, int allies) {
        Position position = Position.dealt(seats, 7);
        CorleoneState state = position.state();
        for (Seat seat : Seat.first(seats)) {
            CorleoneFamily family = state.family(seat);
            assertThat(position.holds(seat)).startsWith("$1 $2 $3 ");
            assertThat(family.hand().size()).isEqualTo(5);
            assertThat(CorleoneCity.isJob(family.hand().at(3))
                            && CorleoneCity.isJob(family.hand().at(4)))
                    .isTrue();
            assertThat(family.suitcase().isEmpty()).isTrue();
            assertThat(family.thugs()).isEqualTo(thugs);
            assertThat(family.members()).isEqualTo(1);
        }
        Pile open = state.board().tiles();
        for (int turf = 1; turf <= CorleoneTables.TURFS; turf++) {
            assertThat(open.at(turf - 1) > 0).isEqualTo(turf <= tiles + 1);
        }
        assertThat(state.supply().blue().size()).isEqualTo(8 - tiles - 1);
        assertThat(state.supply().row().size()).isEqualTo(jobs);
        assertThat(state.supply().allies().size()).isEqualTo(allies);
        for (int i = 0; i < allies; i++) {
            assertThat(GAME.city().ally(state.supply().allies().at(i)).act()).isEqualTo(1);
        }
        assertThat(state.clock().phase()).isEqualTo(CorleonePhase.FAMILY_BUSINESS);
        assertThat(position.asked()).containsExactly(state.clock().head());
    }

    @Test
    @Rule("CO-43.1")
    void twoToFivePlay() {
        for (int seats : List.of(1, 6)) {
            assertThat(GAME.deal(Fixture.table(seats), Rng.of(1)))
                    .isInstanceOfSatisfying(
                            Dealt.Refused.class,
                            refused -> assertThat(refused.reason().clause()).isEqualTo("CO-43.1"));
        }
    }

    @Test
    @Rule("CO-44.1")
    void theHorseHeadByLotOrChosen() {
        Set<Seat> heads = new HashSet<>();
        for (long seed = 1; seed <= 50; seed++) {
            heads.add(Fixture.dealt(Fixture.table(3), seed).state().clock().head());
        }
        assertThat(heads).containsExactlyInAnyOrder(A, B, C);
        assertThat(Fixture.dealt(Fixture.table(3, "first", "3"), 1)
                        .state()
                        .clock()
                        .head())
                .isEqualTo(C);
    }

    @Test
    @Rule({"CO-44.7", "CO-44.2", "CO-41.2"})
    void theDecksAreShuffled() {
        Set<Pile> decks = new HashSet<>();
        Set<Pile> blue = new HashSet<>();
        Set<Pile> red = new HashSet<>();
        Set<Pile> allies = new HashSet<>();
        for (long seed = 1; seed <= 20; seed++) {
            CorleoneSupply supply = Position.dealt(2, seed).state().supply();
            decks.add(supply.deck());
            blue.add(supply.blue());
            red.add(supply.red());
            allies.add(supply.later().get(2));
        }
        assertThat(List.of(decks.size(), blue.size(), red.size(), allies.size()))
                .allMatch(count -> count > 5);
    }
}
