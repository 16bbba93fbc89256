package omerta.ui.board.art;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/// Shows a drawing as large as the space allows, in its own proportion, in the middle. Its usual height is given by a
/// style sheet; the width follows.
public final class ArtView extends Region implements Likeness.Likely {

    private final Art art;
    private final Group group = new Group();
    private final Scale scale = new Scale();

    /// Shows this drawing; the style class tells the style sheets which one it is.
    public ArtView(Art art, String styleClass) {
        this.art = art;
        getStyleClass().addAll("art", styleClass);
        setMinSize(0, 0);
        for (Art.Stroke stroke : art.strokes()) {
            SVGPath path = new SVGPath();
            path.setContent(stroke.path());
            path.getStyleClass().addAll(stroke.styleClasses());
            group.getChildren().add(path);
        }
        group.setManaged(false);
        group.getTransforms().add(scale);
        getChildren().add(group);
        setMouseTransparent(true);
    }

    @Override
    public List<Object> besides() {
        return List.of(art.width(), art.height());
    }

    @Override
    protected double computePrefHeight(double width) {
        return width < 0 ? art.height() : width * art.height() / art.width();
    }

    @Override
    protected double computePrefWidth(double height) {
        double high = height < 0 ? getPrefHeight() : height;
        return high < 0 ? art.width() : high * art.width() / art.height();
    }

    @Override
    protected void layoutChildren() {
        double factor = Math.min(getWidth() / art.width(), getHeight() / art.height());
        scale.setX(factor);
        scale.setY(factor);
        group.relocate(0, 0);
        group.setLayoutX((getWidth() - art.width() * factor) / 2);
        group.setLayoutY((getHeight() - art.height() * factor) / 2);
    }
}
