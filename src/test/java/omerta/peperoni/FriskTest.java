package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;

class FriskTest {

    private static Position red(String... options) {
        return Position.begun(4, options).turn(5, "R").marker(1, "R").stands();
    }

    @Test
    @Rule({"PP-13.1", "PP-13.5", "PP-13.6", "PP-13.7", "PP-13.2"})
    void aFriskedCanvasserStandsStillInTheNextTurnOfItsPlayer() {
        Position frisked = red().does("walk 1 plazuela-campana", "frisk B 2");
        frisked.tells("Frisked").stands();
        Position blue = frisked.does("done");
        blue.tells("TurnDone", "TurnBegan", "FriskHolds").stands();
        assertThat(blue.refuses("walk 2 plazuela-feria")).isEqualTo("PP-13.5");
        assertThat(blue.refuses("agent 2 lawyer")).isEqualTo("PP-13.5");
        assertThat(blue.refuses("agent 1 lawyer")).isEmpty();
        assertThat(GAME.points(blue.state(), 1)).isEqualTo(8);
        Position next = blue.until("B");
        next.tells("TurnDone", "TurnBegan", "FriskOver").stands();
        assertThat(next.refuses("walk 2 plazuela-feria")).isEmpty();
        assertThat(next.state().board().markers().getFirst()).isEqualTo(new DonPeperoniMarker.Gone());
    }

    @Test
    @Rule({"PP-13.5", "PP-13.7"})
    void whoseTurnIsOverStandsStillInTheNextRound() {
        Position frisked = red().does("frisk Y 1").does("done", "done");
        assertThat(frisked.state().frisked(Seat.of(0))).isEqualTo(1);
        Position yellow = frisked.does("done");
        yellow.tells("TurnDone", "RoundBegan", "TurnBegan", "FriskHolds");
        yellow.until("Y").tells("TurnDone", "RoundBegan", "TurnBegan", "FriskOver");
    }

    @Test
    @Rule({"PP-13.1", "PP-13.11"})
    void whoMayFriskWhom() {
        assertThat(Position.begun(4).turn(5, "R").refuses("frisk B 1")).isEqualTo("PP-13.1");
        assertThat(red().refuses("frisk R 1")).isEqualTo("PP-13.11");
        assertThat(red().refuses("frisk O 1")).isEqualTo("PP-13.1");
        assertThat(red().refuses("frisk B 3")).isEqualTo("PP-2.2");
        assertThat(red().choices(DonPeperoniAction.Frisk.class)).isEqualTo(6);
    }

    @Test
    @Rule({"PP-13.2", "PP-13.3", "PP-13.4"})
    void oneMarkerATurnAndEachOnce() {
        Position two = red().marker(2, "R").does("walk 1 plazuela-campana", "frisk B 1");

        assertThat(two.refuses("frisk Y 1")).isEqualTo("PP-13.3");
        assertThat(two.refuses("walk 1 norte-este-3")).isEmpty();
        assertThat(two.state().markers(Seat.of(1))).isEqualTo(1);
        Position next = two.until("R").does("frisk Y 1").until("R");
        assertThat(next.refuses("frisk G 1")).isEqualTo("PP-13.1");
    }

    @Test
    @Rule({"PP-13.8", "PP-13.9"})
    void neitherCanvasserOfAFriskedPlayerIsFriskedAgain() {
        Position frisked = red().marker(2, "B").does("frisk G 1", "done");

        assertThat(frisked.refuses("frisk G 2")).isEqualTo("PP-13.8");
        assertThat(frisked.refuses("frisk G 1")).isEqualTo("PP-13.9");
        assertThat(frisked.until("B").refuses("frisk G 2")).isEqualTo("PP-13.8");
        assertThat(frisked.until("B").until("B").refuses("frisk G 2")).isEmpty();
    }

    @Test
    @Rule("PP-13.10")
    void nobodyIsFriskedWhoHasNoMoreTurns() {
        Position last = Position.begun(4).turn(8, "R").marker(1, "R");

        assertThat(last.refuses("frisk Y 1")).isEqualTo("PP-13.10");
        assertThat(last.refuses("frisk B 1")).isEmpty();
    }

    @Test
    @Rule({"PP-18.6", "PP-18.7", "PP-18.8", "PP-18.9", "PP-18.10"})
    void aRaidKeepsChitsAgentsAndSpiesOut() {
        Position before =
                red("raid", "true").lies("G", "hotel", 20).at("R", 1, "hotel").at("B", 1, "hotel");
        assertThat(red().refuses("raid hotel")).isEqualTo("PP-18.6");
        Position raid = before.does("raid hotel");
        raid.tells("Raided").stands();
        assertThat(raid.chits("G", "hotel")).isEqualTo("20");
        for (Position during : List.of(raid, raid.does("done"))) {
            assertThat(during.refuses("bribe 1 50")).isEqualTo("PP-18.6");
            assertThat(during.refuses("agent 1 lawyer")).isEqualTo("PP-18.6");
            assertThat(during.refuses("spy 1 G")).isEqualTo("PP-18.6");
            assertThat(during.refuses("walk 1 levante-sur-2")).isEmpty();
            assertThat(during.at("R", 1, "levante-sur-2")
                            .at("B", 1, "levante-sur-2")
                            .refuses("walk 1 hotel"))
                    .isEmpty();
        }
        Position over = raid.until("R");
        over.tells("TurnDone", "TurnBegan", "RaidOver").stands();
        assertThat(over.refuses("bribe 1 50")).isEmpty();
    }

