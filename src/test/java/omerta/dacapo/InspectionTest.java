package omerta.dacapo;

import static omerta.dacapo.Fixture.GAME;
import static omerta.dacapo.Fixture.dealt;
import static omerta.dacapo.Fixture.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.engine.Pile;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Table;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InspectionTest {

    private static final String A = "*A stack 4 (9) hand 3 9 10 J aux 3";
    private static final String B = "B stack 5 (8) hand 1 2 3 4";

    private static String fault(Table table, DaCapoState state) {
        return switch (GAME.inspect(table, state)) {
            case Ruling.Legal() -> "";
            case Ruling.Illegal(String clause, var why) ->
                clause + " " + why.key().substring("da-capo.refusal.position.".length());
        };
    }

    @Test
    void whatWasDealtIsFine() {
        assertThat(fault(table(5), dealt(table(5), 3))).isEmpty();
        assertThat(fault(table(2), DaCapoText.whole(A + "|" + B))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "round 0;DC-3.1 round",
                "reshuffles -1;DC-8.4 reshuffles",
                "reshuffles 6;DC-8.4 reshuffles",
                "reshuffles 5;DC-8.4 circle",
                "target 45;DC-9.2 terms",
                "length single;DC-9.2 terms",
                "dealer C;DC-3.1 no-seat",
                "middle 1 / 1 / 1 / 1;DC-5.8 piles",
                "middle 1 2 3 4 5 6 7 8 9 10;DC-5.13 completed",
                "middle 1 3;DC-5.10 order",
                "middle 2;DC-5.10 order",
                "middle 1 2 J 5;DC-5.10 order",
                "aside 1 2 3;DC-5.13 aside",
                "aside 1 2 3 4 5 6 7 8 10 9;DC-5.13 aside",
                "phase refill;DC-4.1 no-refill",
                "phase over;DC-9.2 not-over",
                "phase deal;DC-9.3 no-game"
            })
    void faultsOfTheTable(String line, String fault) {
        assertThat(fault(table(2), DaCapoText.whole(line + "|" + A + "|" + B))).isEqualTo(fault);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "*A stack 4 (21) hand 3;DC-2.2 stack",
                "*A stack 4 hand 3 3 3 3 3;DC-2.4 hand",
                "*A stack 4 aux 3 / 3 / 3 / 3;DC-6.2 auxiliary",
                "*A hand 4;DC-8.1 no-stack",
                "*A stack 4;DC-7.1 nothing-to-do"
            })
    void faultsOfASeat(String seat, String fault) {
        assertThat(fault(table(2), DaCapoText.whole(seat + "|" + B))).isEqualTo(fault);
    }

    @Test
    void anEmptyHandMayStandWhereACardMustBePlaced() {
        DaCapoState whole = DaCapoText.whole("middle 1 2 3 | *A stack 4 (9) | B stack 5 (8) hand 1 2 3 4");
        DaCapoState nothingToDraw = with(whole, Pile.EMPTY, whole.draw());

        assertThat(fault(table(2), whole)).isEqualTo("DC-7.1 nothing-to-do");
        assertThat(fault(table(2), nothingToDraw)).isEmpty();
    }

    /// Everything but the hands and the stacks' tops is put on an auxiliary pile of the second seat.
    private static DaCapoState with(DaCapoState state, Pile draw, Pile rest) {
        DaCapoArea second = state.areas().get(1);
        return with(state, List.of(state.areas().getFirst(), second.withAuxiliary(1, rest)), draw);
    }

    private static DaCapoState with(DaCapoState state, List<DaCapoArea> areas, Pile draw) {
        return new DaCapoState(
                state.rng(),
                state.terms(),
                state.sheet(),
                state.dealer(),
                state.round(),
                state.active(),
                state.phase(),
                areas,
                state.middle(),
                draw,
                state.aside(),
                state.reshuffles());
    }

    @Test
    void everyCardIsThereOnce() {
        DaCapoState whole = DaCapoText.whole(A + "|" + B);

        assertThat(fault(table(2), with(whole, whole.areas(), whole.draw().pop())))
                .isEqualTo("DC-1.1 cards");
        assertThat(fault(table(2), with(whole, whole.areas(), whole.draw().with(0, (byte) 12))))
                .isEqualTo("DC-1.1 face-down");
        assertThat(fault(table(2), with(whole, whole.areas(), whole.draw().with(0, (byte) -3))))
                .isEqualTo("DC-1.1 face-down");
        assertThat(fault(table(2), with(whole, whole.areas(), whole.draw().pop().push(Pile.FACE_DOWN))))
                .isEqualTo("DC-1.1 face-down");
    }

    @Test
    void aViewIsNoPosition() {
        DaCapoState whole = DaCapoText.whole(A + "|" + B);

        assertThat(fault(table(2), GAME.mask(whole, Viewer.TABLE))).isEqualTo("DC-1.4 sealed");
    }

    @Test
    void asManySeatsAsTheTable() {
        assertThat(fault(table(3), DaCapoText.whole(A + "|" + B))).isEqualTo("DC-1.2 seats");
    }

    @Test
    void inTheFirstRoundWhoHasHadNoTurnHoldsAFullHand() {
        assertThat(fault(table(2), DaCapoText.whole("round 1|" + A + "|" + B))).isEmpty();
        assertThat(fault(table(2), DaCapoText.whole("round 1|" + A + "|B stack 5 (8) hand 1 2 3")))
                .isEqualTo("DC-4.2 first-round");
        assertThat(fault(table(2), DaCapoText.whole("round 1|" + A + "|B stack 5 (8) hand 1 2 3 4 aux 1")))
                .isEqualTo("DC-4.2 first-round");
        assertThat(fault(table(2), DaCapoText.whole("round 1|A stack 5 (8) hand 1 2 3 aux 1|*B stack 4 (9) hand 3")))
                .isEmpty();
    }

    private static String fault(String text, DaCapoResult... results) {
        return fault(
                table(2),
                Position.at(DaCapoText.whole(text))
                        .with(new DaCapoSheet(List.of(results)))
                        .state());
    }

    private static DaCapoResult won(int seat, int points, Integer... left) {
        return new DaCapoResult(DaCapoEnd.WON, SeatSet.of(Seat.of(seat)), points, List.of(left));
    }

    @Test
    void resultsAddUp() {
        String playing = A + "|" + B;
        assertThat(fault(playing, won(0, 7, 0, 7))).isEmpty();
        assertThat(fault(playing, won(0, 8, 0, 7))).isEqualTo("DC-9.1 result");
        assertThat(fault(playing, won(1, 7, 0, 7))).isEqualTo("DC-9.1 result");
        assertThat(fault(playing, won(0, 7, 1, 7))).isEqualTo("DC-9.1 result");
        assertThat(fault(playing, won(0, 0, 0, 0))).isEqualTo("DC-9.1 result");
        assertThat(fault(playing, won(0, 21, 0, 21))).isEqualTo("DC-9.1 result");
        assertThat(fault(playing, won(0, 7, 0, 3, 4))).isEqualTo("DC-9.1 result");
        assertThat(fault(playing, new DaCapoResult(DaCapoEnd.BLOCKED, SeatSet.of(Seat.of(1)), 2, List.of(5, 3))))
                .isEmpty();
        assertThat(fault(playing, new DaCapoResult(DaCapoEnd.CIRCLE, SeatSet.of(Seat.of(1)), 5, List.of(5, 0))))
                .isEqualTo("DC-9.1 result");
    }

    @Test
    void theMatchEndsWhenItDoes() {
        DaCapoResult twenty = won(0, 20, 0, 20);
        assertThat(fault(A + "|" + B, twenty, twenty)).isEmpty();
        assertThat(fault(A + "|" + B, twenty, twenty, twenty)).isEqualTo("DC-9.2 is-over");
        assertThat(fault(A + "|" + B, twenty, twenty, twenty, twenty)).isEqualTo("DC-9.2 played-on");
    }

    @Test
    void theStacksAreThoseOfTheLastResult() {
        String ended = "phase deal | dealer B | *A hand 3 | B stack 5 (8)";
        assertThat(fault(ended, won(0, 8, 0, 8))).isEmpty();
        assertThat(fault(ended, won(0, 7, 0, 7))).isEqualTo("DC-9.1 left");
        assertThat(fault(ended.replace("dealer B", "dealer A"), won(0, 8, 0, 8)))
                .isEqualTo("DC-9.3 next-dealer");
    }

    @Test
    void aTableThatCannotBeDealtCannotStand() {
        assertThat(GAME.inspect(table(2, "target", "9"), DaCapoText.whole(A + "|" + B)))
                .isInstanceOf(Ruling.Illegal.class);
        assertThat(GAME.inspect(table(2, "target", "20"), DaCapoText.whole("target 20|" + A + "|" + B)))
                .isEqualTo(Ruling.LEGAL);
        assertThat(Rng.of(1)).isEqualTo(DaCapoText.state(A + "|" + B).rng());
    }
}
