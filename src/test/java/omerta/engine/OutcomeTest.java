package omerta.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Outcome.ScoreLine;
import omerta.engine.Outcome.Standing;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    private static final Message END = Message.of("end");

    @Test
    void equalsShareTheFirstPlace() {
        Outcome outcome =
                new Outcome(END, "points", List.of(standing(0, 1), standing(2, 1), standing(1, 3)), List.of());

        assertThat(outcome.winners()).isEqualTo(SeatSet.of(Seat.of(0)).with(Seat.of(2)));
    }

    @Test
    void theLinesOfAStandingAddUp() {
        List<ScoreLine> lines = List.of(new ScoreLine(END, 5), new ScoreLine(END, -2));

        assertThat(new Standing(Seat.of(0), 1, 3, lines).total()).isEqualTo(3);
        assertThatThrownBy(() -> new Standing(Seat.of(0), 1, 4, lines)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anAmountIsSaidInItsUnit() {
        assertThat(new Outcome(END, "points", List.of(), List.of()).amount(7)).isEqualTo(Message.of("points", 7));
    }

    @Test
    void itKeepsCopies() {
        List<Standing> standings = new ArrayList<>(List.of(standing(0, 1)));
        Outcome outcome = new Outcome(END, "points", standings, List.of());
        standings.clear();

        assertThat(outcome.standings()).hasSize(1);
    }

    private static Standing standing(int seat, int place) {
        return new Standing(Seat.of(seat), place, 0, List.of());
    }
}
