package omerta.ui.pepe;

import java.util.List;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepePositions;
import omerta.pepe.DonPepeState;
import omerta.ui.Sitting;
import omerta.ui.Ui;
import omerta.ui.board.kit.Spot;

/// Somebody at a table of Don Pepe. A spot's key is its letter, or `c` and the number of a chair.
final class PepeSitting extends Sitting<DonPepeState, DonPepeAction> {

    /// Sits down at this position, drawn as text; the active seat has lifted its curtain.
    static PepeSitting inHand(String text) {
        return new PepeSitting(DonPepePositions.position(text), false);
    }

    /// Looks at this position at the open table.
    static PepeSitting open(String text) {
        return new PepeSitting(DonPepePositions.position(text), true);
    }

    private PepeSitting(DonPepeState state, boolean open) {
        super(
                new DonPepeTableMaker(),
                DonPepePositions.game(),
                DonPepePositions.table(
                        state.seats(), "seating", state.terms().seating().text()),
                state,
                state.active(),
                open);
    }

    @Override
    protected String key(Spot spot) {
        return spot.letter().isEmpty()
                ? spot.getAccessibleText().replaceFirst("^Chair (\\d+),.*", "c$1")
                : spot.letter();
    }

    /// What is drawn over the table.
    List<Trace> traces() {
        return Ui.get(() -> ((Surface) board.middle()).lines().shown());
    }

    /// What was handed in, as short text.
    List<String> done() {
        return chosen.stream().map(action -> DonPepePositions.text(action)).toList();
    }
}
