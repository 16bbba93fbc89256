package omerta.peperoni;

import static omerta.peperoni.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Message;
import omerta.engine.Outcome;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import org.junit.jupiter.api.Test;

class WinnerTest {

    private static Position last() {
        return Position.begun(3).turn(8, "B");
    }

    private static Outcome outcome(Position over) {
        return GAME.outcome(over.state()).orElseThrow();
    }

    @Test
    @Rule("PP-16.1")
    void theMostVotesWin() {
        Position over = last().lies("R", "hacienda", 50)
                .lies("B", "hotel", 5)
                .lies("B", "choza", 5)
                .does("done");

        assertThat(over.ranking()).isEqualTo("B1 R2 Y3");
        assertThat(outcome(over).winners()).isEqualTo(SeatSet.of(Seat.of(2)));
        assertThat(SpeechTest.say(over, outcome(over).end())).contains("Cy", "18", "Don Peperoni");
    }

    @Test
    @Rule({"PP-16.2", "PP-16.4"})
    void ofEqualVotesMoreMoneyIsAhead() {
        Position over = last().lies("R", "hacienda", 50).lies("B", "hotel", 5).does("done");

        assertThat(over.ranking()).isEqualTo("B1 R2 Y3");
        assertThat(outcome(over).tieBreaks())
                .containsExactly(Message.of("don-peperoni.tie.money", Seat.of(2), Seat.of(1), 14, 1374 - 5, 1374 - 50));
    }

    @Test
    @Rule({"PP-16.3", "PP-16.4"})
    void whoIsEqualInBothSharesThePlace() {
        Position over = last().lies("R", "hacienda", 5).does("done");

        assertThat(over.ranking()).isEqualTo("R1 Y2 B2");
        assertThat(outcome(last().does("done")).winners()).isEqualTo(SeatSet.all(3));
    }

    @Test
    @Rule("PP-16.5")
    void atTheEndEverythingIsOpened() {
        Position over = last().lies("R", "hacienda", 5)
                .agents("Y", "hotel", "char-lady")
                .does("done");

        assertThat(over.seenBy("-").state()).isEqualTo(over.state());
        assertThat(over.seenBy("B").events()).isEqualTo(over.events());
        assertThat(over.learned()).isEqualTo(SeatSet.all(3));
        assertThat(over.all(DonPeperoniElection.ScreenOpened.class))
                .containsExactly(
                        new DonPeperoniElection.ScreenOpened(Seat.of(0), 1374),
                        new DonPeperoniElection.ScreenOpened(Seat.of(1), 1369),
                        new DonPeperoniElection.ScreenOpened(Seat.of(2), 1374));
    }

    @Test
    @Rule("PP-2.6")
    void votesAreToldBySource() {
        Position over = last().lies("Y", "hacienda", 5)
                .agents("R", "hacienda", "gunslinger")
                .agents("R", "h-olivo", "lawyer")
                .lies("Y", "iglesia", 10)
                .does("done");
        Outcome.Standing yellow = outcome(over).standings().stream()
                .filter(standing -> standing.seat().equals(Seat.of(0)))
                .findFirst()
                .orElseThrow();

        assertThat(yellow.total()).isEqualTo(10);
        assertThat(yellow.lines())
                .containsExactly(
                        new Outcome.ScoreLine(Message.of("don-peperoni.score.home"), 8),
                        new Outcome.ScoreLine(Message.of("don-peperoni.score.bribes"), 16),
                        new Outcome.ScoreLine(Message.of("don-peperoni.score.lost"), -14));
        assertThat(outcome(over).amount(1)).isEqualTo(Message.of("don-peperoni.unit.votes", 1));
    }
}
