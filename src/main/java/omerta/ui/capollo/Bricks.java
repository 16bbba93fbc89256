package omerta.ui.capollo;

import javafx.scene.layout.Region;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.VLineTo;

/// A brick wall: the mortar is drawn, the bricks are what is between.
final class Bricks extends Region {

    private static final double WIDE = 46;
    private static final double HIGH = 17;

    private final Path mortar = new Path();

    Bricks() {
        getStyleClass().add("bricks");
        mortar.getStyleClass().add("mortar");
        mortar.setManaged(false);
        setMouseTransparent(true);
        getChildren().add(mortar);
    }

    @Override
    protected void layoutChildren() {
        mortar.getElements().clear();
        boolean shifted = false;
        for (double y = 0; y < getHeight(); y += HIGH) {
            mortar.getElements().addAll(new MoveTo(0, y), new HLineTo(getWidth()));
            for (double x = shifted ? WIDE / 2 : WIDE; x < getWidth(); x += WIDE) {
                mortar.getElements().addAll(new MoveTo(x, y), new VLineTo(Math.min(y + HIGH, getHeight())));
            }
            shifted = !shifted;
        }
    }
}
