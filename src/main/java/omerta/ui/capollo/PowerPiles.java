package omerta.ui.capollo;

import java.util.List;
import javafx.scene.AccessibleRole;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.Sketch;

/// The power cards in the middle, a pile for each value. They never run out.
///
/// @param names what things are called
record PowerPiles(Names names) {

    private static final double WIDE = 100;
    private static final double HIGH = 88;
    private static final double CARD = 30;
    private static final double HEIGHT = 41;
    private static final int COLUMNS = 3;

    /// All piles.
    PileView view() {
        List<Integer> values = names.tables().powerCards();
        Sketch sketch = Tiles.SYMBOLS.sketch(WIDE, HIGH, "power-piles");
        for (int i = 0; i < values.size(); i++) {
            int row = i / COLUMNS;
            double x = i % COLUMNS * (CARD + 4);
            double y = row * (HEIGHT + 4);
            sketch.with(Tiles.region("power-card"), x, y, CARD, HEIGHT)
                    .with("power", x + 6, y + 3, CARD - 12, 15)
                    .with(Tiles.label(Integer.toString(values.get(i)), "power-value"), x, y + 18, CARD, 20);
        }
        PileView view = sketch.thing();
        view.setAccessibleRole(AccessibleRole.TEXT);
        view.setAccessibleText(names.words("power-piles"));
        return view;
    }
}
