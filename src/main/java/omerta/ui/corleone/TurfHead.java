package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.corleone.CorleoneState;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.ui.board.art.Legible;
import omerta.ui.board.art.Likeness;
import omerta.ui.board.art.SeatSign;

/// The line of a turf: its number, its name where there is room, and its stack of control markers, the topmost last.
final class TurfHead extends Region implements Likeness.Likely {

    private static final double STEP = 0.55;
    private static final double GAP = 3;
    private static final double LEAST_NAME = 0.72;

    private final Label number;
    private final Label name;
    private final List<Region> markers = new ArrayList<>();

    TurfHead(Names names, Figures figures, CorleoneState state, int turf) {
        getStyleClass().add("turf-head");
        setMouseTransparent(true);
        number = new Label(Integer.toString(turf));
        number.getStyleClass().add("turf-number");
        name = new Label(names.turf(turf));
        name.getStyleClass().add("turf-name");
        getChildren().addAll(number, name);
        if (state.board().steward() == turf) {
            markers.add(figures.neutral("shop-steward"));
        }
        Pile stack = state.board().stack(turf);
        for (int i = 0; i < stack.size(); i++) {
            SeatSign sign = figures.sign(Seat.of(stack.at(i) - 1), "marker-sign");
            if (i == stack.size() - 1) {
                sign.getStyleClass().add("topmost");
            }
            markers.add(sign);
        }
        getChildren().addAll(markers);
        getChildren().forEach(node -> node.setManaged(false));
    }

    @Override
    protected void layoutChildren() {
        double high = getHeight();
        double disc = high;
        number.setVisible(disc >= Legible.LEAST);
        double round = disc / shrink(number, disc / number.prefHeight(-1));
        number.resizeRelocate((disc - round) / 2, (disc - round) / 2, round, round);
        double markersWide = markers.isEmpty() ? 0 : disc + (markers.size() - 1) * disc * STEP;
        double free = getWidth() - disc - 2 * GAP;
        double words = name.prefWidth(-1);
        double line = name.prefHeight(-1);
        double fits = Math.min((free - markersWide - GAP) / words, (high + GAP) / line);
        name.setVisible(number.isVisible() && fits >= LEAST_NAME);
        double drawn = shrink(name, fits);
        name.resizeRelocate(disc + GAP - words * (1 - drawn) / 2, (high - line) / 2, words, line);
        double room = Math.max(disc, Math.min(markersWide, free));
        double step = markers.size() > 1 ? (room - disc) / (markers.size() - 1) : 0;
        double x = getWidth() - room;
        for (Region marker : markers) {
            double size = marker instanceof SeatSign ? marker.prefWidth(-1) : disc;
            shrink(marker, disc / size);
            marker.resizeRelocate(x + (disc - size) / 2, (high - size) / 2, size, size);
            x += step;
        }
        Legible.keep(this);
    }
    /// Draws something smaller about its middle where it has to be.
    private static double shrink(Region region, double factor) {
        double scale = Math.min(1, factor);
        region.setScaleX(scale);
        region.setScaleY(scale);
        return scale;
    }
}
