package omerta.ui.peperoni;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import org.jspecify.annotations.Nullable;

/// A way of a canvasser, drawn over the streets, with what it costs at its end.
final class PathView extends Pane {

    private static final double WIDTH = 7;
    private static final double DOT = 6;

    private final Places map;
    private Optional<Walks.Way> shown = Optional.empty();
    private @Nullable VillagePlan plan;

    /// No way yet.
    PathView(Places map) {
        this.map = map;
        getStyleClass().add("path");
        setMouseTransparent(true);
    }

    /// Shows this way, or none.
    void show(Optional<Walks.Way> way) {
        shown = way;
        draw();
    }

    /// The way that is shown.
    Optional<Walks.Way> shown() {
        return shown;
    }

    /// Keeps to a plan.
    void keepTo(VillagePlan other) {
        plan = other;
        draw();
    }

    private void draw() {
        getChildren().clear();
        if (plan != null && shown.isPresent()) {
            draw(plan, shown.get());
        }
    }

    private void draw(VillagePlan on, Walks.Way way) {
        double unit = Math.min(on.sx(), on.sy());
        String far = way.isWithin() ? "within" : "too-far";
        Polyline edge = line(on, way, unit * (WIDTH + 4));
        edge.getStyleClass().addAll("path-edge", far);
        Polyline line = line(on, way, unit * WIDTH);
        line.getStyleClass().addAll("path-line", far);
        getChildren().addAll(edge, line);
        List<Integer> places = way.places();
        for (int place : places.subList(0, places.size() - 1)) {
            Point2D at = on.middle(map.frame(place));
            Circle dot = new Circle(at.getX(), at.getY(), unit * DOT);
            dot.getStyleClass().addAll("path-dot", far);
            getChildren().add(dot);
        }
        Label cost = new Label(Integer.toString(way.cost()));
        cost.getStyleClass().addAll("path-cost", far);
        getChildren().add(cost);
        cost.applyCss();
        cost.autosize();
        Point2D end = on.middle(map.frame(way.to()));
        cost.relocate(end.getX() - cost.getWidth() / 2, end.getY() - cost.getHeight() / 2);
    }

    private Polyline line(VillagePlan on, Walks.Way way, double width) {
        Polyline line = new Polyline();
        Point2D start = on.middle(map.frame(way.from()));
        line.getPoints().addAll(start.getX(), start.getY());
        for (int place : way.places()) {
            Point2D at = on.middle(map.frame(place));
            line.getPoints().addAll(at.getX(), at.getY());
        }
        line.setStrokeWidth(width);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        line.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return line;
    }
}
