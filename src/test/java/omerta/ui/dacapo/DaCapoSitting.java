package omerta.ui.dacapo;

import java.util.List;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoPositions;
import omerta.dacapo.DaCapoState;
import omerta.ui.Sitting;

/// Somebody at a table of Da Capo!.
final class DaCapoSitting extends Sitting<DaCapoState, DaCapoAction> {

    /// Sits down at this position, drawn as text; the active seat has lifted its curtain.
    static DaCapoSitting inHand(String text) {
        return new DaCapoSitting(DaCapoPositions.position(text), false);
    }

    /// Looks at this position at the open table.
    static DaCapoSitting open(String text) {
        return new DaCapoSitting(DaCapoPositions.position(text), true);
    }

    private DaCapoSitting(DaCapoState state, boolean open) {
        super(
                new DaCapoTableMaker(),
                DaCapoPositions.game(),
                DaCapoPositions.table(state.seats()),
                state,
                state.active(),
                open);
    }

    /// What was handed in, as short text.
    List<String> done() {
        return chosen.stream()
                .map(action -> DaCapoPositions.text(match.truth(), action))
                .toList();
    }
}
