package omerta.ui.shell.kit;

import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// Something as high as it needs to be at the width it gets, and that scrolls where there is not so much room.
public final class Roll extends ScrollPane {

    private final Region content;

    /// Holds this.
    public Roll(Region content) {
        super(content);
        this.content = content;
        getStyleClass().add("roll");
        setFitToWidth(true);
        setFocusTraversable(false);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double across = snappedLeftInset() + snappedRightInset();
        double upright = snappedTopInset() + snappedBottomInset();
        return snapSizeY(content.prefHeight(width < 0 ? width : width - across)) + upright;
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }
}
