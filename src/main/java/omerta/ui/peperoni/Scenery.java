package omerta.ui.peperoni;

import static omerta.ui.peperoni.DonPeperoniTableMaker.SYMBOLS;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import omerta.peperoni.DonPeperoniBuilding;
import omerta.peperoni.DonPeperoniFrame;
import omerta.peperoni.DonPeperoniPath;
import omerta.peperoni.DonPeperoniPoint;
import omerta.peperoni.DonPeperoniTerrain;

/// The ground of the village: sand, the stream, the bridge, the streets with their spaces, the paths to the doors.
final class Scenery extends Pane {

    private static final double STREET = 34;
    private static final double KERB = 6;
    private static final double DOORSTEP = 14;
    private static final double FOAM = 10;

    private final Places map;
    private final Region sand = new Region();
    private final Region bridge = new Region();
    private final Polyline bank = styled(new Polyline(), "bank");
    private final Polyline stream = styled(new Polyline(), "stream");
    private final List<Way> ways = new ArrayList<>();
    private final Map<Integer, Region> tiles = new HashMap<>();

    private final Rectangle edge = new Rectangle();
    private final List<StreetName> signs;

    private record Way(Line line, Point2D from, Point2D to, double width) {}

    /// The ground of this map.
    ///
    /// @param names of the streets
    Scenery(Places map, Names names) {
        this.map = map;
        signs = StreetName.all(map, names);
        getStyleClass().add("scenery");
        sand.getStyleClass().add("sand");
        bridge.getStyleClass().add("bridge");
        getChildren().addAll(sand, bank, stream, bridge);
        streets("kerb", STREET + KERB);
        doorsteps();
        streets("road", STREET);
        for (int place = 1; place <= map.streets(); place++) {
            if (map.isInPlay(place)) {
                tile(place);
            }
        }
        signs.forEach(sign -> getChildren().add(sign.label()));
        getChildren().forEach(node -> node.setManaged(false));
        setClip(edge);
        setMouseTransparent(true);
    }

    private static Polyline styled(Polyline line, String styleClass) {
        line.getStyleClass().add(styleClass);
        return line;
    }

    private void streets(String styleClass, double width) {
        for (DonPeperoniPath step : map.tables().steps()) {
            int from = map.number(step.from());
            int to = map.number(step.to());
            if (map.isInPlay(from) && map.isInPlay(to)) {
                way(styleClass, point(from), point(to), width);
            }
        }
    }

    private void doorsteps() {
        IntStream.rangeClosed(
                        map.streets() + 1, map.streets() + map.tables().houses().size())
                .filter(map::isInPlay)
                .forEach(house -> {
                    DonPeperoniBuilding building = map.building(house);
                    way("doorstep", point(house), point(map.number(building.door())), DOORSTEP);
                });
    }

    private void way(String styleClass, Point2D from, Point2D to, double width) {
        Line line = new Line();
        line.getStyleClass().add(styleClass);
        ways.add(new Way(line, from, to, width));
        getChildren().add(line);
    }

    private Point2D point(int place) {
        return new Point2D(map.frame(place).x(), map.frame(place).y());
    }

    private void tile(int place) {
        DonPeperoniTerrain terrain = map.space(place).terrain();
        Region tile = terrain == DonPeperoniTerrain.PLAZA
                ? SYMBOLS.sketch(50, 48, "tile").with("fountain", 3, 2, 44, 44)
                : new Region();
        tile.getStyleClass().setAll("tile", Names.key(terrain));
        tiles.put(place, tile);
        getChildren().add(tile);
    }

    /// Shows which street is closed, from 1; 0 for none.
    void close(int street) {
        tiles.forEach((place, tile) -> {
            tile.getStyleClass().remove("closed");
            if (street != 0 && map.street(place) == street) {
                tile.getStyleClass().add("closed");
            }
        });
    }

    /// Keeps to a plan.
    void keepTo(VillagePlan plan) {
        sand.resizeRelocate(plan.left(), plan.top(), plan.width(), plan.height());
        edge.setX(plan.left());
        edge.setY(plan.top());
        edge.setWidth(plan.width());
        edge.setHeight(plan.height());
        signs.forEach(sign -> sign.keepTo(plan));
        double unit = Math.min(plan.sx(), plan.sy());
        List<Double> points = new ArrayList<>();
        for (DonPeperoniPoint point : map.tables().stream().line()) {
            points.add(plan.x(point.x()));
            points.add(plan.y(point.y()));
        }
        double width = map.tables().stream().width() * plan.sx();
        flow(stream, points, width);
        flow(bank, points, width + FOAM * unit);
        span(plan);
        for (Way way : ways) {
            way.line().setStartX(plan.x(way.from().getX()));
            way.line().setStartY(plan.y(way.from().getY()));
            way.line().setEndX(plan.x(way.to().getX()));
            way.line().setEndY(plan.y(way.to().getY()));
            way.line().setStrokeWidth(way.width() * unit);
        }
        tiles.forEach((place, tile) -> {
            Rectangle2D at = plan.tile(map.frame(place));
            tile.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
        });
    }

    private void span(VillagePlan plan) {
        DonPeperoniFrame frame = map.tables().bridge().frame();
        double wide = frame.w() * plan.sx();
        double high = frame.h() * plan.sy();
        bridge.resizeRelocate(plan.x(frame.x()) - wide / 2, plan.y(frame.y()) - high / 2, wide, high);
    }

    private static void flow(Polyline line, List<Double> points, double width) {
        line.getPoints().setAll(points);
        line.setStrokeWidth(width);
    }
}
