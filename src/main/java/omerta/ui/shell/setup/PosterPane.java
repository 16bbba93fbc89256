package omerta.ui.shell.setup;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The poster of the game with what is said about it below: as wide as the poster can be in the height that there is.
final class PosterPane extends Region {

    private static final double WIDTH_OF_HEIGHT = 0.75;

    private final Region poster;
    private final VBox words;

    /// A poster and the words below it.
    PosterPane(Region poster, VBox words) {
        this.poster = poster;
        this.words = words;
        getStyleClass().add("setup-poster");
        words.getStyleClass().add("setup-words");
        getChildren().setAll(poster, words);
    }

    private double tallest(double width, double height) {
        return Math.max(0, height - words.prefHeight(width));
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.VERTICAL;
    }

    @Override
    protected double computeMaxWidth(double height) {
        double least = prefWidth(-1);
        return height < 0 ? least : Math.max(least, tallest(least, height) * WIDTH_OF_HEIGHT);
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double high = Math.min(getWidth() / WIDTH_OF_HEIGHT, tallest(getWidth(), getHeight()));
        poster.resizeRelocate(0, 0, getWidth(), high);
        words.resizeRelocate(0, high, getWidth(), words.prefHeight(getWidth()));
    }
}
