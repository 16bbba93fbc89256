package omerta.corleone;

import static omerta.corleone.Moves.complete;
import static omerta.corleone.Moves.done;
import static omerta.corleone.Moves.driveBy;
import static omerta.corleone.Moves.kill;
import static omerta.corleone.Moves.mine;
import static omerta.corleone.Moves.move;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Moves.post;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;
import static org.assertj.core.api.Assertions.assertThat;

import omerta.Rule;
import omerta.engine.Privacy;
import org.junit.jupiter.api.Test;

class KillTest {

    /// Seat A plays the job with just what it costs.
    private static Position job(Position position, String job, String goods) {
        return position.hand(A, goods + " " + job).does(A, complete(job, goods));
    }

    @Test
    @Rule({"CO-45.2", "CO-45.4", "CO-45.5", "CO-45.6"})
    void aRivalFigureGoesToTheRiver() {
        Position position = job(
                Position.at(3)
                        .stands(A, "undertaker")
                        .stands(B, "pier-warehouse fish-gate")
                        .neutral("pork-butcher"),
                "street-warning",
                "gun");
        assertThat(position.decision().privacy()).isEqualTo(Privacy.OPEN);
        assertThat(position.lists(A)).contains(kill("pier-warehouse"), done()).doesNotContain(kill("fish-gate"));
        assertThat(position.refuses(A, kill("undertaker"))).isEqualTo("CO-45.5");
        assertThat(position.refuses(A, kill("pork-butcher"))).isEqualTo("CO-45.5");
        assertThat(position.refuses(A, kill("fish-gate"))).isEqualTo("CO-6.2");
        position.does(A, kill("pier-warehouse")).tells("Killed", "TookMoney", "Stored");
        assertThat(position.on("pier-warehouse")).isEmpty();
        assertThat(position.state().family(B).drownedThugs()).isEqualTo(1);
        position.does(B, place("pier-warehouse"));

        Position declined = job(Position.at(2).stands(B, "pier-warehouse"), "street-warning", "gun")
                .does(A, done());
        assertThat(declined.on("pier-warehouse")).isEqualTo("B");
        assertThat(declined.holds(A)).isEqualTo("$1");
    }

    @Test
    @Rule("CO-45.4")
    void eachKillOfItsKind() {
        Position both = job(
                        Position.at(2).stands(B, "pier-warehouse pork-butcher fish-gate"),
                        "settling-accounts",
                        "gun gun blood blood")
                .does(A, kill("pier-warehouse"));
        assertThat(both.refuses(A, kill("pork-butcher"))).isEqualTo("CO-6.2");
        both.does(A, kill("fish-gate"));
        assertThat(both.state().family(B).drownedMembers()).isEqualTo(1);
        Position any = Position.at(2)
                .hand(A, "the-out-of-town-man")
                .stands(B, "pier-warehouse fish-gate")
                .does(A, play("the-out-of-town-man"));
        assertThat(any.lists(A)).containsExactly(kill("pier-warehouse"), kill("fish-gate"), done());
    }

    @Test
    @Rule({"CO-45.7", "CO-45.8", "CO-45.5", "CO-45.6", "CO-22.2"})
    void theExampleOfTheDriveBy() {
        Position position = job(
                Position.at(4)
                        .turn(A)
                        .stands(B, "supper-club marquee-yard")
                        .stands(C, "stagecoach-arch pier-warehouse")
                        .stands(A, "pork-butcher"),
                "open-war",
                "booze gun gun gun");
        assertThat(position.refuses(A, driveBy("marquee-yard stagecoach-arch"))).isEqualTo("CO-45.7");
        assertThat(position.refuses(A, driveBy("pier-warehouse supper-club"))).isEqualTo("CO-45.8");
        assertThat(position.refuses(A, driveBy("pier-warehouse marquee-yard"))).isEqualTo("CO-45.8");
        assertThat(position.refuses(A, driveBy("pork-butcher"))).isEqualTo("CO-45.5");
        assertThat(position.refuses(A, driveBy(""))).isEqualTo("CO-45.7");
        assertThat(position.refuses(A, driveBy("supper-club supper-club"))).isEqualTo("CO-45.7");
        assertThat(position.lists(A)).contains(driveBy("marquee-yard"), driveBy("supper-club stagecoach-arch"));
        position.does(A, driveBy("supper-club stagecoach-arch")).tells("Killed", "Killed");
        assertThat(position.on("supper-club") + position.on("stagecoach-arch")).isEmpty();
        assertThat(position.on("marquee-yard")).isEqualTo("B");
        assertThat(position.state().family(C).drownedMembers()).isEqualTo(1);
    }

    @Test
    @Rule({"CO-45.9", "CO-45.11", "CO-45.14", "CO-45.6"})
    void aBombAfterTheIconsAndTheShare() {
        Position position = job(
                Position.at(2).stack(1, "A").bomb("pork-butcher").stands(B, "undertaker"), "rigged-sedan", "gun gun");
        assertThat(position.refuses(A, mine("pork-butcher"))).isEqualTo("CO-45.14");
        assertThat(position.refuses(A, mine("undertaker"))).isEqualTo("CO-45.9");
        position.does(A, mine("pier-warehouse"))
                .does(B, place("pier-warehouse"))
                .tells("TookGoods", "Shared", "TookGoods", "Exploded");
        assertThat(position.holds(B)).isEqualTo("booze booze");
        assertThat(position.on("pier-warehouse")).isEmpty();
        assertThat(position.state().board().isMined(Sketch.space("pier-warehouse")))
                .isFalse();
        assertThat(position.state().family(B).drownedThugs()).isEqualTo(1);
        position.does(A, place("pier-warehouse"));
        assertThat(position.on("pier-warehouse")).isEqualTo("A");
    }

    @Test
    @Rule("CO-45.10")
    void aBombDoesNotAsk() {
        Position position =
                Position.at(2).bomb("rope-walk").does(A, place("rope-walk")).tells("TookGoods", "Exploded");
        assertThat(position.holds(A)).isEqualTo("booze gun");
        assertThat(position.state().family(A).drownedMembers()).isEqualTo(1);
    }

    @Test
    @Rule({"CO-45.12", "CO-45.16"})
    void whoIsMovedThereSetsItOff() {
        Position rival = job(Position.at(2).stands(B, "pier-warehouse").bomb("undertaker"), "broken-windows", "gun")
                .does(A, move("pier-warehouse", "undertaker"))
                .tells("Moved", "Exploded");
        assertThat(rival.state().family(B).drownedThugs()).isEqualTo(1);
        Position own = Position.at(2)
                .hand(A, "the-getaway-driver")
                .stands(A, "pier-warehouse")
                .bomb("pork-butcher")
                .does(A, play("the-getaway-driver"))
                .does(A, move("pier-warehouse", "pork-butcher"))
                .tells("Moved", "TookGoods", "Exploded");
        assertThat(own.holds(A)).isEqualTo("gun gun");
    }

    @Test
    @Rule("CO-45.13")
    void aNeutralFigureUsesTheBombUp() {
        Position position = Position.at(2)
                .hand(A, "the-beat-captain")
                .bomb("pier-warehouse")
                .does(A, play("the-beat-captain"))
                .does(A, post(CorleoneNeutral.POLICE_CAPTAIN, "pier-warehouse"))
                .tells("Posted", "Defused");
        assertThat(position.on("pier-warehouse")).isEqualTo("*");
        assertThat(position.state().board().bombs()).isZero();
    }
}
