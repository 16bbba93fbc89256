package omerta.ui.capollo;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloPositions;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;
import omerta.ui.Sitting;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;

/// Somebody at a table of Don Capollo, where what the table hands in is played. Spots are named by how their words begin.
final class CapolloSitting extends Sitting<DonCapolloState, DonCapolloAction> {

    private CapolloSitting(DonCapolloState state, Seat actor, boolean open) {
        super(
                new DonCapolloTableMaker(),
                DonCapolloPositions.game(),
                DonCapolloPositions.table(state.seats()),
                state,
                actor,
                open);
    }

    /// A seat has lifted its curtain.
    static CapolloSitting inHand(DonCapolloState state, int seat) {
        return new CapolloSitting(state, Seat.of(seat), false);
    }

    /// A seat acts at the open table.
    static CapolloSitting open(DonCapolloState state, int seat) {
        return new CapolloSitting(state, Seat.of(seat), true);
    }

    @Override
    public void choose(DonCapolloAction action) {
        super.choose(action);
        match.play(actor(), action);
        show();
    }

    @Override
    public Spot spot(String words) {
        return spot(spot -> spot.getAccessibleText().startsWith(words) && !spot.isDisabled());
    }

    /// Presses the button with this id.
    void button(String id) {
        Button button = Ui.get(
                () -> Ui.find(root, Button.class, it -> id.equals(it.getId())).orElseThrow());
        Ui.run(button::fire);
    }

    /// Whether there is a button with this id.
    boolean hasButton(String id) {
        Optional<Button> button = Ui.find(root, Button.class, it -> id.equals(it.getId()));
        return button.isPresent();
    }

    /// Everything that labels and buttons say.
    List<String> said() {
        Ui.settle(scene);
        return Ui.get(() -> Ui.all(root).stream()
                .filter(Labeled.class::isInstance)
                .map(label -> ((Labeled) label).getText())
                .toList());
    }
}
