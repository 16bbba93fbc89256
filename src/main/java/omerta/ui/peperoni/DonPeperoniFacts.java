package omerta.ui.peperoni;

import java.util.List;
import javafx.scene.control.Label;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.Desk;
import omerta.ui.board.kit.FactsView;

/// The candidate of a seat and its public numbers: votes, how many chits and agents are left behind the screen, police markers.
final class DonPeperoniFacts extends FactsView<DonPeperoniState> {

    private static final List<String> CHARACTERS = List.of("general", "isabella", "pedro", "ramon", "ziggo");

    private final DonPeperoni game;
    private final Desk<DonPeperoniAction> desk;

    /// Numbers that are not known yet.
    DonPeperoniFacts(DonPeperoni game, Desk<DonPeperoniAction> desk) {
        super("peperoni-facts");
        this.game = game;
        this.desk = desk;
    }

    @Override
    protected void write(DonPeperoniState state, Seat seat) {
        Label candidate = new Label(desk.words("don-peperoni.character." + CHARACTERS.get(seat.index())));
        candidate.getStyleClass().add("candidate");
        candidate.setWrapText(true);
        above(candidate);
        add(game.votes(state, seat), desk.words("don-peperoni.table.votes"));
        add(state.screen(seat).chits().size(), desk.words("don-peperoni.table.chits"));
        add(state.agentsLeft(seat), desk.words("don-peperoni.table.agents"));
        if (state.markers(seat) > 0) {
            add(state.markers(seat), desk.words("don-peperoni.table.markers"));
        }
    }
}
