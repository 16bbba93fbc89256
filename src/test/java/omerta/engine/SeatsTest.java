package omerta.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import omerta.hush.Tables;
import org.junit.jupiter.api.Test;

class SeatsTest {

    private static final Seat FIRST = Seat.of(0);
    private static final Seat THIRD = Seat.of(2);

    @Test
    void playGoesRound() {
        assertThat(FIRST.next(3)).isEqualTo(Seat.of(1));
        assertThat(THIRD.next(3)).isEqualTo(FIRST);
        assertThat(Seat.first(2)).containsExactly(FIRST, Seat.of(1));
    }

    @Test
    void noTableHasMoreThanSixSeats() {
        assertThatThrownBy(() -> new Seat(6)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Seat(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SeatSet(64)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SeatSet(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aViewerIsASeatOrTheTable() {
        Viewer seat = THIRD;

        assertThat(seat.is(new Seat(2))).isTrue();
        assertThat(seat.is(FIRST)).isFalse();
        assertThat(Viewer.TABLE.is(FIRST)).isFalse();
    }

    @Test
    void setsOfSeats() {
        SeatSet two = SeatSet.of(FIRST).with(THIRD);

        assertThat(two.seats()).containsExactly(FIRST, THIRD);
        assertThat(two.size()).isEqualTo(2);
        assertThat(two.contains(THIRD)).isTrue();
        assertThat(two.contains(Seat.of(1))).isFalse();
        assertThat(two.with(FIRST)).isEqualTo(two);
        assertThat(two.without(FIRST)).isEqualTo(SeatSet.of(THIRD));
        assertThat(two.without(Seat.of(5))).isEqualTo(two);
        assertThat(two.and(SeatSet.of(Seat.of(1)))).isEqualTo(SeatSet.all(3));
        assertThat(SeatSet.all(6).seats()).hasSize(6);
        assertThat(SeatSet.all(0)).isEqualTo(SeatSet.NONE);
        assertThat(SeatSet.NONE.isEmpty()).isTrue();
        assertThat(two.isEmpty()).isFalse();
    }

    @Test
    void aTableHasOneToSixPlayersOfDifferentColours() {
        Player red = new Player("Ada", SeatColour.RED);
        Player blue = new Player("Ada", SeatColour.BLUE);

        assertThat(table(red, blue).size()).isEqualTo(2);
        assertThat(table(red, blue).player(Seat.of(1))).isEqualTo(blue);
        assertThat(table(red, blue).seats()).isEqualTo(Seat.first(2));
        assertThatThrownBy(() -> table(red, red)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(SeatsTest::table).isInstanceOf(IllegalArgumentException.class);
        assertThat(Tables.of(6, Options.STANDARD).seats()).hasSize(6);
    }

    @Test
    void aPlayerHasAName() {
        assertThat(new Player("x".repeat(24), SeatColour.RED).name()).hasSize(24);
        assertThatThrownBy(() -> new Player(" ", SeatColour.RED)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Player("x".repeat(25), SeatColour.RED))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTurnTellsWhoMustAndWhoMayAct() {
        Decision must = new Decision(FIRST, Privacy.IN_HAND);
        Decision may = new Decision(THIRD, Privacy.OPEN);
        Turn turn = new Turn("phase.play", List.of(must), List.of(may));

        assertThat(turn.of(FIRST)).contains(must);
        assertThat(turn.of(THIRD)).contains(may);
        assertThat(turn.of(Seat.of(1))).isEmpty();
        assertThat(turn.isOver()).isFalse();
        assertThat(Turn.over("phase.over").isOver()).isTrue();
        assertThat(Turn.of("phase.play", FIRST, Privacy.IN_HAND))
                .isEqualTo(new Turn("phase.play", List.of(must), List.of()));
    }

    private static Table table(Player... players) {
        return new Table(List.of(players), Options.STANDARD, House.STRICT);
    }
}
