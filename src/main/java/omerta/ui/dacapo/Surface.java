package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import omerta.ui.board.kit.Children;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.TableTop;
import org.jspecify.annotations.Nullable;

/// The public part of the table: everything on it keeps to one plan, whatever the size.
final class Surface extends TableTop {

    private final Pane table = new Pane();
    private final Scale scale = new Scale();
    private List<Mat> others = List.of();
    private @Nullable Mat own;
    private @Nullable Middle middle;
    private @Nullable Region reading;
    private @Nullable Spot readSpot;
    private @Nullable Region sheet;

    /// An empty table.
    Surface() {
        super("da-capo-table");
        table.getTransforms().add(scale);
        stack(List.of(table));
    }

    /// Lays other things on the table.
    void lay(List<Mat> others, Middle middle, Mat own) {
        this.others = List.copyOf(others);
        this.middle = middle;
        this.own = own;
        reading = null;
        readSpot = null;
        sheet = null;
        List<Region> all = new ArrayList<>(others);
        all.addAll(List.of(middle, own));
        all.forEach(region -> region.setManaged(false));
        Children.lay(table.getChildren(), all);
        requestLayout();
    }

    private void put(Region region) {
        region.setManaged(false);
        table.getChildren().add(region);
        requestLayout();
    }

    /// Shows the cards of a pile beside it, or no longer.
    void read(Spot spot, Optional<Region> panel) {
        if (reading != null && (panel.isPresent() || spot.equals(readSpot))) {
            table.getChildren().remove(reading);
            reading = null;
        }
        panel.ifPresent(region -> {
            reading = region;
            readSpot = spot;
            put(region);
        });
    }

    /// Shows the score sheet over the table, or no longer.
    void sheet(Optional<? extends Region> panel) {
        if (sheet != null) {
            table.getChildren().remove(sheet);
            sheet = null;
        }
        panel.ifPresent(region -> {
            sheet = region;
            put(region);
        });
    }

    /// Whether the score sheet is shown.
    boolean hasSheet() {
        return sheet != null;
    }

    @Override
    protected void keepTo(double width, double height) {
        if (own == null || middle == null) {
            return;
        }
        TablePlan plan = TablePlanner.plan(width, height, others.size(), em());
        scale.setX(plan.scale());
        scale.setY(plan.scale());
        table.resizeRelocate(0, 0, plan.width(), plan.height());
        double y = seatOthers(plan);
        middle.keepTo(plan);
        own.keepTo(plan);
        double below = plan.height() - plan.gap() - plan.ownHeight();
        double free = (plan.seats().flat() ? plan.height() : below) - y - plan.middleHeight() - plan.gap();
        middle.resizeRelocate(plan.gap(), y + free / 2, plan.middleWidth(), plan.middleHeight());
        own.resizeRelocate(plan.width() - plan.gap() - plan.ownWidth(), below, plan.ownWidth(), plan.ownHeight());
        layReading(plan);
        laySheet(plan);
    }

    private double seatOthers(TablePlan plan) {
        int across = plan.seats().across();
        double y = plan.gap();
        for (int i = 0; i < others.size(); i++) {
            int column = i % across;
            int left = others.size() - (i - column);
            double indent = (plan.width() - Math.min(left, across) * (plan.matWidth() + plan.gap()) - plan.gap()) / 2;
            Mat mat = others.get(i);
            mat.keepTo(plan);
            double x = plan.gap() + indent + column * (plan.matWidth() + plan.gap());
            mat.resizeRelocate(x, y, plan.matWidth(), plan.otherHeight());
            if (column == across - 1 || i == others.size() - 1) {
                y += plan.otherHeight() + plan.gap();
            }
        }
        return y;
    }

    private void layReading(TablePlan plan) {
        if (reading == null || readSpot == null) {
            return;
        }
        double width = Math.min(reading.prefWidth(-1), plan.width() - 2 * plan.gap());
        double height = Math.min(reading.prefHeight(width), plan.height() - 2 * plan.gap());
        Bounds at = table.sceneToLocal(readSpot.localToScene(readSpot.getLayoutBounds()));
        double right = at.getMaxX() + plan.pad();
        double left = at.getMinX() - plan.pad() - width;
        double x = right + width <= plan.width() - plan.gap() ? right : Math.max(plan.gap(), left);
        double lowest = Math.max(plan.gap(), plan.height() - plan.gap() - height);
        double y = Math.clamp(at.getCenterY() - height / 2, plan.gap(), lowest);
        reading.resizeRelocate(x, y, width, height);
    }

    private void laySheet(TablePlan plan) {
        if (sheet == null) {
            return;
        }
        double width = Math.min(sheet.prefWidth(-1), plan.width() - 2 * plan.gap());
        double height = Math.min(sheet.prefHeight(width), plan.height() - 2 * plan.gap());
        sheet.resizeRelocate((plan.width() - width) / 2, (plan.height() - height) / 2, width, height);
    }
}
