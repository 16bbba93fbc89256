package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// The middle of a table: layers that lie where a plan says, at any size from 560x360 up.
public abstract class TableTop extends Region {

    private static final double LEAST_WIDTH = 560;
    private static final double LEAST_HEIGHT = 360;

    private Label gauge = new Label();

    /// A table on which nothing lies.
    ///
    /// @param styleClass of this game
    protected TableTop(String styleClass) {
        getStyleClass().add(styleClass);
        setMinSize(0, 0);
        stack(List.of());
    }

    /// Lays these things on the table, each over those before, and takes away what else lay there.
    protected final void stack(List<? extends Node> layers) {
        if (getScene() == null) {
            gauge = new Label();
            gauge.setVisible(false);
        }
        List<Node> all = new ArrayList<>(List.of(gauge));
        all.addAll(layers);
        all.forEach(node -> node.setManaged(false));
        Children.lay(getChildren(), all);
        requestLayout();
    }

    /// Lays one thing over all others.
    protected final void over(Node node) {
        node.setManaged(false);
        getChildren().add(node);
        requestLayout();
    }

    /// How high letters are.
    protected final double em() {
        return gauge.getFont().getSize();
    }

    /// Puts everything where it belongs at this size.
    protected abstract void keepTo(double width, double height);

    /// Puts something into a place of the plan.
    protected static void put(Region region, Rectangle2D at) {
        region.resizeRelocate(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight());
    }

    @Override
    protected final double computePrefWidth(double height) {
        return LEAST_WIDTH;
    }

    @Override
    protected final double computePrefHeight(double width) {
        return LEAST_HEIGHT;
    }

    @Override
    protected final void layoutChildren() {
        if (getWidth() > 0 && getHeight() > 0) {
            keepTo(getWidth(), getHeight());
        }
    }
}
