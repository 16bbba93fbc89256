package omerta.ui.pepe;

import static omerta.ui.pepe.DonPepeTableMaker.SYMBOLS;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import omerta.pepe.DonPepeChair;
import omerta.pepe.DonPepeTables;
import omerta.ui.board.art.Sketch;
import org.jspecify.annotations.Nullable;

/// Lines of fire, blasts and ways, drawn over the table. Nothing of it can be touched.
final class Lines extends Pane {

    private static final double REACH = 0.62;
    private static final double BURST = 1.5;
    private static final double MARK = 0.72;
    private static final double BEND = 0.5;
    private static final double ARROW = 0.2;

    private final DonPepeTables tables;
    private List<Trace> traces = List.of();
    private @Nullable TablePlan plan;

    Lines(DonPepeTables tables) {
        this.tables = tables;
        getStyleClass().add("lines");
        setMouseTransparent(true);
    }

    /// Draws these and nothing else.
    void show(List<Trace> now) {
        if (!traces.equals(now)) {
            traces = List.copyOf(now);
            draw();
        }
    }

    /// What is drawn.
    List<Trace> shown() {
        return traces;
    }

    /// Keeps to a plan.
    void keepTo(TablePlan now) {
        if (!now.equals(plan)) {
            plan = now;
            draw();
        }
    }

    private void draw() {
        getChildren().clear();
        if (plan == null) {
            return;
        }
        for (Trace trace : traces) {
            switch (trace) {
                case Trace.Fire(int by, int victim, boolean sure) -> fire(plan, by, victim, sure);
                case Trace.Blast(var _, int chair, boolean sure) -> blast(plan, chair, sure);
                case Trace.Dead(int chair) -> mark(plan, chair, "dead");
                case Trace.Asleep(int chair) -> mark(plan, chair, "sleep");
                case Trace.Way(int from, int to, boolean cake) -> way(plan, from, to, cake);
            }
        }
    }

    private void fire(TablePlan at, int by, int victim, boolean sure) {
        Point2D from = at.place(by).man();
        Point2D to = at.place(victim).man();
        double chair = at.chair();
        Point2D aim = to.subtract(from).normalize();
        Point2D start = from.add(aim.multiply(chair * 0.3));
        Point2D end = to.subtract(aim.multiply(chair * 0.34));
        for (String style : List.of("fire-edge", "fire")) {
            Line line = new Line(start.getX(), start.getY(), end.getX(), end.getY());
            add(line, style, sure);
            line.setStrokeWidth(chair * (style.equals("fire") ? 0.07 : 0.13));
        }
        Circle ring = new Circle(to.getX(), to.getY(), chair * 0.36);
        add(ring, "aim", sure);
        ring.setStrokeWidth(chair * 0.07);
    }

    private void blast(TablePlan at, int number, boolean sure) {
        DonPepeChair chair = tables.chair(number);
        double wide = at.chair();
        Point2D left = at.place(chair.left()).man();
        Point2D middle = at.place(number).man();
        Point2D right = at.place(chair.right()).man();
        Polyline reach =
                new Polyline(left.getX(), left.getY(), middle.getX(), middle.getY(), right.getX(), right.getY());
        add(reach, "blast", sure);
        reach.setStrokeWidth(wide * 2 * REACH);
        reach.setStrokeLineCap(StrokeLineCap.ROUND);
        reach.setStrokeLineJoin(StrokeLineJoin.ROUND);
        for (Point2D point : List.of(left, middle, right)) {
            Circle circle = new Circle(point.getX(), point.getY(), wide * REACH * 0.94);
            add(circle, "blast-edge", sure);
            circle.setStrokeWidth(wide * 0.045);
        }
        Point2D laid = at.place(number).laid();
        node(
                SYMBOLS.sketch(100, 100, "burst-mark")
                        .with("burst", 0, 0, 100, 100)
                        .thing(),
                laid,
                wide * BURST * 0.62,
                sure);
    }

    private void mark(TablePlan at, int chair, String symbol) {
        Sketch sketch = SYMBOLS.sketch(48, 48, symbol + "-mark").with(symbol, 4, 4, 40, 40);
        node(sketch.thing(), at.place(chair).man(), at.chair() * MARK, true);
    }

    private void way(TablePlan at, int from, int to, boolean cake) {
        Point2D start = cake ? at.place(from).laid() : at.place(from).man();
        Point2D end = cake ? at.place(to).laid() : at.place(to).man();
        Point2D middle = new Point2D(
                at.cloth().getMinX() + at.cloth().getWidth() / 2,
                at.cloth().getMinY() + at.cloth().getHeight() / 2);
        Point2D between = start.midpoint(end);
        double bend = Math.min(1, BEND * start.distance(end) / Math.max(1, between.distance(middle)));
        Point2D control = between.add(middle.subtract(between).multiply(bend * 0.7));
        QuadCurve curve =
                new QuadCurve(start.getX(), start.getY(), control.getX(), control.getY(), end.getX(), end.getY());
        add(curve, "way", true);
        curve.setStrokeWidth(at.chair() * 0.09);
        Point2D along = end.subtract(control).normalize();
        Point2D across = new Point2D(-along.getY(), along.getX());
        double size = at.chair() * ARROW;
        Point2D base = end.subtract(along.multiply(size * 1.4));
        Point2D one = base.add(across.multiply(size));
        Point2D other = base.subtract(across.multiply(size));
        add(new Polygon(end.getX(), end.getY(), one.getX(), one.getY(), other.getX(), other.getY()), "way-head", true);
    }

    private void node(Node node, Point2D at, double size, boolean sure) {
        node.setManaged(false);
        node.resizeRelocate(at.getX() - size / 2, at.getY() - size / 2, size, size);
        node.getStyleClass().add(sure ? "sure" : "maybe");
        getChildren().add(node);
    }

    private void add(Shape shape, String styleClass, boolean sure) {
        shape.getStyleClass().addAll(styleClass, sure ? "sure" : "maybe");
        shape.setManaged(false);
        getChildren().add(shape);
    }
}
