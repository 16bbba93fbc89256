package omerta.corleone;

import static omerta.corleone.Fixture.GAME;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.C;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import org.junit.jupiter.api.Test;

/// Positions that cannot be are refused.
class InspectionTest {

    private static String refused(Position position, CorleoneState state) {
        return switch (GAME.inspect(position.table(), state)) {
            case Ruling.Legal() -> "";
            case Ruling.Illegal(String clause, var _) -> clause;
        };
    }

    private static CorleoneState with(CorleoneState state, CorleoneClock clock) {
        return new CorleoneState(state.rng(), clock, state.board(), state.supply(), state.families(), state.pending());
    }

    private static CorleoneState with(CorleoneState state, CorleoneBoard board) {
        return new CorleoneState(state.rng(), state.clock(), board, state.supply(), state.families(), state.pending());
    }

    private static CorleoneState with(CorleoneState state, CorleoneFamily family) {
        return new CorleoneState(
                state.rng(),
                state.clock(),
                state.board(),
                state.supply(),
                Lists.with(state.families(), 0, family),
                state.pending());
    }

    private static CorleoneState with(CorleoneState state, CorleonePending pending) {
        return new CorleoneState(
                state.rng(), state.clock(), state.board(), state.supply(), state.families(), List.of(pending));
    }

    @Test
    void aPositionForAnotherTable() {
        Position three = Position.at(3);
        assertThat(refused(three, three.state())).isEmpty();
        assertThat(refused(three, Position.at(2).state())).isEqualTo("CO-43.1");
    }

    @Test
    void aClockThatCannotBe() {
        Position position = Position.at(2);
        CorleoneClock clock = position.state().clock();
        assertThat(refused(position, with(position.state(), clock.nextAct()))).isEqualTo("CO-43.3");
        assertThat(refused(position, with(position.state(), clock.asking(A, 2))))
                .isEqualTo("CO-1.1");
        assertThat(refused(position, with(position.state(), clock.in(CorleonePhase.ENTRACTE))))
                .isEqualTo("CO-4.1");
        assertThat(refused(position, with(position.state(), clock.in(CorleonePhase.TRIBUTE))))
                .isEqualTo("CO-4.1");
        assertThat(refused(position, with(position.state(), clock.in(CorleonePhase.BRIBERY))))
                .isEqualTo("CO-4.1");
        assertThat(refused(position, with(position.state(), clock.ended()))).isEqualTo("CO-4.1");
        assertThat(refused(position, GAME.mask(position.state(), A))).isEqualTo("CO-1.1");
    }

    @Test
    void cardsFiguresAndMarkersThatCannotBe() {
        Position position = Position.at(2).hand(A, "gun $1");
        CorleoneState state = position.state();
        CorleoneFamily family = state.family(A);
        assertThat(refused(position, with(state, family.holding(Pile.of((byte) 2, (byte) 2)))))
                .isEqualTo("CO-43.8");
        assertThat(refused(position, with(state, family.holding(Pile.of((byte) 5, (byte) 2)))))
                .isEqualTo("CO-43.3");
        assertThat(refused(position, with(state, family.figures(1, 0, 0, 0)))).isEqualTo("CO-43.3");
        assertThat(refused(position, with(state, family.figures(-4, 0, 4, 0)))).isEqualTo("CO-43.3");
        assertThat(refused(position, with(state, family.marking(1)))).isEqualTo("CO-43.3");
        assertThat(refused(position, with(state, family.bidding(Optional.of(Pile.EMPTY)))))
                .isEqualTo("CO-43.3");
    }

    @Test
    void aCityThatCannotBe() {
        Position position = Position.at(2);
        CorleoneBoard board = position.state().board();
        byte police = CorleoneBoard.NEUTRAL;
        assertThat(refused(position, with(position.state(), board.tiling(1, 8))))
                .isEqualTo("CO-42.1");
        assertThat(refused(position, with(position.state(), board.standing(1, police))))
                .isEqualTo("CO-6.1");
        assertThat(refused(
                        position,
                        with(position.state(), board.standing(0, police).standing(2, police))))
                .isEqualTo("CO-6.1");
        assertThat(refused(position, with(position.state(), board.mined(2)))).isEqualTo("CO-6.1");
        assertThat(refused(position, with(position.state(), board.stewarding(8))))
                .isEqualTo("CO-6.1");
        assertThat(refused(position, with(position.state(), board.stacking(1, Pile.of((byte) 7)))))
                .isEqualTo("CO-6.1");
    }

    @Test
    void decisionsThatCannotBe() {
        Position position = Position.at(2).hand(A, "$1");
        CorleoneState state = position.state();
        List<CorleoneEffect> suitcase = List.of(new CorleoneEffect.Suitcase(1));
        for (CorleonePending pending : List.of(
                new CorleonePending.Taking(A, new CorleoneSource.Front(0), suitcase, 0),
                new CorleonePending.Taking(A, new CorleoneSource.Spot(3), suitcase, 0),
                new CorleonePending.Taking(A, new CorleoneSource.Share(0), suitcase, 0),
                new CorleonePending.Taking(A, new CorleoneSource.Used(0), suitcase, 0),
                new CorleonePending.Taking(A, new CorleoneSource.Ally(60), suitcase, 0),
                new CorleonePending.Moving(A, 1),
                new CorleonePending.Picking(A),
                new CorleonePending.Picking(C))) {
            assertThat(refused(position, with(state, pending))).isEqualTo("CO-4.1");
        }
    }
}
