package omerta.ui.shell.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import omerta.Complaint;
import omerta.engine.House;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.ui.Ui;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.log.LogPane;
import omerta.ui.toy.Secret;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A match of the toy game on the screen: sealed bets behind curtains, a moment for all, mixed turns at the open table.
class PlayTest {

    private static final Seat ANN = Seat.of(0);
    private static final Seat BEN = Seat.of(1);

    private ToyTable table = new ToyTable(House.STRICT, true, ToyTable.MANNERS);

    @AfterEach
    void close() {
        table.close();
    }

    private void again(House house, boolean bets, Manners manners) {
        table.close();
        table = new ToyTable(house, bets, manners);
    }

    @Test
    void eachSeatBetsBehindItsOwnCurtainAndTheRevealIsAMomentForAll() {
        for (int seat = 0; seat < 3; seat++) {
            assertThat(table.play.stand()).isEqualTo(new Stand.Curtain(Seat.of(seat), Stand.Reason.TURN));
            table.lift();
            choose(0);
            if (table.play.stand() instanceof Stand.InHand) {
                Ui.type(KeyCode.D);
            }
        }
        assertThat(table.play.stand()).isEqualTo(new Stand.Moment());
        assertThat(table.secrets()).isZero();
        Ui.type(KeyCode.ENTER);
        assertThat(table.play.stand()).isEqualTo(new Stand.Open(Optional.of(ANN)));
    }

    @Test
    void aDealThatAllAreToSeeIsAMomentBeforeTheFirstCurtainAndStandsInTheRecap() {
        table.close();
        table = new ToyTable(Toy.withOpenDeal(), ToyTable.table(House.STRICT, true, ""), ToyTable.MANNERS);
        assertThat(table.play.stand()).isEqualTo(new Stand.Moment());
        assertThat(sentence()).contains("event.revealed");
        assertThat(table.secrets()).isZero();
        Ui.type(KeyCode.ENTER);
        assertThat(table.play.stand()).isEqualTo(new Stand.Curtain(ANN, Stand.Reason.TURN));
        table.lift();
        assertThat(told()).contains("event.revealed");
    }

    @Test
    void theLogIsSilentAboutWhatIsStillToBeTold() {
        table.close();
        table = new ToyTable(Toy.withOpenDeal(), ToyTable.table(House.STRICT, true, ""), ToyTable.MANNERS);
        assertThat(log()).contains("event.revealed");
        Ui.run(() -> table.play.untold(1));
        assertThat(log()).doesNotContain("event.revealed");
        Ui.run(() -> table.play.untold(0));
        assertThat(log()).contains("event.revealed");
    }

    @Complaint(22)
    @Test
    void aLastMoveCanBeTakenBackBeforeItIsHandedOver() {
        table.lift();
        choose(0);
        assertThat(table.play.stand()).isEqualTo(new Stand.InHand(ANN, true));
        Ui.type(KeyCode.U);
        assertThat(table.match.moves()).isZero();
        assertThat(table.play.stand()).isEqualTo(new Stand.InHand(ANN, false));
        Ui.type(KeyCode.R);
        assertThat(table.match.moves()).isEqualTo(1);
    }

    @Test
    void aMoveIsTakenBackAtTheNextCurtainOnlyBehindTheCurtainOfItsSeat() {
        table.lift();
        choose(0);
        Ui.type(KeyCode.D);
        table.passTime();
        Ui.click(button("Take back the last move"));
        assertThat(table.play.stand()).isEqualTo(new Stand.Curtain(ANN, Stand.Reason.TURN));
        assertThat(table.match.moves()).isZero();
    }

    @Test
    void whatWasPlayedBehindACurtainIsNotTakenBackAtTheOpenTable() {
        again(House.STRICT, false, ToyTable.MANNERS);
        Ui.run(() -> table.play.look(ANN));
        table.lift();
        ToyAction card = table.match.legalActions(ANN).stream()
                .filter(ToyAction.Play.class::isInstance)
                .findFirst()
                .orElseThrow();
        Ui.run(() -> table.play.choose(card));
        if (table.play.stand() instanceof Stand.InHand) {
            Ui.type(KeyCode.D);
        }
        assertThat(table.play.stand()).isInstanceOf(Stand.Open.class);
        int moves = table.match.moves();
        Ui.type(KeyCode.U);
        assertThat(table.match.moves()).isEqualTo(moves);
        assertThat(sentence()).isEqualTo("Ann made the last move unseen and alone can take it back.");
    }

    @Complaint(20)
    @Test
    void nothingIsTakenBackPastALiftedCurtainAndTheTableSaysWhy() {
        table.lift();
        choose(0);
        Ui.type(KeyCode.D);
        table.lift();
        Ui.type(KeyCode.U);
        assertThat(table.match.moves()).isEqualTo(1);
        assertThat(sentence()).contains("A curtain has gone up");
    }

    @Test
    void aMixedTurnShowsOpenActionsToAllAndHiddenOnesBehindTheCurtain() {
        again(House.STRICT, false, ToyTable.MANNERS);
        assertThat(table.play.stand()).isEqualTo(new Stand.Open(Optional.of(ANN)));
        assertThat(table.secrets()).isZero();
        Ui.run(() -> table.play.look(ANN));
        assertThat(table.play.stand()).isEqualTo(new Stand.Curtain(ANN, Stand.Reason.CHOICE));
        table.lift();
        assertThat(table.secrets()).isPositive();
        Ui.type(KeyCode.D);
        assertThat(table.play.stand()).isEqualTo(new Stand.Open(Optional.of(ANN)));
        assertThat(table.secrets()).isZero();
    }

