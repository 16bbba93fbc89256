package omerta.ui.dacapo;

import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import omerta.engine.Pile;
import omerta.ui.board.art.PileView;

/// All cards of a pile side by side, the top one first, while somebody looks at it.
final class Reading extends VBox {

    /// Shows these cards.
    ///
    /// @param title what pile it is
    Reading(String title, Pile pile) {
        getStyleClass().addAll("over-table", "reading");
        setMouseTransparent(true);
        Label words = new Label(title);
        words.getStyleClass().add("small");
        FlowPane cards = new FlowPane();
        cards.getStyleClass().add("reading-cards");
        for (int i = pile.size() - 1; i >= 0; i--) {
            Region card = new StackPane(PileView.card(Faces.of(pile.at(i))));
            card.getStyleClass().add("reading-card");
            cards.getChildren().add(card);
        }
        getChildren().addAll(words, cards);
    }
}
