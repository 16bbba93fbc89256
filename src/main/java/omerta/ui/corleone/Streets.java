package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import omerta.corleone.CorleoneTables;

/// The ground of the city: a plan at dusk with blocks of houses between streets, the river and the yard of the piles.
final class Streets extends Pane {

    private static final int ACROSS = 9;
    private static final int DOWN = 6;
    private static final double STREET = 0.16;
    private static final int EVERY = 5;
    private static final double WINDOW = 0.22;

    private final Region plan = Tiles.region("plan");
    private final Region river = Tiles.region("river");
    private final Region yard = Tiles.region("yard");
    private final List<Region> districts = new ArrayList<>();
    private final SVGPath blocks = new SVGPath();
    private final SVGPath windows = new SVGPath();

    Streets(CorleoneTables tables) {
        getStyleClass().add("streets");
        setMouseTransparent(true);
        blocks.getStyleClass().add("blocks");
        windows.getStyleClass().add("windows");
        getChildren().addAll(plan, river, yard);
        for (int i = 0; i < tables.turfs().size(); i++) {
            Region district = Tiles.region("district");
            district.getStyleClass().add(i % 2 == 0 ? "even" : "odd");
            districts.add(district);
        }
        getChildren().addAll(districts);
        getChildren().addAll(blocks, windows);
        getChildren().forEach(node -> node.setManaged(false));
    }

    /// Keeps to a plan.
    void keepTo(CityPlan city) {
        put(plan, city.map());
        put(river, city.left());
        put(yard, city.right());
        StringBuilder houses = new StringBuilder();
        StringBuilder lights = new StringBuilder();
        for (int i = 0; i < districts.size(); i++) {
            Rectangle2D turf = city.turf(i + 1);
            put(districts.get(i), turf);
            blocks(turf, i, houses, lights);
        }
        blocks.setContent(houses.toString());
        windows.setContent(lights.toString());
    }

    private void blocks(Rectangle2D turf, int turn, StringBuilder houses, StringBuilder lights) {
        double wide = turf.getWidth() / ACROSS;
        double high = turf.getHeight() / DOWN;
        for (int i = 0; i < ACROSS * DOWN; i++) {
            int column = i % ACROSS;
            int row = i / ACROSS;
            double x = turf.getMinX() + column * wide;
            double y = turf.getMinY() + row * high;
            rectangle(houses, x + wide * STREET, y + high * STREET, wide * (1 - STREET), high * (1 - STREET));
            if ((i * (turn + 2) + row) % EVERY == 0) {
                rectangle(lights, x + wide / 2, y + high / 2, wide * WINDOW, wide * WINDOW);
            }
        }
    }

    private static void rectangle(StringBuilder path, double x, double y, double wide, double high) {
        path.append(String.format(Locale.ROOT, "M%.1f %.1f h%.1f v%.1f h%.1f Z ", x, y, wide, high, -wide));
    }

    private static void put(Region region, Rectangle2D at) {
        region.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
    }
}
