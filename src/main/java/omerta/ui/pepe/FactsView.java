package omerta.ui.pepe;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.pepe.DonPepeState;

/// The public numbers of a seat: cash, men left, men lost, men killed.
final class FactsView extends HBox {

    private final Names names;

    /// Numbers that are not known yet.
    FactsView(Names names) {
        this.names = names;
        getStyleClass().add("pepe-facts");
    }

    /// Shows a seat's numbers.
    void show(DonPepeState state, Seat seat) {
        getChildren().clear();
        add(names.money(state.cash(seat)), "don-pepe.table.cash");
        add(Integer.toString(state.living(seat)), "don-pepe.table.men");
        add(Integer.toString(state.lost(seat)), "don-pepe.table.lost");
        add(Integer.toString(state.taken(seat)), "don-pepe.table.taken");
    }

    private void add(String number, String key) {
        Label value = new Label(number);
        value.getStyleClass().add("fact-value");
        Label words = new Label(names.desk().words(key));
        words.getStyleClass().add("fact-words");
        VBox fact = new VBox(value, words);
        fact.getStyleClass().add("fact");
        HBox.setHgrow(fact, Priority.ALWAYS);
        getChildren().add(fact);
    }
}
