package omerta.pepe;

import static omerta.pepe.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What the table shows before an action is done.
class PreviewTest {

    private static DonPepePreview preview(String position, String action) {
        DonPepeState view = GAME.mask(PepeText.state(position), Position.seat("Y"));
        return GAME.preview(view, Position.seat("Y"), MoveText.action(action));
    }

    @Test
    void whoDiesAndWhoFallsAsleep() {
        DonPepePreview drink = preview("*Y g1 g2 hand S | R g6~B g9 | B g8 g12", "drink 1 6 8");
        assertThat(PepeText.men(drink.dead())).containsExactly("Rg6");
        assertThat(PepeText.men(drink.asleep())).containsExactly("Yg1", "Bg8");

        DonPepePreview boom = preview("*Y g10 g1 hand B | R g9 cake 10 | B g11 g30", "boom R");
        assertThat(PepeText.men(boom.dead())).containsExactly("Rg9", "Yg10", "Bg11");
        assertThat(boom.threats()).isEmpty();
    }

    @Test
    void whichBusinessesBreakOrBecomeWhole() {
        DonPepePair bar = new DonPepePair(Position.seat("R"), DonPepeThing.BAR);
        DonPepePreview shot = preview("*Y g12 hand G | R g7 g18 | B g30", "gun 12>18");
        assertThat(shot.broken()).containsExactly(bar);
        assertThat(shot.made()).isEmpty();

        DonPepePair casino = new DonPepePair(Position.seat("Y"), DonPepeThing.CASINO);
        DonPepePreview moved = preview("*Y g12 g5 hand M | R g7 g18 | B g30", "move 12>21");
        assertThat(moved.made()).containsExactly(casino);
        assertThat(preview("*Y g5 g21 hand M | R g7 | B g30", "move 21>20").broken())
                .containsExactly(casino);
    }

    @Test
    void whomEachCakeWouldCatchAfterwards() {
        DonPepePreview passed = preview("*Y g10 cake 4 hand P | R g14 cake 12 | B g15 g11", "pass R>14");

        assertThat(passed.threats())
                .extracting(threat -> PepeText.letter(threat.cake()) + threat.chair() + PepeText.men(threat.caught()))
                .containsExactly("Y4[]", "R14[Rg14, Bg15]");
        assertThat(GAME.threats(PepeText.state("*Y g10 | R g14 cake 12 | B g15 g11"))
                        .getFirst()
                        .caught())
                .extracting(DonPepeSitter::chair)
                .containsExactly(11);
    }

    @Test
    void whichCardAnActionPlays() {
        assertThat(DonPepe.card(MoveText.action("knife 1>2"))).contains(DonPepeCard.KNIFE);
        assertThat(DonPepe.card(MoveText.action("done"))).isEqualTo(Optional.empty());
    }

    @Test
    void aCardCanBePlayedExactlyWhereSomeActionOfItIsListed() {
        for (int seed = 0; seed < 40; seed++) {
            Position position = Position.dealt(3 + seed % 4, seed);
            while (position.state().phase() != DonPepePhase.OVER
                    && position.state().clock().round() < 8) {
                DonPepeState state = position.state();
                List<DonPepeAction> listed = GAME.legalActions(state, state.active());
                for (DonPepeCard card : DonPepeCard.values()) {
                    boolean any = listed.stream()
                            .anyMatch(action -> DonPepe.card(action).equals(Optional.of(card)));
                    assertThat(GAME.playable(state, state.active(), card).isLegal())
                            .as("%s, seed %d", card, seed)
                            .isEqualTo(any);
                }
                position = position.does(MoveText.print(listed.get(Math.floorMod(state.hashCode(), listed.size()))));
            }
        }
    }
}
