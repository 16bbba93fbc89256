package omerta.ui.peperoni;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniPositions;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.Sitting;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;

/// Somebody at a table of Don Peperoni, where what the table hands in is played. Spots are named by how their words begin.
final class PeperoniSitting extends Sitting<DonPeperoniState, DonPeperoniAction> {

    /// Sits down at this position; the active seat has lifted its curtain.
    static PeperoniSitting inHand(DonPeperoniState state) {
        return new PeperoniSitting(state, false);
    }

    /// Looks at this position at the open table.
    static PeperoniSitting open(DonPeperoniState state) {
        return new PeperoniSitting(state, true);
    }

    private PeperoniSitting(DonPeperoniState state, boolean open) {
        super(
                new DonPeperoniTableMaker(),
                DonPeperoniPositions.game(),
                DonPeperoniPositions.table(state),
                state,
                state.active(),
                open);
    }

    @Override
    public void choose(DonPeperoniAction action) {
        super.choose(action);
        match.play(actor(), action);
        showNews();
    }

    @Override
    public Spot spot(String words) {
        return spot(spot -> spot.getAccessibleText().startsWith(words));
    }

    /// Chooses these spots, one after another.
    void press(String... words) {
        for (String start : words) {
            Spot spot = spot(start);
            Ui.run(spot::press);
        }
    }

    /// Clicks these spots with the mouse, one after another.
    void click(String... words) {
        for (String start : words) {
            Ui.click(spot(start));
        }
    }

    /// Goes to these spots and chooses them by Enter, one after another.
    void enter(String... words) {
        for (String start : words) {
            focus(start);
            Ui.type(KeyCode.ENTER);
        }
    }

    /// Presses the button with these words.
    void step(String words) {
        Button button = Ui.get(() ->
                Ui.find(root, Button.class, it -> it.getText().equals(words)).orElseThrow());
        Ui.run(button::fire);
    }

    /// The words of the spots that fit.
    List<String> words(Predicate<Spot> fits) {
        return spots(fits).stream().map(Node::getAccessibleText).toList();
    }

    /// What all labels of a part of the scene say.
    List<String> labels(Node part) {
        Ui.settle(scene);
        return Ui.get(() -> Ui.all(part).stream()
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText())
                .toList());
    }

    /// The way that is drawn.
    Optional<Walks.Way> way() {
        return Ui.get(() -> ((Surface) board.middle()).path().shown());
    }
}
