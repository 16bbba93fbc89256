package omerta.corleone;

import static omerta.corleone.Moves.complete;
import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.fetch;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Moves.take;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static omerta.corleone.Position.D;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import omerta.Rule;
import omerta.engine.SeatSet;
import omerta.engine.Viewer;
import org.junit.jupiter.api.Test;

class TheftTest {

    @Test
    @Rule({"CO-45.3", "CO-19", "CO-45.2"})
    void anyGoodThatIsThere() {
        Position position =
                Position.at(2).hand(A, "the-dockhand").left("gun", 0, B).does(A, play("the-dockhand"));
        assertThat(position.refuses(A, fetch("gun"))).isEqualTo("CO-19");
        assertThat(position.refuses(A, fetch("narc"))).isEqualTo("CO-45.3");
        assertThat(position.lists(A)).containsExactly(fetch("booze"), fetch("blood"), done());
        position.does(A, fetch("blood"));
        assertThat(position.holds(A)).isEqualTo("blood");
    }

    @Test
    @Rule({"CO-45.21", "CO-45.23"})
    void aCardIsStolenUnseen() {
        Position position = Position.at(3)
                .hand(A, "hijacked-truck booze gun")
                .hand(B, "$5 the-fence")
                .does(A, complete("hijacked-truck", "booze gun"));
        assertThat(position.refuses(A, new CorleoneUse.Steal(C))).isEqualTo("CO-45.21");
        assertThat(position.refuses(A, new CorleoneUse.Steal(A))).isEqualTo("CO-45.21");
        position.does(A, new CorleoneUse.Steal(B));
        assertThat(position.state().hand(A).size()).isEqualTo(2);
        assertThat(position.state().hand(B).size()).isEqualTo(1);
        assertThat(position.learned()).isEqualTo(SeatSet.of(A).with(B));
        CorleoneDeed.Stole stole = (CorleoneDeed.Stole) position.told().getFirst();
        assertThat(stole.card()).isPresent();
        assertThat(stole.mask(B)).isEqualTo(stole);
        assertThat(stole.mask(C)).isEqualTo(new CorleoneDeed.Stole(A, B, Optional.empty()));
        assertThat(stole.mask(Viewer.TABLE)).isEqualTo(stole.mask(C));
    }

    @Test
    @Rule("CO-45.21")
    void everyCardMayBeStolen() {
        Set<String> stolen = new HashSet<>();
        for (int seed = 1; seed <= 60; seed++) {
            Position position = Position.at(2, seed)
                    .hand(A, "hijacked-truck booze gun")
                    .hand(B, "gun $5 open-war the-fence")
                    .does(A, complete("hijacked-truck", "booze gun"))
                    .does(A, take(new CorleoneEffect.Money(List.of(2))))
                    .does(A, new CorleoneUse.Steal(B));
            stolen.add(position.holds(A));
        }
        assertThat(stolen).containsExactlyInAnyOrder("gun $2", "$2 $5", "$2 open-war", "$2 the-fence");
    }

    @Test
    @Rule({"CO-45.22", "CO-45.23"})
    void theLowestBillOfEachRivalIsCollected() {
        Position position = Position.at(4)
                .hand(A, "protection-round booze gun blood $5")
                .hand(B, "$2 $1 gun")
                .hand(C, "gun the-fence")
                .does(A, complete("protection-round", "booze gun blood"))
                .tells("TookMoney", "Collected", "Stored");
        assertThat(position.holds(A)).isEqualTo("$1 $3 $5");
        assertThat(position.holds(B)).isEqualTo("gun $2");
        assertThat(position.holds(C)).isEqualTo("gun the-fence");
        CorleoneDeed.Collected collected = (CorleoneDeed.Collected) position.told().stream()
                .filter(event -> event instanceof CorleoneDeed.Collected)
                .findFirst()
                .orElseThrow();
        assertThat(collected).isEqualTo(new CorleoneDeed.Collected(A, B, Optional.of(new CorleoneCard.Bill(1))));
        assertThat(collected.mask(B)).isEqualTo(collected);
        assertThat(collected.mask(D)).isEqualTo(new CorleoneDeed.Collected(A, B, Optional.empty()));
        Position nothing = Position.at(2)
                .hand(A, "protection-round booze gun blood")
                .does(A, complete("protection-round", "booze gun blood"))
                .tells("CollectedNothing");
        assertThat(nothing.holds(A)).isEqualTo("$3");
    }

    @Test
    @Rule("CO-45.24")
    void theHighestBillIsSpilled() {
        Position position = Position.at(3)
                .hand(A, "word-to-the-revenue gun blood blood")
                .suitcase(B, "$1 $5 $3")
                .suitcase(A, "$1")
                .does(A, complete("word-to-the-revenue", "gun blood blood"));
        assertThat(position.refuses(A, new CorleoneUse.Spill(C))).isEqualTo("CO-45.24");
        assertThat(position.refuses(A, new CorleoneUse.Spill(A))).isEqualTo("CO-45.24");
        position.does(A, new CorleoneUse.Spill(B));
        assertThat(position.packed(B)).isEqualTo("$1 $3");
        assertThat(position.holds(B)).isEqualTo("$5");
        assertThat(position.told().getFirst().mask(C)).isEqualTo(new CorleoneDeed.Spilled(A, B, 5));
    }
}
