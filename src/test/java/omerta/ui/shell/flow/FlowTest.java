package omerta.ui.shell.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import omerta.engine.Decision;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.SeatSet;
import omerta.engine.Table;
import omerta.engine.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlowTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final Flow STRICT = new Flow(House.STRICT, SeatSet.NONE);
    private static final Turn OVER = Turn.over("phase.over");

    /// Stands drawn as text: `curtain 1 turn`, `hand 0`, `done 0`, `open 0`, `open -`, `moment`, `peek 1`, `over`.
    @ParameterizedTest
    @CsvSource({
        "0:h, curtain 0 turn",
        "1:h, curtain 1 turn",
        "1:o, open 1",
        "1:m, open 1",
        "2:h 0:h, curtain 2 turn",
        "-, over",
    })
    void theTurnTellsTheNextStand(String turn, String stand) {
        assertThat(text(STRICT.next(turn(turn)))).isEqualTo(stand);
        assertThat(text(STRICT.begin(turn(turn), false))).isEqualTo(stand);
    }

    @ParameterizedTest
    @CsvSource({
        "hand 0, 0:h, false, true, hand 0",
        "hand 0, 1:h, false, true, done 0",
        "hand 0, 1:h, false, false, curtain 1 turn",
        "hand 0, 1:h, true, false, moment",
        "hand 0, 0:h, true, true, moment",
        "hand 0, 0:o, false, true, open 0",
        "hand 0, 0:m, false, true, hand 0",
        "hand 0, 1:o, false, true, done 0",
        "hand 0, 2:h 0:h, false, true, hand 0",
        "hand 0, -, false, true, over",
        "open 0, 0:o, false, true, open 0",
        "open 0, 1:o, false, true, open 1",
        "open 0, 1:h, false, true, curtain 1 turn",
        "open 0, -, true, false, moment",
    })
    void afterAnAction(String now, String turn, boolean moment, boolean free, String stand) {
        assertThat(text(STRICT.after(stand(now), turn(turn), moment, free))).isEqualTo(stand);
    }

    @Test
    void takingBackTheLastActionOfATurnPutsTheSeatInHandAgain() {
        assertThat(text(STRICT.rewound(stand("done 0"), turn("0:h")))).isEqualTo("hand 0");
    }

    @Test
    void takingBackAnotherSeatsActionGoesToThatSeatsCurtain() {
        assertThat(text(STRICT.rewound(stand("hand 0"), turn("1:h")))).isEqualTo("curtain 1 turn");
    }

    @ParameterizedTest
    @CsvSource({
        "hand 0, curtain 0 covered",
        "done 0, curtain 0 covered",
        "open 0, open 0",
        "moment, moment",
        "over, over"
    })
    void coverHidesWhatIsPrivate(String now, String stand) {
        assertThat(text(STRICT.cover(stand(now)))).isEqualTo(stand);
    }

    @ParameterizedTest
    @CsvSource({"curtain 0 turn, 0:h, hand 0", "curtain 0 covered, 1:h, done 0", "curtain 0 choice, 0:m, hand 0"})
    void liftingACurtainPutsTheSeatInHand(String curtain, String turn, String hand) {
        assertThat(text(STRICT.lift((Stand.Curtain) stand(curtain), turn(turn))))
                .isEqualTo(hand);
    }

    @Test
    void withoutACurtainTheNextSeatIsInHandAtOnce() {
        Flow flow = new Flow(new House(false, false, true), SeatSet.of(B));
        assertThat(text(flow.next(turn("0:h")))).isEqualTo("hand 0");
    }

    @Test
    void aPinKeepsTheCurtainWhereTheHouseWantsNone() {
        Flow flow = new Flow(new House(false, true, true), SeatSet.of(B));
        assertThat(text(flow.next(turn("1:h")))).isEqualTo("curtain 1 turn");
        assertThat(text(flow.begin(turn("1:h"), false))).isEqualTo("curtain 1 turn");
    }

    @Test
    void aMatchOpensOnACurtainEvenWhereTheHouseWantsNone() {
        Flow flow = new Flow(new House(false, false, true), SeatSet.NONE);
        assertThat(text(flow.begin(turn("0:h"), false))).isEqualTo("curtain 0 turn");
    }

    @Test
    void withOpenHandsNoCurtainIsNeededAtAll() {
        Flow flow = new Flow(new House(false, true, false), SeatSet.NONE);
        assertThat(text(flow.begin(turn("0:h"), false))).isEqualTo("hand 0");
        assertThat(text(flow.next(turn("0:h")))).isEqualTo("hand 0");
    }

    @Test
    void aMixedDecisionIsChosenBehindTheCurtainOnlyOnDemand() {
        Turn mixed = turn("0:m");
        Stand curtain = STRICT.choose(stand("open 0"), mixed, A);
        assertThat(text(curtain)).isEqualTo("curtain 0 choice");
        Stand hand = STRICT.lift((Stand.Curtain) curtain, mixed);
        assertThat(text(hand)).isEqualTo("hand 0");
        Turn awaited = new Turn(mixed.phase(), mixed.decisions(), List.of(new Decision(B, Privacy.OPEN)));
        assertThat(text(STRICT.after(hand, awaited, false, true))).isEqualTo("open 0");
    }

    @Test
    void aSeatInHandStaysThereForAMixedDecisionIfNobodyMayBreakIn() {
        assertThat(text(STRICT.after(stand("hand 0"), turn("0:m"), false, true)))
                .isEqualTo("hand 0");
        assertThat(text(STRICT.after(stand("hand 0"), turn("1:m"), false, false)))
                .isEqualTo("open 1");
        assertThat(text(STRICT.after(stand("open 0"), turn("0:m"), false, true)))
                .isEqualTo("open 0");
    }

    @Test
    void outOfTurnAMixedDecisionBeginsAtTheOpenTable() {
        Turn turn =
                new Turn("phase.talk", List.of(new Decision(A, Privacy.OPEN)), List.of(new Decision(B, Privacy.MIXED)));
        Stand open = STRICT.choose(stand("open 0"), turn, B);
        assertThat(text(open)).isEqualTo("open 1");
        assertThat(text(STRICT.choose(open, turn, B))).isEqualTo("curtain 1 choice");
    }

    @Test
    void aSeatActsOutOfTurnOnlyWhereTheTurnLetsIt() {
        Turn turn =
                new Turn("phase.talk", List.of(new Decision(A, Privacy.OPEN)), List.of(new Decision(B, Privacy.OPEN)));
        assertThat(text(STRICT.choose(stand("open 0"), turn, B))).isEqualTo("open 1");
        assertThat(text(STRICT.choose(stand("open 0"), turn, Seat.of(2)))).isEqualTo("open 0");
        assertThat(text(STRICT.choose(stand("moment"), turn, B))).isEqualTo("moment");
    }

    @Test
    void peekIsForTheOpenTableOnly() {
        assertThat(text(STRICT.peek(stand("open 0"), B))).isEqualTo("peek 1");
        assertThat(text(STRICT.peek(stand("hand 0"), B))).isEqualTo("hand 0");
        assertThat(text(STRICT.peek(stand("moment"), B))).isEqualTo("moment");
    }

    @Test
    void onlyASeatInHandHasPrivateThingsOnTheScreen() {
        for (String stand : List.of("open 0", "open -", "moment", "curtain 0 turn", "over")) {
            assertThat(stand(stand).hand()).as(stand).isEmpty();
        }
        assertThat(stand("done 1").hand()).contains(B);
        assertThat(stand("done 1").actor()).isEmpty();
    }

    @Test
    void theFlowOfATableKnowsItsPins() {
        Table table = new Table(
                List.of(new Player("Ann", SeatColour.RED), new Player("Ben", SeatColour.BLUE, "hash")),
                Options.STANDARD,
                House.STRICT);
        assertThat(Flow.of(table)).isEqualTo(new Flow(House.STRICT, SeatSet.of(B)));
        assertThat(OVER.isOver()).isTrue();
    }

    private static Turn turn(String text) {
        if (text.equals("-")) {
            return OVER;
        }
        List<Decision> decisions = Arrays.stream(text.split(" "))
                .map(one -> new Decision(Seat.of(one.charAt(0) - '0'), privacy(one.charAt(2))))
                .toList();
        return new Turn("phase.play", decisions, List.of());
    }

    private static Privacy privacy(char letter) {
        return switch (letter) {
            case 'o' -> Privacy.OPEN;
            case 'm' -> Privacy.MIXED;
            default -> Privacy.IN_HAND;
        };
    }

    private static Stand stand(String text) {
        String[] words = text.split(" ");
        return switch (words[0]) {
            case "open" -> new Stand.Open(words[1].equals("-") ? Optional.empty() : Optional.of(seat(words[1])));
            case "hand" -> new Stand.InHand(seat(words[1]), false);
            case "done" -> new Stand.InHand(seat(words[1]), true);
            case "moment" -> new Stand.Moment();
            case "curtain" ->
                new Stand.Curtain(seat(words[1]), Stand.Reason.valueOf(words[2].toUpperCase(Locale.ROOT)));
            default -> new Stand.Over();
        };
    }

    private static Seat seat(String index) {
        return Seat.of(Integer.parseInt(index));
    }

    private static String text(Stand stand) {
        return switch (stand) {
            case Stand.Open(Optional<Seat> actor) ->
                "open " + actor.map(seat -> "" + seat.index()).orElse("-");
            case Stand.Moment() -> "moment";
            case Stand.Curtain(Seat seat, Stand.Reason reason) ->
                "curtain " + seat.index() + " " + reason.name().toLowerCase(Locale.ROOT);
            case Stand.InHand(Seat seat, boolean finished) -> (finished ? "done " : "hand ") + seat.index();
            case Stand.Peek(Seat seat) -> "peek " + seat.index();
            case Stand.Over() -> "over";
        };
    }
}
