package omerta.ui.corleone;

import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleonePositions;
import omerta.corleone.CorleoneState;
import omerta.ui.Sitting;
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
}
