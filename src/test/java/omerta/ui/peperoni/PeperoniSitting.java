package omerta.ui.peperoni;

import java.util.Optional;
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

    /// The way that is drawn.
    Optional<Walks.Way> way() {
        return Ui.get(() -> ((Surface) board.middle()).path().shown());
    }
}
