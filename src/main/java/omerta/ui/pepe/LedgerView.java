package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.pepe.DonPepeMan;
import omerta.pepe.DonPepeState;
import omerta.ui.board.art.Likeness;
import omerta.ui.board.art.SeatSign;

/// What each family has: money, men at the table, men it killed, and its own dead in crook heaven.
final class LedgerView extends GridPane implements Likeness.Likely {

    private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");
    private static final int MOST_COLUMNS = 2;

    private final Names names;
    private final DonPepeState state;
    private final List<List<Region>> heads = new ArrayList<>();
    private final List<List<Region>> rows = new ArrayList<>();
    private int columns;

    /// The ledger of a view.
    LedgerView(Names names, DonPepeState state) {
        this.names = names;
        this.state = state;
        getStyleClass().add("ledger");
        for (int column = 0; column < MOST_COLUMNS; column++) {
            List<Region> head = new ArrayList<>();
            head.add(new Region());
            for (String key : List.of("cash", "men", "taken", "heaven")) {
                Label label = new Label(names.desk().words("don-pepe.table." + key));
                label.getStyleClass().add("ledger-head");
                head.add(label);
            }
            heads.add(head);
            getChildren().addAll(head);
        }
        for (Seat seat : Seat.first(state.seats())) {
            List<Region> row = row(seat);
            rows.add(row);
            getChildren().addAll(row);
        }
        columns(1);
    }

    /// Lets so many families stand side by side.
    void columns(int count) {
        if (count == columns) {
            return;
        }
        columns = count;
        int high = (rows.size() + count - 1) / count;
        for (int i = 0; i < heads.size(); i++) {
            boolean shown = i < count;
            put(heads.get(i), i, 0);
            heads.get(i).forEach(label -> {
                label.setVisible(shown);
                label.setManaged(shown);
            });
        }
        for (int i = 0; i < rows.size(); i++) {
            put(rows.get(i), i / high, i % high + 1);
        }
    }

    private static void put(List<Region> cells, int column, int row) {
        for (int i = 0; i < cells.size(); i++) {
            Region cell = cells.get(i);
            setConstraints(cell, column * cells.size() + i, row);
            setHalignment(cell, i == cells.size() - 1 && row > 0 ? HPos.LEFT : HPos.CENTER);
            setValignment(cell, VPos.CENTER);
        }
    }

    private List<Region> row(Seat seat) {
        SeatSign sign = new SeatSign(names.desk().player(seat)).sized("small");
        sign.pseudoClassStateChanged(OUT, !state.isIn(seat));
        Label cash = new Label(names.money(state.cash(seat)));
        cash.getStyleClass().add("number");
        return List.of(sign, cash, number(state.living(seat)), number(state.taken(seat)), heaven(seat));
    }

    private Region heaven(Seat seat) {
        HBox dead = new HBox();
        dead.getStyleClass().add("heaven");
        Figures figures = new Figures(names.desk());
        Pile fallen = state.board().fallen();
        for (int i = 0; i < fallen.size(); i++) {
            DonPepeMan man = DonPepeMan.of(fallen.at(i));
            if (man.of().equals(seat)) {
                dead.getChildren().add(figures.angel(man));
            }
        }
        return dead;
    }

    private static Label number(int value) {
        Label label = new Label(Integer.toString(value));
        label.getStyleClass().add("number");
        return label;
    }
}
