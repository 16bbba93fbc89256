package omerta.dacapo;

import static omerta.dacapo.Fixture.GAME;
import static omerta.dacapo.Fixture.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import omerta.engine.Message;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;
import omerta.match.Undo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScreenTest {

    private static final String BUSY = """
        round 3
        middle 1 2 / 1 2 3 4 5 6 7 8
        aside 1 2 3 4 5 6 7 8 9 10
        *A stack 4 3 (9) hand 3 9 10 J aux 3
        B stack 6 5 (8) hand 1 2 3 4
        """;

    private static Match<DaCapoState, DaCapoAction> match(String text) {
        return switch (Match.begin(GAME, table(2), new Start.Position<>(DaCapoText.whole(text)))) {
            case Began.Fine<DaCapoState, DaCapoAction>(Match<DaCapoState, DaCapoAction> match) -> match;
            case Began.Refused<DaCapoState, DaCapoAction>(Ruling.Illegal reason) -> throw new AssertionError(reason);
        };
    }

    private static void play(Match<DaCapoState, DaCapoAction> match, String action) {
        Seat seat = match.truth().active();
        assertThat(match.play(seat, MoveText.action(action, seat))).isEqualTo(Ruling.LEGAL);
    }

    @Test
    @Rule("DC-10.1")
    void aPlayedHandCardCanBeTakenBack() {
        Match<DaCapoState, DaCapoAction> match = match(BUSY);
        DaCapoState before = match.truth();

        play(match, "hand 9 > 2");
        play(match, "hand 10 > 2");
        play(match, "aux 1 > 1");
        play(match, "discard J > new");
        for (int i = 0; i < 4; i++) {
            assertThat(match.takeBack(match.mover().orElseThrow())).isEqualTo(Undo.FREE);
        }

        assertThat(match.truth()).isEqualTo(before);
    }

    @Test
    @Rule("DC-10.1")
    void aTurnedUpCardEndsTakingBack() {
        Match<DaCapoState, DaCapoAction> match = match(BUSY);

        play(match, "stack > 1");

        assertThat(match.undo(match.mover().orElseThrow())).isEqualTo(Undo.closed("undo.learned"));
    }

    @Test
    @Rule("DC-10.1")
    void aDrawnCardEndsTakingBack() {
        Match<DaCapoState, DaCapoAction> match = match(BUSY.replace("hand 3 9 10 J", "hand 3"));

        play(match, "hand 3 > 1");

        assertThat(match.step(0).events())
                .extracting(event -> event.getClass().getSimpleName())
                .contains("Drew");
        assertThat(match.undo(match.mover().orElseThrow())).isEqualTo(Undo.closed("undo.learned"));
    }

    @Test
    @Rule("DC-10.1")
    void theNextCurtainEndsTakingBack() {
        Match<DaCapoState, DaCapoAction> match = match(BUSY);

        play(match, "discard J > new");
        match.lift();

        assertThat(match.undo(match.mover().orElseThrow())).isEqualTo(Undo.closed("undo.lifted"));
    }

    @Test
    @Rule("DC-10.3")
    void theHandIsDrawnUpByItself() {
        DaCapoState refill = DaCapoText.state("phase refill | draw 3 | *A stack 9 (9) | B stack 3 (5) hand 4");

        assertThat(GAME.telling().automatic(refill, Seat.of(0))).contains(new DaCapoAction.Refill());
        assertThat(GAME.telling().automatic(refill, Seat.of(1))).isEmpty();
        assertThat(GAME.telling().automatic(DaCapoText.state("*A stack 9 (9) hand 3 | B stack 3 (5)"), Seat.of(0)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "hand 9 8,stack B > 1,true",
        "hand 4 8,stack B > 1,false",
        "hand J 8,stack B > 1,false",
        "hand 3 4 8,stack B > 1,true",
        "hand 8 aux 6 4,stack B > 1,false",
        "hand 8 aux 4 6,stack B > 1,true",
        "hand 9 8,aux 1 > 1,false"
    })
    @Rule("DC-10.4")
    void adviceIsGivenWhereATakeBringsNoOwnStackCardToTheMiddle(String holds, String action, boolean warned) {
        DaCapoState state = DaCapoText.state("middle 1 2 | *A stack 5 (9) " + holds + " | B stack 4 3 (5) hand 7");
        List<Message> advice =
                GAME.telling().advice(GAME.mask(state, Seat.of(0)), Seat.of(0), MoveText.action(action, Seat.of(0)));

        assertThat(advice).isEqualTo(warned ? List.of(Message.of("da-capo.advice.helps", Seat.of(1))) : List.of());
    }

    @Test
    @Rule("DC-10.4")
    void adviceKnowsNoFaceDownCard() {
        DaCapoState lucky = DaCapoText.state("middle 1 2 | *A stack 5 (9) hand 8 | B stack 4 3 hand 7");

        assertThat(GAME.telling().advice(lucky, Seat.of(0), MoveText.action("stack B > 1", Seat.of(0))))
                .isEqualTo(List.of(Message.of("da-capo.advice.helps", Seat.of(1))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "middle 1 2 / 1 2 3 / 1|stack 4 (9) hand 3 6|stack > 2",
                "middle 1 2 / 1|stack 4 (9) hand 3 2 6|hand 3 > 1",
                "middle 1|stack 9 (9) hand 2 6|hand 2 > 1",
                "middle 1 2|stack 9 (9) hand J 6|discard 6 > new",
                "middle 1 2 3|stack 9 (9) hand 4 4|discard 4 > new",
                "middle 1 2 3 4|stack 9 (9) hand J 6|discard 6 > new"
            })
    void aSimplePlayerServesTheOwnStackAndNobodyElse(String middle, String own, String best) {
        DaCapoState state = DaCapoText.state(middle + "\n*A " + own + "\nB stack 5 (5) hand 7");
        DaCapoState view = GAME.mask(state, Seat.of(0));

        String liked = GAME.legalActions(view, Seat.of(0)).stream()
                .max((one, other) ->
                        Integer.compare(GAME.appeal(view, Seat.of(0), one), GAME.appeal(view, Seat.of(0), other)))
                .map(action -> MoveText.print(action, Seat.of(0)))
                .orElseThrow();

        assertThat(liked).isEqualTo(best);
    }
}
