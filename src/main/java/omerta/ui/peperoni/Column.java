package omerta.ui.peperoni;

import static omerta.ui.peperoni.DonPeperoniTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Children;
import omerta.ui.board.kit.Spot;

/// The edge of the board: the round counter, and under it the vote track with the sign of each seat, the first one on top.
final class Column extends Region {

    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");
    private static final int ROW = 4;
    private static final double CELL = 0.25;
    private static final double LEAST = 2.7;
    private static final double MOST = 4.6;

    private final List<Label> rounds = new ArrayList<>();
    private final Sketch star = SYMBOLS.sketch(20, 20, "police-sign").with("star", 0, 0, 20, 20);
    private final Label title;
    private int now;
    private List<Spot> sides = List.of();

    /// The edge of the board, at which no signs lie yet.
    ///
    /// @param last how many rounds there are
    /// @param title what the vote track is called
    /// @param police what the sign of the police between the rounds means
    Column(int last, String title, String police) {
        this.title = new Label(title);
        this.title.getStyleClass().add("track-title");
        getStyleClass().add("column");
        for (int round = 1; round <= last; round++) {
            Label cell = new Label(Integer.toString(round));
            cell.getStyleClass().add("round");
            rounds.add(cell);
        }
        Tooltip.install(star, new Tooltip(police));
    }

    /// Shows a round, and these signs.
    ///
    /// @param round from 1; 0 before the first
    /// @param signs the first one on top
    void show(int round, List<Spot> signs) {
        now = round;
        sides = List.copyOf(signs);
        for (int i = 0; i < rounds.size(); i++) {
            rounds.get(i).pseudoClassStateChanged(NOW, i + 1 == now);
            rounds.get(i).pseudoClassStateChanged(PAST, i + 1 < now);
        }
        List<Region> all = new ArrayList<>(rounds);
        all.addAll(List.of(star, title));
        all.addAll(sides);
        all.forEach(node -> node.setManaged(false));
        Children.lay(getChildren(), all);
        requestLayout();
    }

    /// The signs, the first one on top.
    List<Spot> sides() {
        return sides;
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
        double line = title.prefHeight(-1);
        double cell = wide * CELL;
        double counted = 3 * cell + line + 2.5 * inset;
        boolean roomy = cell > em && getHeight() - counted - inset >= LEAST * em * sides.size();
        double y = inset + (roomy ? counter(inset, cell) : current(em));
        title.setVisible(roomy);
        if (roomy) {
            title.resizeRelocate(0, y + inset / 2, getWidth(), line);
            y += line + inset;
        }
        double high = Math.min(MOST * em, (getHeight() - y - inset) / Math.max(1, sides.size()));
        for (Spot side : sides) {
            double size = Math.min(high * 0.94, side.prefHeight(wide));
            double across = side.prefWidth(size);
            side.resizeRelocate((getWidth() - across) / 2, y, across, size);
            y += high;
        }
    }

    /// All rounds, with the police between the fourth and the fifth.
    private double counter(double inset, double cell) {
        double y = inset;
        for (int i = 0; i < rounds.size(); i++) {
            if (i == ROW) {
                y += cell;
                star.setScaleX(cell / 20 * 0.9);
                star.setScaleY(cell / 20 * 0.9);
                star.resizeRelocate(getWidth() / 2 - 10, y + cell / 2 - 10, 20, 20);
                y += cell;
            }
            rounds.get(i).setVisible(true);
            rounds.get(i).resizeRelocate(inset + i % ROW * cell, y, cell, cell);
        }
        star.setVisible(true);
        return 3 * cell;
    }

    /// The round that is played alone, where there is little room.
    private double current(double em) {
        double size = em * 1.6;
        for (int i = 0; i < rounds.size(); i++) {
            rounds.get(i).setVisible(i == now - 1);
            rounds.get(i).resizeRelocate((getWidth() - size) / 2, em * 0.4, size, size);
        }
        star.setVisible(false);
        return size;
    }
}
