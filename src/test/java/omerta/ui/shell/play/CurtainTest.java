package omerta.ui.shell.play;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import omerta.Complaint;
import omerta.engine.House;
import omerta.engine.Seat;
import omerta.ui.Ui;
import omerta.ui.shell.flow.Stand;
import omerta.ui.toy.Secret;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The curtain keeps its promises, with real keys and clicks.
class CurtainTest {

    private final ToyTable table = new ToyTable(House.STRICT, true, ToyTable.MANNERS);

    @AfterEach
    void close() {
        table.close();
    }

    @Complaint(30)
    @Test
    void aMatchOpensOnTheCurtainOfTheSeatThatDecides() {
        assertThat(table.play.stand()).isEqualTo(new Stand.Curtain(Seat.of(0), Stand.Reason.TURN));
        assertThat(table.secrets()).isZero();
    }

    @Complaint({2, 3, 4})
    @Test
    void noPrivateNodeIsInTheSceneWhileACurtainIsDown() {
        table.lift();
        assertThat(table.secrets()).isPositive();
        chooseFirstSecret();
        Ui.type(KeyCode.D);
        assertThat(table.play.stand()).isEqualTo(new Stand.Curtain(Seat.of(1), Stand.Reason.TURN));
        assertThat(table.secrets()).isZero();
    }

    @Complaint(13)
    @Test
    void theCurtainTakesNoInputInItsDeadTime() {
        Ui.type(KeyCode.SPACE, KeyCode.ENTER);
        Ui.click(Ui.byId(table.scene, "lift"));
        assertThat(table.play.stand()).isInstanceOf(Stand.Curtain.class);
        table.passTime();
        Ui.type(KeyCode.SPACE);
        assertThat(table.play.stand()).isEqualTo(new Stand.InHand(Seat.of(0), false));
    }

    @Complaint(12)
    @Test
    void theButtonOfTheCurtainHasTheFocusAndSaysWhoseItIs() {
        Node owner = Ui.get(table.scene::getFocusOwner);
        assertThat(owner.getId()).isEqualTo("lift");
        assertThat(((javafx.scene.control.Button) owner).getText()).isEqualTo("I am Ann");
    }

    @Complaint(18)
    @Test
    void keysOfTheTableDoNothingAtTheCurtain() {
        int moves = table.match.moves();
        table.passTime();
        Ui.type(KeyCode.D, KeyCode.U, KeyCode.R, KeyCode.C, KeyCode.A, KeyCode.H, KeyCode.L, KeyCode.ESCAPE);
        assertThat(table.play.stand()).isInstanceOf(Stand.Curtain.class);
        assertThat(table.match.moves()).isEqualTo(moves);
    }

    @Test
    void aDoubleClickIsOneStep() {
        table.passTime();
        Node lift = Ui.byId(table.scene, "lift");
        Ui.click(lift);
        int moves = table.match.moves();
        Ui.clickAgain();
        assertThat(table.play.stand()).isEqualTo(new Stand.InHand(Seat.of(0), false));
        assertThat(table.match.moves()).isEqualTo(moves);
    }

    @Test
    void aHeldKeyIsOneStep() {
        table.lift();
        chooseFirstSecret();
        Ui.hold(KeyCode.D, 3);
        table.passTime();
        Ui.hold(KeyCode.D, 5);
        Ui.release(KeyCode.D);
        assertThat(table.play.stand()).isEqualTo(new Stand.Curtain(Seat.of(1), Stand.Reason.TURN));
        Ui.hold(KeyCode.SPACE, 4);
        assertThat(table.play.stand()).isInstanceOf(Stand.Curtain.class);
        Ui.release(KeyCode.SPACE);
        assertThat(table.play.stand()).isEqualTo(new Stand.InHand(Seat.of(1), false));
    }

    @Test
    void coverNowPutsTheCurtainDownAndLiftingItGoesOn() {
        table.lift();
        Ui.type(KeyCode.C);
        assertThat(table.play.stand()).isEqualTo(new Stand.Curtain(Seat.of(0), Stand.Reason.COVERED));
        assertThat(table.secrets()).isZero();
        table.lift();
        assertThat(table.play.stand()).isEqualTo(new Stand.InHand(Seat.of(0), false));
    }

    @Test
    void itCoversItselfWhenTheWindowLosesTheFocus() {
        table.lift();
        Ui.run(table.play::focusLost);
        assertThat(table.play.stand()).isEqualTo(new Stand.Curtain(Seat.of(0), Stand.Reason.COVERED));
    }

    @Complaint(17)
    @Test
    void menusAndTooltipsAreGoneWhenTheCurtainFalls() {
        table.lift();
        var menu = Ui.find(table.scene.getRoot(), javafx.scene.control.MenuButton.class, _ -> true)
                .orElseThrow();
        Ui.run(menu::show);
        assertThat(Ui.get(() -> showing())).isEqualTo(2);
        Ui.run(table.play::cover);
        assertThat(Ui.get(() -> showing())).isEqualTo(1);
    }

    @Test
    void theMatchIsKeptAtTheCurtain() {
        int before = table.kept;
        table.lift();
        Ui.type(KeyCode.C);
        assertThat(table.kept).isEqualTo(before + 1);
    }

    @Complaint(11)
    @Test
    void oneCanLeaveAtTheCurtainAndTheMatchIsKept() {
        table.passTime();
        Ui.type(KeyCode.TAB, KeyCode.SPACE);
        assertThat(table.left).isEqualTo(1);
    }

    @Test
    void theBoardKeepsNothingPrivateWhenTheCurtainFalls() {
        table.lift();
        Ui.type(KeyCode.C);
        var last = table.maker.last().shown().getLast();
        assertThat(last.hand()).isEmpty();
        assertThat(last.view()).isEqualTo(table.match.view(omerta.engine.Viewer.TABLE));
    }

    private void chooseFirstSecret() {
        Ui.click(Ui.find(table.scene.getRoot(), Secret.class, _ -> true).orElseThrow());
    }

    private static int showing() {
        return (int) Window.getWindows().stream().filter(Window::isShowing).count();
    }
}
