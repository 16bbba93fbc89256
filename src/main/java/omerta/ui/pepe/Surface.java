package omerta.ui.pepe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.pepe.DonPepeChair;
import omerta.pepe.DonPepeTables;
import omerta.ui.board.art.Fit;
import omerta.ui.board.kit.Spot;
import omerta.ui.board.kit.TableTop;
import org.jspecify.annotations.Nullable;

/// The long table: the cloth, the chairs around it, the middle, and the lines over it. It keeps to one plan, whatever the
/// size.
final class Surface extends TableTop {

    private static final PseudoClass MOMENT = PseudoClass.getPseudoClass("moment");

    private final DonPepeTables tables;
    private final Region cloth = new Region();
    private final Region trim = new Region();
    private final List<Fit> numbers = new ArrayList<>();
    private final Lines lines;
    private final Acts acts;
    private List<Spot> chairs = List.of();
    private @Nullable Region middle;
    private @Nullable Region panel;

    /// A table at which nobody sits.
    Surface(DonPepeTables tables) {
        super("pepe-table");
        this.tables = tables;
        lines = new Lines(tables);
        acts = new Acts(tables);
        cloth.getStyleClass().add("cloth");
        trim.getStyleClass().add("trim");
        for (DonPepeChair chair : tables.chairs()) {
            Label number = new Label(Integer.toString(chair.chair()));
            number.getStyleClass().add("chair-number");
            numbers.add(new Fit(number, 1));
        }
        lay(List.of(), new Region(), Optional.empty());
    }

    /// Lays other things on the table.
    ///
    /// @param spots the chairs, chair 1 first
    /// @param inTheMiddle what lies in the middle
    /// @param over what covers the middle for a moment
    void lay(List<Spot> spots, Region inTheMiddle, Optional<? extends Region> over) {
        chairs = List.copyOf(spots);
        middle = inTheMiddle;
        panel = over.orElse(null);
        pseudoClassStateChanged(MOMENT, over.isPresent());
        lines.show(List.of());
        List<Node> layers = new ArrayList<>(List.of(cloth, trim));
        layers.addAll(numbers);
        layers.add(inTheMiddle);
        layers.addAll(chairs);
        layers.addAll(List.of(lines, acts));
        over.ifPresent(layers::add);
        stack(layers);
    }

    /// What is drawn over the table.
    Lines lines() {
        return lines;
    }

    /// Where what happened is acted out.
    Acts acts() {
        return acts;
    }

    /// The plan that the table keeps to.
    TablePlan plan() {
        return TablePlan.of(getWidth(), getHeight(), em(), tables.chairs());
    }

    @Override
    protected void keepTo(double width, double height) {
        TablePlan plan = plan();
        put(cloth, plan.cloth());
        put(trim, plan.cloth());
        for (int i = 0; i < numbers.size(); i++) {
            put(numbers.get(i), plan.places().get(i).number());
        }
        for (int i = 0; i < chairs.size(); i++) {
            put(chairs.get(i), plan.places().get(i).spot());
        }
        if (middle != null) {
            put(middle, plan.middle());
        }
        if (panel != null) {
            cover(panel, plan.middle());
        }
        lines.resizeRelocate(0, 0, width, height);
        lines.keepTo(plan);
        acts.resizeRelocate(0, 0, width, height);
        acts.keepTo(plan);
    }

    /// Lays something over the middle of a room: as wide and high as its words need, and smaller as a whole where that
    /// does not fit.
    private static void cover(Region region, Rectangle2D room) {
        region.applyCss();
        double wide = Math.min(room.getWidth(), region.prefWidth(-1));
        double high = Math.ceil(region.prefHeight(wide));
        double factor = Math.min(1, room.getHeight() / high);
        region.setScaleX(factor);
        region.setScaleY(factor);
        region.resizeRelocate(
                room.getMinX() + (room.getWidth() - wide) / 2,
                room.getMinY() + (room.getHeight() - high) / 2,
                wide,
                high);
    }
}
