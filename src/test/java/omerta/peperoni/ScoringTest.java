package omerta.peperoni;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is done in houses, bribes, instant scoring.
class ScoringTest {

    @Test
    @Rule({"PP-6.1", "PP-6.5", "PP-7.1"})
    void aCanvasserInAHouseLeavesBribeAndAgentInAnyOrder() {
        Position there = Position.begun(4).at("Y", 1, "hacienda");

        assertThat(there.at("Y", 1, "poniente-norte-2").refuses("bribe 1 50")).isEqualTo("PP-6.1");
        assertThat(there.at("Y", 1, "poniente-norte-2").refuses("agent 1 lawyer"))
                .isEqualTo("PP-6.1");
        for (List<String> order :
                List.of(List.of("bribe 1 50", "agent 1 lawyer"), List.of("agent 1 lawyer", "bribe 1 50"))) {
            Position done = there.does(order.toArray(String[]::new));
            assertThat(done.chits("Y", "hacienda")).isEqualTo("50");
            assertThat(done.house("hacienda").agentCount()).isEqualTo(1);
            done.stands();
        }
        assertThat(there.does("agent 1 char-lady").refuses("done")).isEmpty();
    }

    @Test
    @Rule("PP-6.2")
    void itActsWhereItHasGoneInOrHasBeenStanding() {
        Position begun = Position.begun(4);

        assertThat(begun.refuses("agent 1 gunslinger")).isEmpty();
        assertThat(begun.goes(1, "gallinero").refuses("bribe 1 5")).isEmpty();
        assertThat(begun.at("Y", 2, "hotel").does("walk 1 plazuela-olivo").refuses("bribe 2 5"))
                .isEmpty();
    }

    @Test
    @Rule({"PP-6.3", "PP-10.3", "PP-10.4"})
    void oneAgentAHouseAndRound() {
        Position first = Position.begun(3).at("Y", 1, "hacienda").does("agent 1 lawyer");

        assertThat(first.refuses("agent 1 char-lady")).isEqualTo("PP-6.3");
        assertThat(first.at("Y", 2, "hacienda").refuses("agent 2 char-lady")).isEqualTo("PP-6.3");
        assertThat(first.at("Y", 2, "hotel").refuses("agent 2 char-lady")).isEmpty();
        Position later = first.until("Y").does("agent 1 char-lady");
        assertThat(later.house("hacienda").agents(Seat.of(0)).size()).isEqualTo(2);
        later.stands();
    }

    @Test
    @Rule("PP-7.1")
    void aBribeIsOneChitFromBehindTheScreen() {
        Position there = Position.begun(4).at("Y", 1, "hacienda").screen("Y", 5, 20);

        assertThat(there.refuses("bribe 1 5")).isEmpty();
        assertThat(there.refuses("bribe 1 50")).isEqualTo("PP-7.1");
        assertThat(there.refuses("bribe 1 7")).isEqualTo("PP-7.1");
        assertThat(there.choices(DonPeperoniAction.Bribe.class)).isEqualTo(2);
        Position bribed = there.does("bribe 1 20");
        assertThat(Position.values(bribed.state().screen(Seat.of(0)).chits())).isEqualTo("5");
        assertThat(there.screen("Y").refuses("bribe 1 5")).isEqualTo("PP-7.1");
    }

    @Test
    @Rule("PP-7.2")
    void oneChitAHouse() {
        Position bribed = Position.begun(4).at("Y", 1, "hacienda").does("bribe 1 5");

        assertThat(bribed.refuses("bribe 1 5")).isEqualTo("PP-7.2");
        assertThat(bribed.until("Y").refuses("bribe 1 5")).isEqualTo("PP-7.2");
    }

    @Test
    @Rule({"PP-7.3", "PP-7.4"})
    void aHouseWithAPosterTakesNoMoreBribes() {
        Position won = Position.begun(4)
                .lies("R", "hacienda", 20)
                .lies("B", "hacienda", 10)
                .won("R", "hacienda")
                .at("Y", 1, "hacienda")
                .at("Y", 2, "h-feria");

        assertThat(won.refuses("bribe 1 500")).isEqualTo("PP-7.3");
        assertThat(won.refuses("bribe 2 500")).isEqualTo("PP-7.4");
        assertThat(Position.begun(4).refuses("bribe 1 500")).isEqualTo("PP-7.4");
    }

