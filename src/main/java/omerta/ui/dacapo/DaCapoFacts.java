package omerta.ui.dacapo;

import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoArea;
import omerta.dacapo.DaCapoState;
import omerta.engine.Seat;
import omerta.ui.board.Desk;
import omerta.ui.board.kit.FactsView;

/// The public numbers of a seat: cards left in the stack, cards in hand, points.
final class DaCapoFacts extends FactsView<DaCapoState> {

    private final Desk<DaCapoAction> desk;

    /// Numbers that are not known yet.
    DaCapoFacts(Desk<DaCapoAction> desk) {
        super("da-capo-facts");
        this.desk = desk;
    }

    @Override
    protected void write(DaCapoState state, Seat seat) {
        DaCapoArea area = state.area(seat);
        add(area.stack().size(), desk.words("da-capo.table.fact-stack"));
        add(area.hand().size(), desk.words("da-capo.table.fact-hand"));
        if (state.terms().isMatch()) {
            add(state.sheet().total(seat), desk.words("da-capo.table.fact-points"));
        }
    }
}
