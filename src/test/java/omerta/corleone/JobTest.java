package omerta.corleone;

import static omerta.corleone.Moves.complete;
import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.exchange;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Moves.stash;
import static omerta.corleone.Moves.take;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.Rule;
import org.junit.jupiter.api.Test;

class JobTest {

    @Test
    @Rule({"CO-8", "CO-8.1", "CO-8.4"})
    void aJobIsPaidExactly() {
        Position position =
                Position.at(2).hand(A, "booze gun gun $1 watered-gin").row("street-warning");
        assertThat(position.refuses(A, complete("street-warning", "booze"))).isEqualTo("CO-8.1");
        assertThat(position.refuses(A, complete("street-warning", "gun gun"))).isEqualTo("CO-8.1");
        assertThat(position.refuses(A, complete("street-warning", "narc"))).isEqualTo("CO-8.1");
        assertThat(position.refuses(A, complete("open-war", "booze gun gun gun")))
                .isEqualTo("CO-8");
        assertThat(position.refuses(A, new CorleoneAction.Complete(1, List.of())))
                .isEqualTo("CO-8");
        int before = position.state().supply().inStock(CorleoneGood.GUN.code());
        position.does(A, complete("street-warning", "gun")).tells("Completed", "TookMoney", "Stored");
        assertThat(position.state().supply().inStock(CorleoneGood.GUN.code())).isEqualTo(before + 1);
        assertThat(position.holds(A)).isEqualTo("booze gun $1 $1 watered-gin");
        assertThat(position.state().family(A).figures()).isEqualTo(4);
        assertThat(position.asked()).containsExactly(B);
    }

    @Test
    @Rule({"CO-8.2", "CO-8.3"})
    void narcoticsStandForAnyGood() {
        Position position = Position.at(2).hand(A, "blood narc narc").row("double-books");
        assertThat(position.lists(A))
                .containsSubsequence(complete("double-books", "blood narc"), complete("double-books", "narc narc"));
        position.does(A, complete("double-books", "narc blood"));
        assertThat(position.lists(A)).contains(take(new CorleoneEffect.Money(List.of(3))));
        Position both = Position.at(2).hand(A, "blood narc narc").row("double-books");
        both.does(A, complete("double-books", "narc narc")).does(A, done());
        assertThat(both.holds(A)).isEqualTo("blood $3");
    }

    @Test
    @Rule({"CO-8.5", "CO-8.6", "CO-8.7"})
    void billsAndEffectsInAnyOrderThenTheSuitcase() {
        Position position = Position.at(2).hand(A, "blood narc double-books");
        position.does(A, complete("double-books", "blood narc"));
        assertThat(position.holds(A)).isEmpty();
        assertThat(position.state().family(A).done().isEmpty()).isTrue();
        position.does(A, take(new CorleoneEffect.Money(List.of(3))))
                .does(A, stash(3))
                .tells("Stashed", "Stored");
        assertThat(position.packed(A)).isEqualTo("$3");
        assertThat(Sketch.text(position.seenBy(B).family(A).done())).isEqualTo("double-books");
    }

    @Test
    @Rule("CO-8.7")
    void aJobThatIsBegunIsNoHandCard() {
        Position position = Position.at(2).hand(A, "booze watered-gin").does(A, complete("watered-gin", "booze"));
        assertThat(position.refuses(A, exchange("watered-gin", "gun"))).isEqualTo("CO-11");
        position.does(A, take(new CorleoneEffect.Money(List.of(2))));
        assertThat(position.lists(A)).contains(exchange("$2", "gun"));
    }

    @Test
    @Rule("CO-8.8")
    void aJobMayBeDoneThoughItsEffectCanDoNothing() {
        Position position =
                Position.at(2).hand(A, "gun").row("street-warning").does(A, complete("street-warning", "gun"));
        assertThat(position.asked()).containsExactly(B);
        assertThat(Sketch.text(position.state().family(A).done())).isEqualTo("street-warning");
    }

    @Test
    @Rule({"CO-8.9", "CO-8.10"})
    void theRowIsNotRefilledNorTaken() {
        Position position = Position.at(2).hand(A, "gun").row("street-warning overdue-loan");
        assertThat(position.lists(A)).noneMatch(action -> action instanceof CorleoneAction.Keep);
        position.does(A, complete("street-warning", "gun"));
        assertThat(Sketch.text(position.state().supply().row())).isEqualTo("overdue-loan");
    }

    @Test
    @Rule({"CO-9", "CO-9.1", "CO-9.4"})
    void anAllyOncePerAct() {
        Position position = Position.at(2).hand(A, "the-maitre-d $1").keeps(B, 1, 1);
        assertThat(position.refuses(A, play("the-fence"))).isEqualTo("CO-9");
        assertThat(position.refuses(A, new CorleoneAction.Play(1))).isEqualTo("CO-9");
        position.does(A, play("the-maitre-d")).tells("Played", "TookMoney");
        assertThat(position.holds(A)).isEqualTo("$1 $2");
        assertThat(position.state().family(A).figures()).isEqualTo(4);
        position.does(B, place("supper-club"));
        assertThat(position.refuses(A, play("the-maitre-d"))).isEqualTo("CO-9.4");
        assertThat(Sketch.text(position.seenBy(B).family(A).played())).isEqualTo("the-maitre-d");
    }

    @Test
    @Rule("CO-9.2")
    void anAbilityIsLikeIcons() {
        Position position = Position.at(2).hand(A, "the-senator $1").head(B).does(A, play("the-senator"));
        assertThat(position.lists(A)).contains(stash(1), done(), take(new CorleoneEffect.Money(List.of(3))));
        position.does(A, done());
        assertThat(position.holds(A)).isEqualTo("$1 $3");
        assertThat(position.state().clock().head()).isEqualTo(A);
    }

    @Test
    @Rule("CO-9.3")
    void anAllyMayBePlayedThoughItCanDoNothing() {
        Position position = Position.at(2).hand(A, "the-out-of-town-man").does(A, play("the-out-of-town-man"));
        assertThat(position.asked()).containsExactly(B);
    }

    @Test
    @Rule("CO-9.4")
    void anAllyOnTheTableIsNotStolen() {
        Position position = Position.at(2)
                .hand(A, "the-maitre-d")
                .hand(B, "booze gun hijacked-truck")
                .does(A, play("the-maitre-d"))
                .does(B, complete("hijacked-truck", "booze gun"));
        assertThat(position.holds(A)).isEqualTo("$2");
        position.does(B, new CorleoneUse.Steal(A));
        assertThat(position.holds(B)).isEqualTo("$2 $2");
    }
}
