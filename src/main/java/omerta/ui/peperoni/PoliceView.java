package omerta.ui.peperoni;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniStall;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.kit.Spot;

/// The police come to play: two markers, and how many chits each seat has laid at them, face down or opened.
final class PoliceView extends VBox {

    private final Names names;
    private final Houses houses;

    /// The bidding as it stands.
    ///
    /// @param stalls the two markers
    PoliceView(Names names, Houses houses, DonPeperoniState state, List<Spot> stalls) {
        this.names = names;
        this.houses = houses;
        getStyleClass().addAll("over-table", "police");
        Label title = new Label(names.desk().words("don-peperoni.progress.police"));
        title.getStyleClass().add("police-title");
        HBox row = new HBox();
        row.getStyleClass().add("police-stalls");
        for (int i = 0; i < stalls.size(); i++) {
            row.getChildren().add(stall(state, state.auction().stalls().get(i), stalls.get(i)));
        }
        getChildren().addAll(title, row);
    }

    private VBox stall(DonPeperoniState state, DonPeperoniStall stall, Spot marker) {
        VBox box = new VBox(marker);
        box.getStyleClass().add("police-stall");
        for (Seat seat : Seat.first(state.seats())) {
            int laid = stall.laid().get(seat.index()).size();
            int open = stall.bid(seat, names.map().tables());
            Label words = new Label(names.desk().words("don-peperoni.table.bid", laid, open));
            words.getStyleClass().add("bid");
            HBox row = new HBox(houses.sign(seat, "small"), words);
            row.getStyleClass().add("house-row");
            row.setOpacity(stall.bidders().contains(seat) ? 1 : 0.5);
            box.getChildren().add(row);
        }
        return box;
    }
}