    @Test
    @Rule({"PP-18.11", "PP-18.12", "PP-18.19", "PP-13.2"})
    void whichHousesAreRaided() {
        Position raid = red("raid", "true", "close", "true").marker(2, "B");

        assertThat(raid.refuses("raid h-feria")).isEmpty();
        assertThat(raid.refuses("raid plaza")).isEqualTo("PP-1.5");
        assertThat(raid.refuses("raid molino")).isEqualTo("PP-1.5");
        Position locked = Position.begun(3, "raid", "true").turn(5, "R").marker(1, "R");
        assertThat(locked.refuses("raid botica")).isEqualTo("PP-18.11");
        Position blue = raid.does("raid hotel", "done");
        assertThat(blue.refuses("raid hotel")).isEqualTo("PP-18.12");
        assertThat(blue.does("close mayor-este").refuses("frisk R 1")).isEqualTo("PP-13.1");
        Position gone = blue.does("raid choza").until("R");
        assertThat(gone.refuses("close mayor-este")).isEqualTo("PP-13.1");
    }

    @Test
    @Rule({"PP-18.13", "PP-18.14", "PP-18.15"})
    void aClosedStreetIsNotEntered() {
        Position before = red("close", "true").at("R", 1, "plaza").at("R", 2, "mayor-este-1");
        assertThat(red().refuses("close mayor-este")).isEqualTo("PP-18.13");
        Position closed = before.does("close mayor-este");
        closed.tells("Closed").stands();
        assertThat(closed.refuses("walk 1 mayor-este-1")).isEqualTo("PP-18.13");
        assertThat(closed.refuses("walk 2 mayor-este-2")).isEqualTo("PP-18.13");
        assertThat(closed.refuses("walk 2 plaza")).isEmpty();
        assertThat(closed.refuses("walk 2 escuela")).isEmpty();
        Position blue = closed.does("done").at("B", 1, "esquina-este");
        assertThat(blue.refuses("walk 1 mayor-este-3")).isEqualTo("PP-18.13");
        assertThat(GAME.way(blue.state(), Seat.of(2), 1, MoveText.place("iglesia")))
                .isEmpty();
        assertThat(GAME.cost(blue.state(), Seat.of(2), 1, MoveText.place("iglesia")))
                .isEmpty();
        Position open = closed.until("R");
        open.tells("TurnDone", "TurnBegan", "StreetOpened").stands();
        assertThat(open.refuses("walk 1 mayor-este-1")).isEmpty();
    }

    @Test
    @Rule({"PP-18.16", "PP-19.6"})
    void aCanvasserIsShutInByAClosedStreet() {
        Position closed = red("close", "true").does("close mayor-este", "done").at("B", 1, "iglesia");

        assertThat(closed.refuses("walk 1 mayor-este-2")).isEqualTo("PP-18.13");
        assertThat(closed.at("B", 1, "mayor-este-2").refuses("walk 1 mayor-este-1"))
                .isEqualTo("PP-18.13");
        assertThat(SpeechTest.advice(closed, "done")).contains("Your first canvasser is shut in by a closed street.");
    }

    @Test
    @Rule({"PP-18.17", "PP-18.18"})
    void whichStreetsCanBeClosed() {
        Position closed = red("close", "true").marker(2, "B").does("close sur-este", "done");

        assertThat(closed.refuses("close mayor-este")).isEqualTo("PP-18.17");
        assertThat(red("close", "true").refuses("close plaza")).isEqualTo("PP-18.18");
        assertThat(red("close", "true").refuses("close ribera-norte")).isEqualTo("PP-18.18");
        assertThat(red("close", "true").choices(DonPeperoniAction.CloseStreet.class))
                .isEqualTo(12);
        assertThat(Position.begun(5, "close", "true")
                        .turn(5, "R")
                        .marker(1, "R")
                        .choices(DonPeperoniAction.CloseStreet.class))
                .isEqualTo(17);
    }

    @Test
    @Rule("PP-18.4")
    void splittingUpMovement() {
        Position split = Position.begun(4, "split", "true").goes(1, "esquina-norte");

        assertThat(split.state().stage().used()).isEqualTo(5);
        Position six = split.does("walk 1 norte-oeste-3");
        assertThat(six.refuses("walk 1 zapateria")).isEqualTo("PP-18.4");
        Position other = six.does("walk 2 plazuela-olivo", "walk 2 norte-oeste-1");
        assertThat(other.refuses("walk 2 gallinero")).isEqualTo("PP-5.1");
        other.stands();
    }

    @Test
    @Rule("PP-18.5")
    void withSplittingAFriskCostsTwoPoints() {
        Position blue = red("split", "true").does("frisk B 2", "done");

        assertThat(GAME.points(blue.state(), 1)).isEqualTo(6);
        Position six = blue.goes(1, "esquina-sur").does("walk 1 sur-este-1");
        assertThat(six.refuses("walk 1 barberia")).isEqualTo("PP-18.4");
        assertThat(six.refuses("walk 2 plazuela-feria")).isEqualTo("PP-13.5");
    }
}
