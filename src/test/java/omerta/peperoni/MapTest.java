package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import omerta.Rule;
import omerta.engine.Dealt;
import omerta.engine.Rng;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MapTest {

    @ParameterizedTest
    @CsvSource({"2, false", "3, true", "4, true", "5, true", "6, false"})
    @Rule("PP-1.1")
    void threeToFivePlay(int seats, boolean fine) {
        var dealt = GAME.deal(Fixture.table(seats), Rng.of(1));

        assertThat(dealt instanceof Dealt.Start<DonPeperoniState>).isEqualTo(fine);
    }

    @Test
    @Rule({"PP-1.2", "PP-1.3"})
    void theVillageIsMadeOfStreetSpacesAndHousesWithOneDoorEach() {
        Village village = new Village(GAME.tables());

        assertThat(GAME.tables().spaces()).hasSize(59);
        for (DonPeperoniBuilding house : GAME.tables().houses()) {
            assertThat(village.beside(village.number(house.id()))).containsExactly(village.number(house.door()));
        }
    }

    @Test
    @Rule("PP-1.3")
    void aHouseIsEnteredByItsDoorOnly() {
        Position plaza = Position.begun(4).at("Y", 1, "plaza").at("Y", 2, "iglesia");

        assertThat(plaza.refuses("walk 1 iglesia")).isEqualTo("PP-1.3");
        assertThat(plaza.refuses("walk 2 mayor-este-1")).isEqualTo("PP-1.3");
        assertThat(plaza.refuses("walk 2 mayor-este-2")).isEmpty();
    }

    @Test
    @Rule({"PP-1.4", "PP-1.5", "PP-17.4"})
    void oneBridgeLeadsAcrossWithFivePlayersOnly() {
        for (int seats = 3; seats <= 5; seats++) {
            Position head = Position.begun(seats).at("Y", 1, "cabeza-puente-oeste");

            assertThat(head.refuses("walk 1 cabeza-puente-este")).isEqualTo(seats == 5 ? "" : "PP-1.5");
            assertThat(GAME.way(head.state(), Seat.of(0), 1, MoveText.place("molino"))
                            .isEmpty())
                    .isEqualTo(seats != 5);
        }
    }

    @Test
    @Rule({"PP-1.6", "PP-1.7"})
    void thirtyHousesWithTheirNumbers() {
        String near = "10: iglesia ayuntamiento, 9: botica cantina, 8: h-olivo h-campana h-feria h-pozo, "
                + "7: escuela mercado, 6: hacienda panaderia hotel telegrafo, 5: lavanderia alfareria, "
                + "4: gallinero herreria choza establo, 3: zapateria barberia, 2: caseta-puente taqueria";
        String far = "8: h-sauce h-acequia, 7: molino posada, 4: granja, 2: pescaderia";

        assertThat(houses(false)).containsExactlyInAnyOrderElementsOf(parsed(near));
        assertThat(houses(true)).containsExactlyInAnyOrderElementsOf(parsed(far));
    }

    private static List<String> parsed(String text) {
        List<String> houses = new ArrayList<>();
        for (String group : text.split(", ")) {
            String[] parts = group.split(": ");
            for (String id : parts[1].split(" ")) {
                houses.add(id + " " + parts[0]);
            }
        }
        return houses;
    }

    private static List<String> houses(boolean far) {
        return GAME.tables().houses().stream()
                .filter(house -> house.far() == far)
                .map(house -> house.id() + " " + house.value())
                .toList();
    }

    @Test
    @Rule("PP-1.6")
    void sixHousesWithThirtySixVotesForEachPlayer() {
        Village village = new Village(GAME.tables());
        for (int seats = 3; seats <= 5; seats++) {
            int players = seats;
            List<DonPeperoniBuilding> inPlay = GAME.tables().houses().stream()
                    .filter(house -> village.isInPlay(players, village.number(house.id()))
                            && !village.isLocked(players, village.number(house.id())))
                    .toList();

            assertThat(inPlay).hasSize(6 * seats);
            assertThat(inPlay.stream().collect(Collectors.summingInt(DonPeperoniBuilding::value)))
                    .isEqualTo(36 * seats);
        }
    }

    @Test
    @Rule({"PP-17.1", "PP-17.2"})
    void withThreePlayersSixHousesAreLocked() {
        assertThat(GAME.tables().setup(3).locked())
                .containsExactlyInAnyOrder("botica", "cantina", "escuela", "mercado", "taqueria", "caseta-puente");
        assertThat(Position.begun(3).at("Y", 1, "puerta-oeste").refuses("walk 1 taqueria"))
                .isEqualTo("PP-17.2");
        assertThat(Position.begun(4).at("Y", 1, "puerta-oeste").refuses("walk 1 taqueria"))
                .isEmpty();
    }

    @Test
    @Rule({"PP-5.1", "PP-18.13"})
    void theCheapestWayIsACheapestStepFromTheCheapestWayToItsNeighbour() {
        Village village = new Village(GAME.tables());
        Ways ways = new Ways(GAME.tables(), village);
        for (int players = 3; players <= 5; players++) {
            for (int closed = 0; closed <= GAME.tables().streets().size(); closed++) {
                for (int from = 1; from <= village.places(); from++) {
                    byte[] cost = ways.from(players, closed, from);
                    for (int to = 1; to <= village.places(); to++) {
                        boolean open = village.isOpen(players, to) && (closed == 0 || village.street(to) != closed);
                        int best = to == from ? 0 : open ? nearest(village, cost, to) : Ways.NONE;
                        assertThat((int) cost[to])
                                .as("%d players, street %d closed, from %d to %d", players, closed, from, to)
                                .isEqualTo(best);
                    }
                }
            }
        }
    }

    private static int nearest(Village village, byte[] cost, int to) {
        int best = Ways.NONE;
        for (int beside : village.beside(to)) {
            best = Math.min(best, cost[beside] + village.cost(beside, to));
        }
        return best;
    }

    @Test
    @Rule("PP-17.1")
    void theFourHomesLieAlike() {
        List<Integer> first = ways("h-olivo");

        assertThat(first).hasSize(20);
        for (String home : List.of("h-campana", "h-feria", "h-pozo")) {
            assertThat(ways(home)).isEqualTo(first);
        }
    }

    /// What the ways from a home to all common houses cost.
    private static List<Integer> ways(String home) {
        DonPeperoniState there = Position.begun(4).at("Y", 1, home).state();
        return GAME.tables().houses().stream()
                .filter(house -> !house.far() && house.value() != 10 && house.value() != 2)
                .map(house -> cost(there, house.id()))
                .sorted()
                .toList();
    }

    private static int cost(DonPeperoniState state, String house) {
        return GAME.cost(state, Seat.of(0), 1, MoveText.place(house)).orElseThrow();
    }
}
