package omerta.ui.board.art;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;

/// Words that wrap, in letters of their usual size where there is room, else smaller: no word is broken and none is cut.
public final class Lettering extends Region implements Likeness.Likely {

    private static final double STEP = 0.96;
    private static final double LEAST = 0.5;

    private final Label label;
    private final Text longest = new Text();
    private final Scale scale = new Scale();

    /// These words.
    ///
    /// @param styleClass of the words, which gives them their usual size
    public Lettering(String words, String styleClass) {
        label = new Label();
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        label.setManaged(false);
        label.getTransforms().add(scale);
        longest.fontProperty().bind(label.fontProperty());
        setMinSize(0, 0);
        getChildren().add(label);
        say(words);
    }

    /// Says something else.
    public void say(String words) {
        label.setText(words);
        longest.setText(words.strip().replaceAll("\\s+|(?<=-)", "\n"));
        requestLayout();
    }

    /// Whether it says nothing.
    public boolean isBlank() {
        return label.getText().isBlank();
    }

    /// The usual size of the letters, in pixels.
    public double em() {
        return label.getFont().getSize();
    }

    /// How large the letters would be in this much room, in parts of their usual size; a half at the least.
    public double factor(double width, double height) {
        double factor = 1;
        while (factor > LEAST && !fits(width / factor, height / factor)) {
            factor *= STEP;
        }
        return factor;
    }

    private boolean fits(double width, double height) {
        return longest.getLayoutBounds().getWidth() <= width && label.prefHeight(width) <= height;
    }

    @Override
    protected double computePrefWidth(double height) {
        return label.prefWidth(-1);
    }

    @Override
    protected double computePrefHeight(double width) {
        return label.prefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double factor = factor(getWidth(), getHeight());
        scale.setX(factor);
        scale.setY(factor);
        label.resizeRelocate(0, 0, getWidth() / factor, getHeight() / factor);
        label.layout();
        Legible.keep(this);
    }
}
