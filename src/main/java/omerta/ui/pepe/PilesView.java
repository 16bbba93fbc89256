package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import omerta.ui.board.art.Likeness;
import omerta.ui.board.kit.Spot;

/// The draw pile, the place where cards are played, the discards. Each has a caption below.
final class PilesView extends HBox implements Likeness.Likely {

    private final List<Spot> spots = new ArrayList<>();

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
        spots.add(spot);
        return this;
    }

    /// The piles, from the left.
    List<Spot> spots() {
        return List.copyOf(spots);
    }
}
