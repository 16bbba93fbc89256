package omerta.pepe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import omerta.Rule;
import org.junit.jupiter.api.Test;

class MovementTest {

    @Test
    @Rule({"DP-12.1", "DP-1.6"})
    void anOwnManGoesToAnyFreeChair() {
        Position position = Position.at("*Y b1 g2 hand M | R g3 cake 9 | B g15");

        assertThat(position.choices("move")).hasSize(52).contains("move 1>9", "move 2>30");
        position.does("move 1>9").tells("Moved").shows("Y g2 b9 | R cake 9 | discards M played M");
        assertThat(position.refuses("move 3>4")).isEqualTo("DP-12.1");
        assertThat(position.refuses("move 4>5")).isEqualTo("DP-12.1");
        assertThat(position.refuses("move 1>3")).isEqualTo("DP-12.1");
        assertThat(position.refuses("move 1>1")).isEqualTo("DP-12.1");
    }

    @Test
    @Rule({"DP-12.2", "DP-7.1"})
    void twoMovementsMayMoveTheSameMan() {
        Position.at("*Y b1 g2 hand MM | R g3 | B g15")
                .does("move 1>4", "move 4>18")
                .shows("Y g2 b18 | played MM");
        Position.at("*Y b1 g2 hand MM | R g3 | B g15")
                .does("move 1>4", "move 2>18")
                .shows("Y b4 g18");
    }

    @Test
    @Rule({"DP-12.3", "DP-7.5", "DP-3.5"})
    void atAFullTableNobodyMoves() {
        for (int seats : new int[] {3, 5, 6}) {
            Position full = with(Position.dealt(seats, 1), "M");
            assertThat(full.choices("move")).isEmpty();
            assertThat(full.refuses("move 24>1")).isIn("DP-12.3", "DP-12.1");
            assertThat(full.unplayable("M")).isEqualTo("DP-12.3");
            assertThat(full.choices("throw")).contains("throw M");
        }
        Position four = with(Position.dealt(4, 1), "M");
        assertThat(four.choices("move")).hasSize(14).contains("move 27>15", "move 27>30");
    }

    /// The same with these cards in the first hand.
    private static Position with(Position position, String hand) {
        DonPepeState state = position.state();
        DonPepeCards cards = state.cards();
        return Position.at(new DonPepeState(
                state.rng(),
                state.terms(),
                state.clock(),
                state.board(),
                new DonPepeCards(
                        Collections.nCopies(state.seats(), PepeText.cards(hand)),
                        cards.draw(),
                        cards.discards(),
                        cards.removed()),
                state.ledger()));
    }
}
