package omerta.ui.board.art;

import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// Shows something at its usual size where there is room, else smaller as a whole; in the middle, never cut.
public final class Fit extends Region implements Likeness.Likely {

    private final Region content;
    private final Scale scale = new Scale();
    private final double most;

    /// Something that is never drawn larger than this many times its usual size.
    public Fit(Region content, double most) {
        this.content = content;
        this.most = most;
        setMinSize(0, 0);
        content.setManaged(false);
        content.getTransforms().add(scale);
        getChildren().add(content);
    }

    /// Something that fills its room in its own proportion.
    public Fit(Region content, String styleClass) {
        this(content, Double.MAX_VALUE);
        getStyleClass().add(styleClass);
    }

    /// Whether this is what it shows.
    public boolean holds(Region other) {
        return content.equals(other);
    }

    /// How large it would be drawn in this much room.
    public double factor(double width, double height) {
        double wide = Math.max(1, content.prefWidth(-1));
        return Math.min(most, Math.min(width / wide, height / Math.max(1, content.prefHeight(wide))));
    }

    @Override
    public List<Object> besides() {
        return List.of(most);
    }

    @Override
    protected double computePrefWidth(double height) {
        return content.prefWidth(-1);
    }

    @Override
    protected double computePrefHeight(double width) {
        return content.prefHeight(content.prefWidth(-1));
    }

    @Override
    protected void layoutChildren() {
        double wide = content.prefWidth(-1);
        double high = content.prefHeight(wide);
        double factor = factor(getWidth(), getHeight());
        scale.setX(factor);
        scale.setY(factor);
        content.resizeRelocate((getWidth() - wide * factor) / 2, (getHeight() - high * factor) / 2, wide, high);
        content.layout();
        Legible.keep(this);
    }
}
