package omerta.ui.shell.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.match.Told;
import omerta.pepe.DonPepeCourse;
import omerta.text.Language;
import omerta.text.Phrases;
import org.junit.jupiter.api.Test;

/// The sign that stands beside a line of the log is that of whom the line is about.
class LineTest {

    private static final Player ANN = new Player("Ann", SeatColour.YELLOW);
    private static final Player BEN = new Player("Ben", SeatColour.RED);
    private static final Player CAT = new Player("Cat", SeatColour.BLUE);
    private static final Table TABLE = new Table(List.of(ANN, BEN, CAT), Options.STANDARD, House.STRICT);

    @Test
    void whatFollowsFromAMoveMayBeAnothersLine() {
        Told began = new Told(7, Optional.of(Seat.of(0)), new DonPepeCourse.TurnBegan(Seat.of(1), 2));
        Told passed = new Told(7, Optional.of(Seat.of(0)), new DonPepeCourse.Passed(Seat.of(0)));

        assertThat(lines(passed, began)).extracting(Line::by).containsExactly(Optional.of(ANN), Optional.of(BEN));
    }

    @Test
    void theDealHasNoNumberInTheText() {
        Told began = new Told(0, Optional.empty(), new DonPepeCourse.TurnBegan(Seat.of(1), 1));

        assertThat(Line.asText(lines(began))).startsWith("Round 1: it is Ben's turn.");
    }

    private static List<Line> lines(Told... told) {
        return Line.of(List.of(told), TABLE, Phrases.of(Language.ENGLISH).with("don-pepe"));
    }
}
