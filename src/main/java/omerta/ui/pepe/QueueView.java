package omerta.ui.pepe;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.engine.Seat;
import omerta.pepe.DonPepeMan;
import omerta.pepe.DonPepeRole;
import omerta.pepe.DonPepeState;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.kit.Spot;

/// The men who wait for chairs: those of the seat that seats one now, and below them the other seats in the order in which
/// they follow, with theirs.
final class QueueView extends VBox {

    private final Names names;
    private final DonPepeState state;

    /// The men who wait in a view.
    ///
    /// @param now the men of the seat that seats one now
    QueueView(Names names, DonPepeState state, List<Spot> now) {
        this.names = names;
        this.state = state;
        getStyleClass().add("queue");
        Label title = new Label(names.desk()
                .words("don-pepe.table.seats-now", names.of(state.active()), state.waiting(state.active())));
        title.setGraphic(new SeatSign(names.desk().player(state.active())).sized("small"));
        title.getStyleClass().add("queue-title");
        HBox men = new HBox();
        men.getStyleClass().add("queue-men");
        men.getChildren().addAll(now);
        getChildren().addAll(title, men);
        VBox others = new VBox();
        others.getStyleClass().add("queue-others");
        for (Seat seat : order()) {
            others.getChildren().add(other(seat));
        }
        getChildren().add(others);
    }

    /// The other seats with men who wait, counter-clockwise.
    private List<Seat> order() {
        int seats = state.seats();
        return IntStream.range(1, seats)
                .mapToObj(step -> Seat.of(Math.floorMod(state.active().index() - step, seats)))
                .filter(seat -> state.waiting(seat) > 0)
                .toList();
    }

    private Region other(Seat seat) {
        HBox row = new HBox(new SeatSign(names.desk().player(seat)).sized("small"));
        row.getStyleClass().add("queue-row");
        for (DonPepeRole role : DonPepeRole.values()) {
            for (int i = 0; i < state.waiting(seat, role); i++) {
                row.getChildren().add(bust(new DonPepeMan(seat, role)));
            }
        }
        row.setAccessibleText(names.desk().words("don-pepe.table.waiting", names.of(seat), state.waiting(seat)));
        return row;
    }

    private Region bust(DonPepeMan man) {
        return new Fit(new Figures(names.desk()).man(man), "queue-bust");
    }
}
