package omerta.ui.pepe;

import omerta.engine.Seat;
import omerta.pepe.DonPepeState;
import omerta.ui.board.kit.FactsView;

/// The public numbers of a seat: cash, men left, men lost, men killed.
final class DonPepeFacts extends FactsView<DonPepeState> {

    private final Names names;

    /// Numbers that are not known yet.
    DonPepeFacts(Names names) {
        super("pepe-facts");
        this.names = names;
    }

    @Override
    protected void write(DonPepeState state, Seat seat) {
        add(names.money(state.cash(seat)), names.desk().words("don-pepe.table.cash"));
        add(state.living(seat), names.desk().words("don-pepe.table.men"));
        add(state.lost(seat), names.desk().words("don-pepe.table.lost"));
        add(state.taken(seat), names.desk().words("don-pepe.table.taken"));
    }
}
