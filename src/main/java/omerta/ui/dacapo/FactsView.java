package omerta.ui.dacapo;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoArea;
import omerta.dacapo.DaCapoState;
import omerta.engine.Seat;
import omerta.ui.board.Desk;

/// The public numbers of a seat: cards left in the stack, cards in hand, points.
final class FactsView extends HBox {

    private final Desk<DaCapoAction> desk;

    /// Numbers that are not known yet.
    FactsView(Desk<DaCapoAction> desk) {
        this.desk = desk;
        getStyleClass().add("da-capo-facts");
    }

    /// Shows a seat's numbers.
    void show(DaCapoState state, Seat seat) {
        DaCapoArea area = state.area(seat);
        getChildren().clear();
        add(area.stack().size(), "da-capo.table.fact-stack");
        add(area.hand().size(), "da-capo.table.fact-hand");
        if (state.terms().isMatch()) {
            add(state.sheet().total(seat), "da-capo.table.fact-points");
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