    @Test
    @Rule({"PP-8.1", "PP-8.5", "PP-8.6", "PP-8.7", "PP-8.8", "PP-7.5", "PP-2.5", "PP-2.6"})
    void theExampleOfAnInstantScoring() {
        Position before =
                Position.begun(4).lies("R", "hacienda", 50).turn(3, "Y").at("Y", 1, "hacienda");
        Position scored = before.does("bribe 1 20");

        scored.tells("Bribed", "Opened", "Won").stands();
        assertThat(scored.told(DonPeperoniScoring.Opened.class).bribes())
                .containsExactly(new DonPeperoniSum(Seat.of(0), 20), new DonPeperoniSum(Seat.of(1), 50));
        assertThat(scored.holder("hacienda")).isEqualTo("R");
        assertThat(scored.votes("R")).isEqualTo(14);
        assertThat(scored.seenBy("G").chits("Y", "hacienda")).isEqualTo("20");
        assertThat(scored.seenBy("-").chits("R", "hacienda")).isEqualTo("50");
        assertThat(Position.values(scored.state().screen(Seat.of(0)).chits())).contains("10 10 20 50");
        Position agent = scored.does("agent 1 lawyer");
        assertThat(agent.seenBy("R").house("hacienda").agents(Seat.of(0)).at(0)).isZero();
        assertThat(agent.refuses("bribe 1 50")).isEqualTo("PP-7.3");
    }

    @Test
    @Rule("PP-8.5")
    void theAgentsStayConcealed() {
        Position scored = Position.begun(4)
                .lies("R", "hacienda", 50)
                .agents("R", "hacienda", "gunslinger")
                .at("Y", 1, "hacienda")
                .does("bribe 1 100");

        assertThat(scored.seenBy("Y").house("hacienda").agents(Seat.of(1)).at(0))
                .isZero();
        assertThat(scored.holder("hacienda")).isEqualTo("Y");
    }

    @ParameterizedTest
    @CsvSource({
        "3, hacienda, 2",
        "4, hacienda, 2",
        "4, iglesia, 3",
        "3, ayuntamiento, 3",
        "5, hacienda, 3",
        "5, iglesia, 3"
    })
    @Rule({"PP-8.1", "PP-8.2", "PP-8.3", "PP-8.4"})
    void soManyBribesHaveAHouseScored(int seats, String house, int needed) {
        Position position = Position.begun(seats);
        List<String> letters = List.of("R", "B", "Y");
        for (int i = 1; i < needed; i++) {
            position = position.lies(letters.get(i - 1), house, 5 * i);
        }
        position = position.stands().at("Y", 1, house).does("bribe 1 50");

        position.tells("Bribed", "Opened", "Won").stands();
        assertThat(position.holder(house)).isEqualTo("Y");
        if (needed == 3) {
            Position.begun(seats)
                    .lies("R", house, 5)
                    .at("Y", 1, house)
                    .does("bribe 1 50")
                    .tells("Bribed")
                    .stands();
        }
    }

    @Test
    @Rule({"PP-8.5", "PP-19.1"})
    void allLearnWhatIsOpenedButWhoKnewIt() {
        Position scored = Position.begun(3).lies("R", "hacienda", 50).at("Y", 1, "hacienda");

        assertThat(scored.does("bribe 1 100").learned()).isEqualTo(SeatSet.all(3));
        Position spied = scored.does("spy 1 R").does("bribe 1 100");
        assertThat(spied.learned()).isEqualTo(SeatSet.all(3).without(Seat.of(0)));
        assertThat(Position.begun(3).at("Y", 1, "hacienda").does("bribe 1 5").learned())
                .isEqualTo(SeatSet.NONE);
    }
}
