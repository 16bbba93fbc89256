package omerta.ui.shell.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.engine.Game;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.Test;

/// The log in words keeps up with the match, forwards and backwards, for each viewer.
class ChronicleTest {

    private static final Phrases PHRASES = Phrases.of(Language.ENGLISH).with("toy");
    private static final List<Viewer> VIEWERS = List.of(Viewer.TABLE, Seat.of(0), Seat.of(1));

    private final Match<ToyState, ToyAction> match = match();
    private final Chronicle chronicle = new Chronicle(match, PHRASES);

    @Test
    void afterEachMoveItTellsWhatAFreshOneTells() {
        while (match.outcome().isEmpty()) {
            Seat seat = match.turn().decisions().getFirst().seat();
            match.play(seat, match.legalActions(seat).getFirst());
            assertFresh();
        }
        assertThat(chronicle.lines(Viewer.TABLE)).isNotEmpty();
    }

    @Test
    void whatWasTakenBackIsToldNoMoreAndTheOtherMoveIsToldInstead() {
        Seat seat = match.turn().decisions().getFirst().seat();
        List<ToyAction> actions = match.legalActions(seat);
        match.play(seat, actions.getFirst());
        assertFresh();
        assertThat(match.takeBack(seat).isFree()).isTrue();
        chronicle.rewound();
        assertFresh();
        match.play(seat, actions.getLast());
        assertFresh();
    }

    @Test
    void theDealIsToldOnceWithoutASeatAndWithoutANumber() {
        Match<ToyState, ToyAction> open = match(Toy.withOpenDeal());
        Chronicle told = new Chronicle(open, PHRASES);
        Seat seat = open.turn().decisions().getFirst().seat();
        told.lines(Viewer.TABLE);
        open.play(seat, open.legalActions(seat).getFirst());
        List<Line> lines = told.lines(Viewer.TABLE);

        assertThat(lines).isEqualTo(Line.of(open.log(0, Viewer.TABLE), open.table(), PHRASES));
        assertThat(lines).extracting(Line::move).containsExactly(0, 1);
        assertThat(lines.getFirst().by()).isEmpty();
        assertThat(lines.getLast().by()).contains(open.table().player(seat));
        assertThat(Line.asText(lines)).startsWith(lines.getFirst().words() + " [TY-2.3]\n1. ");
        open.takeBack(seat);
        told.rewound();
        assertThat(told.lines(Viewer.TABLE)).isEqualTo(lines.subList(0, 1));
    }

    private void assertFresh() {
        for (Viewer viewer : VIEWERS) {
            assertThat(chronicle.lines(viewer))
                    .as("the log of " + viewer)
                    .isEqualTo(Line.of(match.log(0, viewer), match.table(), PHRASES));
        }
    }

    private static Match<ToyState, ToyAction> match() {
        return match(Toy.box().game());
    }

    private static Match<ToyState, ToyAction> match(Game<ToyState, ToyAction> game) {
        Table table = new Table(
                List.of(new Player("Ann", SeatColour.RED), new Player("Ben", SeatColour.BLUE)),
                Options.STANDARD,
                new House(true, false, false));
        return ((Began.Fine<ToyState, ToyAction>) Match.begin(game, table, new Start.Seeded<>(5))).match();
    }
}
