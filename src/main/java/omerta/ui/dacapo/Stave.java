package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;

/// Five lines across the middle of the table. What is placed there stands on them like notes.
final class Stave extends Region {

    private static final int LINES = 5;
    private static final double SPACE = 0.13;

    private final List<Region> lines = new ArrayList<>();

    /// A stave without notes.
    Stave() {
        setMouseTransparent(true);
        for (int i = 0; i < LINES; i++) {
            Region line = new Region();
            line.getStyleClass().add("stave-line");
            lines.add(line);
        }
        getChildren().addAll(lines);
    }

    /// The space between two lines of a stave that is as high as a card.
    static double space(double height) {
        return height * SPACE;
    }

    @Override
    protected void layoutChildren() {
        double first = getHeight() / 2 - space(getHeight()) * (LINES - 1) / 2;
        for (int i = 0; i < LINES; i++) {
            lines.get(i).resizeRelocate(0, Math.rint(first + i * space(getHeight())), getWidth(), 1);
        }
    }
}
