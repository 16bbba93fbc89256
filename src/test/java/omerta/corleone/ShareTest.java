package omerta.corleone;

import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Moves.stash;
import static omerta.corleone.Moves.take;
import static omerta.corleone.Moves.useFront;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import org.junit.jupiter.api.Test;

class ShareTest {

    @Test
    @Rule({"CO-6.5", "CO-6.6", "CO-6.7", "CO-6.8"})
    void whoControlsTheTurfTakesTheFrontToo() {
        Position position = Position.at(3)
                .stack(1, "CB")
                .does(A, place("pier-warehouse"))
                .tells("TookGoods", "Shared", "TookGoods");
        assertThat(position.holds(A)).isEqualTo("booze booze");
        assertThat(position.holds(B)).isEqualTo("booze booze");
        assertThat(position.holds(C)).isEmpty();
    }

    @Test
    @Rule("CO-6.7")
    void whoSentTheThugIsServedFirst() {
        Position position = Position.at(3).stack(1, "B").left("booze", 3, C).does(A, place("pier-warehouse"));
        assertThat(position.holds(A)).isEqualTo("booze booze");
        assertThat(position.holds(B)).isEqualTo("booze");
    }

    @Test
    @Rule({"CO-6.8", "CO-6.9", "CO-6.5"})
    void theExampleOfTheLiveryStable() {
        CorleoneEffect.Money dollar = new CorleoneEffect.Money(List.of(1));
        Position position = Position.at(3)
                .head(C)
                .stack(7, "B")
                .does(A, place("livery-stable"))
                .does(A, take(dollar))
                .does(A, stash(1))
                .tells("Stashed", "TookHead", "Shared");
        assertThat(position.asked()).containsExactly(B);
        assertThat(position.lists(B)).containsExactly(take(dollar), done());
        position.does(B, take(dollar)).does(B, stash(1));
        assertThat(position.packed(B)).isEqualTo("$1");
        assertThat(position.state().clock().head()).isEqualTo(A);
        assertThat(position.asked()).containsExactly(B);
    }

    @Test
    @Rule({"CO-6.10", "CO-6.11"})
    void thereIsNoOtherShare() {
        Position own = Position.at(2).stack(1, "A").does(A, place("pier-warehouse"));
        assertThat(own.holds(A)).isEqualTo("booze booze");
        Position nobody = Position.at(2).does(A, place("pier-warehouse"));
        assertThat(nobody.holds(B)).isEmpty();
        Position used = Position.at(2)
                .hand(A, "the-landlord")
                .stack(1, "A")
                .stack(2, "B")
                .does(A, play("the-landlord"))
                .does(A, useFront("pier-warehouse"));
        assertThat(used.holds(A)).isEqualTo("booze booze");
        assertThat(used.holds(B)).isEmpty();
    }
}
