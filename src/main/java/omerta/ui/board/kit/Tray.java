package omerta.ui.board.kit;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.layout.Region;

/// The private part of a table: what one seat alone may see. It is made anew for each picture and holds what it shows; who
/// drops it drops all of it.
///
/// @param <G> what a spot stands for
public abstract class Tray<G> extends Region {

    private final Map<Spot, G> spots = new LinkedHashMap<>();

    /// An empty tray.
    ///
    /// @param styleClass of this game
    protected Tray(String styleClass) {
        getStyleClass().add(styleClass);
    }

    /// Puts a spot into the tray, after those it has.
    protected final void put(Spot spot, G ground) {
        spots.put(spot, ground);
        getChildren().add(spot);
    }

    /// What each spot stands for, in reading order.
    public final Map<Spot, G> spots() {
        return spots;
    }
}
