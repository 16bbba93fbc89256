package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import omerta.Rule;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import org.junit.jupiter.api.Test;

/// Agents that are left, the spy, and who sees what.
class SpyTest {

    private static Position hacienda() {
        return Position.begun(4).lies("R", "hacienda", 50).at("Y", 1, "hacienda");
    }

    @Test
    @Rule({"PP-10.1", "PP-10.2", "PP-2.8"})
    void anAgentLiesConcealedAndIsUsedOnce() {
        Position left = Position.begun(4).at("Y", 1, "hacienda").does("agent 1 gunslinger");

        assertThat(left.events())
                .containsExactly(new DonPeperoniVisit.AgentLeft(
                        Seat.of(0), 1, "hacienda", Optional.of(DonPeperoniAgent.GUNSLINGER)));
        assertThat(left.seenBy("R").events())
                .containsExactly(new DonPeperoniVisit.AgentLeft(Seat.of(0), 1, "hacienda", Optional.empty()));
        assertThat(left.seenBy("R").house("hacienda").agents(Seat.of(0)).toArray())
                .containsExactly(0);
        assertThat(left.learned()).isEqualTo(SeatSet.NONE);
        assertThat(left.at("Y", 1, "hotel").refuses("agent 1 gunslinger")).isEqualTo("PP-10.2");
    }

    @Test
    @Rule("PP-10.5")
    void agentsMayBeLeftInAnyHouse() {
        Position houses = Position.begun(4)
                .lies("R", "hacienda", 50)
                .lies("B", "hotel", 20)
                .lies("R", "hotel", 20)
                .tied("hotel", "RB")
                .lies("R", "choza", 20)
                .lies("B", "choza", 10)
                .won("R", "choza");

        for (String house : List.of("hacienda", "hotel", "choza", "h-olivo", "h-campana", "iglesia")) {
            assertThat(houses.at("Y", 1, house).refuses("agent 1 lawyer"))
                    .as(house)
                    .isEmpty();
        }
    }

    @Test
    @Rule("PP-10.6")
    void theSpyIsNotLeftInAHouse() {
        assertThat(hacienda().refuses("agent 1 spy")).isEqualTo("PP-10.6");
    }

    @Test
    @Rule({"PP-11.1", "PP-11.9", "PP-19.1", "PP-19.3"})
    void onlyTheSpysPlayerSeesTheChit() {
        Position spied = hacienda().does("spy 1 R").stands();

        assertThat(spied.events())
                .containsExactly(new DonPeperoniVisit.Spied(Seat.of(0), 1, "hacienda", Seat.of(1), 50));
        assertThat(spied.learned()).isEqualTo(SeatSet.of(Seat.of(0)));
        assertThat(spied.seenBy("Y").chits("R", "hacienda")).isEqualTo("50");
        for (String other : List.of("B", "G", "-")) {
            assertThat(spied.seenBy(other).chits("R", "hacienda")).isEqualTo("?");
            assertThat(spied.seenBy(other).events())
                    .containsExactly(new DonPeperoniVisit.Spied(Seat.of(0), 1, "hacienda", Seat.of(1), 0));
            assertThat(spied.seenBy(other).look("Y"))
                    .contains(new DonPeperoniLook(MoveText.place("hacienda"), Seat.of(1), 0));
        }
        assertThat(spied.until("Y").seenBy("Y").chits("R", "hacienda")).isEqualTo("50");
    }

    @Test
    @Rule("PP-11.2")
    void afterThatTheSpyIsOut() {
        Position spied = hacienda().does("spy 1 R");

        assertThat(spied.state().hasSpy(Seat.of(0))).isFalse();
        assertThat(spied.state().agentsLeft(Seat.of(0))).isEqualTo(4);
        assertThat(spied.refuses("spy 1 R")).isEqualTo("PP-11.2");
    }

    @Test
    @Rule({"PP-11.1", "PP-11.3", "PP-11.4"})
    void theSpyLooksWhereHisPlayerMayBribe() {
        Position there = hacienda();

        assertThat(there.refuses("spy 1 Y")).isEqualTo("PP-11.1");
        assertThat(there.refuses("spy 1 B")).isEqualTo("PP-11.1");
        assertThat(there.refuses("spy 1 ?")).isEqualTo("PP-11.1");
        assertThat(there.at("Y", 1, "poniente-norte-2").refuses("spy 1 R")).isEqualTo("PP-6.1");
        assertThat(there.at("Y", 1, "h-campana").refuses("spy 1 R")).isEqualTo("PP-7.4");
        assertThat(Position.begun(4)
                        .lies("R", "iglesia", 50)
                        .at("Y", 1, "iglesia")
                        .does("bribe 1 5")
                        .refuses("spy 1 R"))
                .isEqualTo("PP-7.2");
        assertThat(there.screen("Y").refuses("spy 1 R")).isEqualTo("PP-11.4");
    }

