package omerta.ui.pepe;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import omerta.ui.board.kit.Spot;

/// The draw pile, the place where cards are played, the discards. Each has a caption below.
final class PilesView extends HBox {

    /// Nothing but the space between the piles.
    PilesView() {
        getStyleClass().add("piles");
    }

    /// The piles with one more.
    PilesView with(Spot spot, String caption) {
        spot.getStyleClass().add("pepe-pile");
        Label words = new Label(caption);
        words.getStyleClass().add("caption");
        VBox pile = new VBox(spot, words);
        pile.getStyleClass().add("captioned");
        getChildren().add(pile);
        return this;
    }
}
