package omerta.ui.peperoni;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.Desk;

/// The public numbers of a seat: votes, how many chits and agents are left behind the screen, police markers.
final class FactsView extends HBox {

    private final Desk<DonPeperoniAction> desk;

    /// Numbers that are not known yet.
    FactsView(Desk<DonPeperoniAction> desk) {
        this.desk = desk;
        getStyleClass().add("peperoni-facts");
    }

    /// Shows a seat's numbers.
    void show(DonPeperoni game, DonPeperoniState state, Seat seat) {
        getChildren().clear();
        add(game.votes(state, seat), "don-peperoni.table.votes");
        add(state.screen(seat).chits().size(), "don-peperoni.table.chits");
        add(state.agentsLeft(seat), "don-peperoni.table.agents");
        if (state.markers(seat) > 0) {
            add(state.markers(seat), "don-peperoni.table.markers");
        }
    }

    private void add(int number, String key) {
        Label value = new Label(Integer.toString(number));
        value.getStyleClass().add("fact-value");
        Label words = new Label(desk.words(key));
        words.getStyleClass().add("fact-words");
        VBox fact = new VBox(value, words);
        fact.getStyleClass().add("fact");
        HBox.setHgrow(fact, Priority.ALWAYS);
        getChildren().add(fact);
    }
}
