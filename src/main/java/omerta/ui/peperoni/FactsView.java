package omerta.ui.peperoni;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.Desk;

/// The candidate of a seat and its public numbers: votes, how many chits and agents are left behind the screen, police markers.
final class FactsView extends VBox {

    private static final List<String> CHARACTERS = List.of("general", "isabella", "pedro", "ramon", "ziggo");

    private final Desk<DonPeperoniAction> desk;
    private final HBox row = new HBox();

    /// Numbers that are not known yet.
    FactsView(Desk<DonPeperoniAction> desk) {
        this.desk = desk;
        getStyleClass().add("peperoni-facts");
        row.getStyleClass().add("fact-row");
    }

    /// Shows a seat's numbers.
    void show(DonPeperoni game, DonPeperoniState state, Seat seat) {
        row.getChildren().clear();
        Label candidate = new Label(desk.words("don-peperoni.character." + CHARACTERS.get(seat.index())));
        candidate.getStyleClass().add("candidate");
        getChildren().setAll(candidate, row);
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
        row.getChildren().add(fact);
    }
}
