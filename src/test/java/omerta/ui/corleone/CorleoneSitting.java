package omerta.ui.corleone;

import java.util.List;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleonePositions;
import omerta.corleone.CorleoneState;
import omerta.ui.Sitting;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;

/// Ada at a table of Corleone, where what the table hands in is played. Spots are named by their words, or by how they begin.
final class CorleoneSitting extends Sitting<CorleoneState, CorleoneAction> {

    /// Sits down at this position; Ada has lifted her curtain.
    static CorleoneSitting inHand(CorleoneState state) {
        return new CorleoneSitting(state, false);
    }

    /// Looks at this position at the open table.
    static CorleoneSitting open(CorleoneState state) {
        return new CorleoneSitting(state, true);
    }

    private CorleoneSitting(CorleoneState state, boolean open) {
        super(
                new CorleoneTableMaker(),
                CorleonePositions.game(),
                CorleonePositions.table(state),
                state,
                CorleonePositions.ADA,
                open);
    }

    @Override
    public void choose(CorleoneAction action) {
        super.choose(action);
        match.play(actor(), action);
        show();
    }

    @Override
    public Spot spot(String words) {
        return spots(spot -> spot.getAccessibleText().equals(words)).stream()
                .findFirst()
                .orElseGet(() -> spot(spot -> spot.getAccessibleText().startsWith(words)));
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
}
