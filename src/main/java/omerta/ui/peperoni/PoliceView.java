package omerta.ui.peperoni;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniStall;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.kit.Spot;

/// The police come to play: two markers, and how many chits each seat has laid at them, face down or opened.
final class PoliceView extends VBox {

    private final Names names;

    /// The bidding as it stands.
    ///
    /// @param stalls the two markers
    PoliceView(Names names, Houses houses, DonPeperoniState state, List<Spot> stalls) {
        this.names = names;
        getStyleClass().addAll("over-table", "police");
        Label title = new Label(names.desk().words("don-peperoni.progress.police"));
        title.getStyleClass().add("police-title");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("police-stalls");
        for (int marker = 0; marker < stalls.size(); marker++) {
            grid.add(stalls.get(marker), marker + 1, 0);
            GridPane.setHalignment(stalls.get(marker), HPos.CENTER);
        }
        for (Seat seat : Seat.first(state.seats())) {
            grid.add(houses.sign(seat, "small"), 0, seat.index() + 1);
            for (int marker = 0; marker < stalls.size(); marker++) {
                grid.add(bid(state.auction().stalls().get(marker), seat), marker + 1, seat.index() + 1);
            }
        }
        getChildren().addAll(title, grid);
    }

    private Label bid(DonPeperoniStall stall, Seat seat) {
        int laid = stall.laid().get(seat.index()).size();
        int open = stall.bid(seat, names.map().tables());
        Label words = new Label(names.desk().words("don-peperoni.table.bid", laid, open));
        words.getStyleClass().add("bid");
        words.setMinWidth(USE_PREF_SIZE);
        words.setOpacity(stall.bidders().contains(seat) ? 1 : 0.5);
        GridPane.setHalignment(words, HPos.CENTER);
        return words;
    }
}
