package omerta.ui.corleone;

import static omerta.ui.corleone.CorleoneTableMaker.SYMBOLS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.layout.VBox;
import omerta.corleone.CorleoneAction;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Spot;

/// Several ways to do what was pointed at, the best one first: how a job can be paid, which figure comes back.
final class WaysView extends VBox {

    private static final double WIDE = 300;
    private static final double HIGH = 46;

    private final Map<Spot, Ground> spots = new LinkedHashMap<>();

    /// The ways, one under the other.
    ///
    /// @param title what they are ways of
    WaysView(Names names, String title, List<CorleoneAction> ways) {
        getStyleClass().addAll("over-table", "ways");
        getChildren().add(Tiles.label(title, "notice-title"));
        for (int i = 0; i < ways.size(); i++) {
            way(names, ways.get(i), i);
        }
        getChildren().add(Tiles.label(names.words("ways-keys"), "notice-soft"));
    }

    private void way(Names names, CorleoneAction action, int index) {
        String words = names.desk().describe(action);
        Sketch line = SYMBOLS.sketch(WIDE, HIGH, "co-icon", "co-way").with(Tiles.region("way-face"), 0, 0, WIDE, HIGH);
        if (action instanceof CorleoneAction.Complete(int job, var goods)) {
            line.with(Tiles.label(names.words("pays"), "way-words"), 8, 0, 60, HIGH);
            Icons.goods(line, goods, 64, 10, 104, HIGH - 20);
            line.with("arrow", 172, 16, 14, 14);
            Icons.draw(line, names.city().job(job).effects(), 190, 8, WIDE - 198, HIGH - 16);
        } else {
            line.with(Tiles.label(words, "way-words"), 8, 0, WIDE - 16, HIGH);
        }
        Spot spot = new Spot(line.thing(), words).letter(Integer.toString(index + 1));
        spot.getStyleClass().add("way");
        spots.put(spot, new Ground.Way(action));
        getChildren().add(spot);
    }

    /// What each spot stands for, in reading order.
    Map<Spot, Ground> spots() {
        return spots;
    }
}