    @Test
    void aPeekShowsHiddenThingsOnlyWhileTheButtonIsHeld() {
        again(House.STRICT, false, ToyTable.MANNERS);
        Ui.run(() -> table.play.look(BEN));
        assertThat(table.play.stand()).isEqualTo(new Stand.Peek(BEN));
        Node hold = Ui.byId(table.scene, "hold");
        Ui.press(hold);
        assertThat(table.secrets()).as("in the dead time").isZero();
        Ui.letGo();
        table.passTime();
        Ui.press(hold);
        assertThat(table.secrets()).isEqualTo(1);
        Ui.letGo();
        assertThat(table.secrets()).isZero();
        Ui.hold(KeyCode.SPACE, 1);
        assertThat(table.secrets()).isEqualTo(1);
        Ui.release(KeyCode.SPACE);
        assertThat(table.secrets()).isZero();
    }

    @Test
    void aSeatActsOutOfTurnFromItsOwnCard() {
        again(House.STRICT, false, ToyTable.MANNERS);
        Ui.click(button("Act"));
        assertThat(table.play.stand())
                .isInstanceOfSatisfying(
                        Stand.Open.class, open -> assertThat(open.actor()).isNotEqualTo(Optional.of(ANN)));
    }

    @Test
    void withoutACurtainTheNextSeatIsInHandAtOnce() {
        again(new House(false, false, true), true, ToyTable.MANNERS);
        table.lift();
        choose(0);
        Ui.type(KeyCode.D);
        assertThat(table.play.stand()).isEqualTo(new Stand.InHand(BEN, false));
    }

    @Test
    void whatCannotBeTakenBackIsAskedAboutWhereThePlayersWantIt() {
        again(House.STRICT, false, new Manners(omerta.ui.board.Pace.STILL, true, false, true, 14));
        Ui.run(() -> table.play.choose(new omerta.toy.ToyAction.Draw()));
        assertThat(table.match.moves()).isZero();
        Ui.type(KeyCode.ESCAPE);
        assertThat(Ui.find(table.scene.getRoot(), Node.class, node -> "agree".equals(node.getId())))
                .isEmpty();
        Ui.run(() -> table.play.choose(new omerta.toy.ToyAction.Draw()));
        Ui.type(KeyCode.ENTER);
        assertThat(table.match.moves()).isEqualTo(1);
    }

    @Test
    void aRefusalSaysWhyWithItsClauseAndNothingMoves() {
        again(House.STRICT, false, ToyTable.MANNERS);
        Ui.run(() -> table.play.choose(new omerta.toy.ToyAction.Bet(omerta.toy.ToyState.Lot.LOW)));
        assertThat(table.match.moves()).isZero();
        assertThat(Ui.find(
                        table.scene.getRoot(),
                        javafx.scene.control.Hyperlink.class,
                        link -> link.getText().startsWith("TY-")))
                .isPresent();
    }

    @Test
    void everyLegalActionIsInTheListAndEnterDoesIt() {
        table.lift();
        Ui.type(KeyCode.A, KeyCode.DOWN, KeyCode.ENTER);
        assertThat(table.match.moves()).isEqualTo(1);
        assertThat(table.match.move(0).action()).isEqualTo(new omerta.toy.ToyAction.Bet(omerta.toy.ToyState.Lot.HIGH));
    }

    @Test
    void theListOfActionsIsExactlyWhatIsLegal() {
        table.lift();
        ListView<?> list =
                Ui.find(table.scene.getRoot(), ListView.class, _ -> true).orElseThrow();
        assertThat(list.getItems()).hasSize(table.match.legalActions(ANN).size());
    }

    @Test
    void aBoardMayAskTheRules() {
        assertThat(table.maker.rules()).isSameAs(table.match.game());
    }

    @Test
    void whatIsWrongWithSavingIsSaidOnTheTable() {
        table.problem = Optional.of(Message.verbatim("the disk is full"));
        table.lift();
        assertThat(Ui.find(
                        table.scene.getRoot(),
                        Label.class,
                        label -> label.getText().equals("Not saved")))
                .isPresent();
    }

    @Test
    void drawingTwiceLeavesTheSameScene() {
        table.lift();
        Ui.settle(table.scene);
        int before = Ui.get(() -> Ui.all(table.scene.getRoot()).size());
        Ui.run(() -> table.play.show(table.play.stand()));
        Ui.settle(table.scene);
        assertThat(Ui.get(() -> Ui.all(table.scene.getRoot()).size())).isEqualTo(before);
    }

    private void choose(int index) {
        Ui.click(Ui.get(() -> Ui.all(table.scene.getRoot()).stream()
                .filter(Secret.class::isInstance)
                .skip(index)
                .findFirst()
                .orElseThrow()));
    }

    private Button button(String words) {
        return Ui.find(table.scene.getRoot(), Button.class, button -> words.equals(button.getText()))
                .orElseThrow();
    }

    /// What the recap says first.
    private String log() {
        return Ui.get(() -> Ui.all(table.scene.getRoot()).stream()
                .filter(LogPane.class::isInstance)
                .flatMap(pane -> Ui.all(pane).stream())
                .filter(Label.class::isInstance)
                .map(node -> ((Label) node).getText())
                .collect(Collectors.joining(" ")));
    }

    private String told() {
        return Ui.get(() -> Ui.all(table.scene.getRoot()).stream()
                .filter(node -> node.getParent() != null
                        && node.getParent().getStyleClass().contains("log-line"))
                .filter(Label.class::isInstance)
                .map(node -> ((Label) node).getText())
                .findFirst()
                .orElse("nothing"));
    }

    private String sentence() {
        return ((Label) Ui.byId(table.scene, "sentence")).getText();
    }
}
