package omerta.ui.peperoni;

import static omerta.ui.peperoni.DonPeperoniTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Spot;

/// The edge of the board: the round counter, and under it the vote track with the sign of each seat, the first one on top.
final class Column extends Region {

    private static final int ROW = 4;
    private static final double CELL = 0.25;
    private static final double MOST = 44;

    private final List<Label> rounds = new ArrayList<>();
    private final Sketch police = SYMBOLS.sketch(20, 20, "police-sign").with("star", 0, 0, 20, 20);
    private final Label title;
    private List<Spot> sides;

    /// The edge of the board in a round.
    ///
    /// @param now the round, from 1; 0 before the first
    /// @param last how many there are
    /// @param title what the vote track is called
    /// @param sides the signs, the first one on top
    Column(int now, int last, String title, List<Spot> sides) {
        this.sides = List.copyOf(sides);
        this.title = new Label(title);
        this.title.getStyleClass().add("track-title");
        getStyleClass().add("column");
        for (int round = 1; round <= last; round++) {
            Label cell = new Label(Integer.toString(round));
            cell.getStyleClass().add("round");
            if (round == now) {
                cell.getStyleClass().add("now");
            } else if (round < now) {
                cell.getStyleClass().add("past");
            }
            rounds.add(cell);
        }
        getChildren().addAll(rounds);
        getChildren().addAll(police, this.title);
        getChildren().addAll(sides);
        getChildren().forEach(node -> node.setManaged(false));
    }

    /// Puts the same signs in another order.
    void order(List<Spot> other) {
        sides = List.copyOf(other);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double em = title.getFont().getSize();
        double inset = em * 0.4;
        double wide = getWidth() - 2 * inset;
        double cell = wide * CELL;
        double y = inset;
        for (int i = 0; i < rounds.size(); i++) {
            if (i == ROW) {
                y += cell;
                police.setScaleX(cell / 20 * 0.9);
                police.setScaleY(cell / 20 * 0.9);
                police.resizeRelocate(getWidth() / 2 - 10, y + cell / 2 - 10, 20, 20);
                y += cell;
            }
            rounds.get(i).resizeRelocate(inset + i % ROW * cell, y, cell, cell);
        }
        y += cell + inset;
        double line = title.prefHeight(-1);
        title.resizeRelocate(0, y, getWidth(), line);
        y += line + inset / 2;
        double high = Math.min(MOST, (getHeight() - y - inset) / Math.max(1, sides.size()));
        for (Spot side : sides) {
            double size = high * 0.9;
            double across = Math.min(wide, side.prefWidth(size));
            side.resizeRelocate((getWidth() - across) / 2, y, across, size);
            y += high;
        }
    }
}