    @Test
    @Rule({"PP-11.5", "PP-11.6"})
    void afterLookingAllElseMayBeDone() {
        Position spied = hacienda().does("spy 1 R");

        assertThat(spied.refuses("done")).isEmpty();
        assertThat(spied.refuses("bribe 1 100")).isEmpty();
        assertThat(spied.does("agent 1 lawyer").refuses("bribe 1 100")).isEmpty();
        assertThat(hacienda().does("agent 1 lawyer").refuses("spy 1 R")).isEmpty();
    }

    @Test
    @Rule({"PP-11.7", "PP-19.3"})
    void aTiedPlayerLooksAtARaise() {
        Position raised = Position.begun(3)
                .lies("R", "hacienda", 50)
                .at("Y", 1, "hacienda")
                .at("R", 1, "hacienda")
                .does("bribe 1 50", "raise 20", "done")
                .does("spy 1 Y")
                .stands();

        assertThat(raised.seenBy("R").chits("Y", "hacienda")).isEqualTo("50 20");
        assertThat(raised.seenBy("B").chits("Y", "hacienda")).isEqualTo("50 ?");
        Position later = raised.does("bribe 1 20", "raise 2", "done", "done").does("bribe 1 2");
        later.tells("Raised", "Opened", "Stalemate");
        Position again = later.does("raise 5");
        assertThat(again.seenBy("R").chits("Y", "hacienda")).isEqualTo("50 20 2 ?");
    }

    @Test
    @Rule("PP-11.8")
    void nobodySpiesDuringARaiseAtOnce() {
        Position raise = Position.begun(3)
                .lies("R", "hacienda", 50)
                .at("Y", 1, "hacienda")
                .does("bribe 1 50");

        assertThat(raise.refuses("spy 1 R")).isEqualTo("PP-9.7");
    }

    @Test
    @Rule({"PP-2.7", "PP-2.8", "PP-2.9", "PP-2.10"})
    void whatIsConcealedIsKnownByNumberOnly() {
        Position left = Position.begun(4).at("Y", 1, "hacienda").does("bribe 1 50", "agent 1 lawyer");
        Position seen = left.seenBy("R");

        assertThat(seen.chits("Y", "hacienda")).isEqualTo("?");
        assertThat(seen.state().screen(Seat.of(0)).chits().size()).isEqualTo(19);
        assertThat(seen.state().screen(Seat.of(0)).money(GAME.tables())).isZero();
        assertThat(seen.state().agentsLeft(Seat.of(0))).isEqualTo(4);
        assertThat(seen.state().screen(Seat.of(0)).agents().contains((byte) 3)).isFalse();
        assertThat(left.seenBy("Y").chits("Y", "hacienda")).isEqualTo("50");
        assertThat(left.seenBy("Y").state())
                .isEqualTo(left.seenBy("Y").seenBy("Y").state());
        assertThat(left.twin("R").stands().seenBy("R").state()).isEqualTo(seen.state());
        assertThat(left.twin("R").state()).isNotEqualTo(left.state());
    }

    @Test
    @Rule("PP-19.2")
    void homesAndTheStartPlayerAreChosenAtTheOpenTable() {
        assertThat(privacy(Position.dealt(3))).isEqualTo(Privacy.OPEN);
        assertThat(privacy(Position.begun(3))).isEqualTo(Privacy.IN_HAND);
        Position bids = Position.begun(3).turn(4, "B").does("done");
        assertThat(privacy(bids)).isEqualTo(Privacy.IN_HAND);
        assertThat(privacy(bids.does("bid 1 10", "done", "done", "done", "done")))
                .isEqualTo(Privacy.OPEN);
    }

    private static Privacy privacy(Position position) {
        return GAME.turn(position.state()).decisions().getFirst().privacy();
    }

    @Test
    @Rule("PP-19.5")
    void whatIsNotBehindTheScreenComesLastAmongTheReasons() {
        Position none = hacienda().screen("Y", 5).agents("Y", "hotel", "lawyer");

        assertThat(none.at("Y", 1, "plaza").refuses("bribe 1 50")).isEqualTo("PP-6.1");
        assertThat(none.refuses("bribe 1 50")).isEqualTo("PP-7.1");
        assertThat(none.at("Y", 1, "plaza").refuses("agent 1 lawyer")).isEqualTo("PP-6.1");
        assertThat(none.refuses("agent 1 lawyer")).isEqualTo("PP-10.2");
        assertThat(none.refuses("G", "bribe 1 50")).isEqualTo("PP-4.7");
    }
}
