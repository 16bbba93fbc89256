package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// Numbers with their words. Where there is room they stand beside one another, each over its words; where there is not,
/// each before its words, in two columns or in one.
final class FactRow extends Region {

    private static final double GAP = 0.3;

    private final List<Fact> facts = new ArrayList<>();

    private record Fact(Label number, Label words) {

        double over() {
            return Math.max(number.prefWidth(-1), words.prefWidth(-1));
        }

        double before(double gap) {
            return number.prefWidth(-1) + gap + words.prefWidth(-1);
        }
    }

    FactRow() {
        getStyleClass().add("fact-row");
    }

    void clear() {
        facts.clear();
        getChildren().clear();
    }

    void add(String number, String words) {
        Fact fact = new Fact(label(number, "fact-value"), label(words, "fact-words"));
        facts.add(fact);
        getChildren().addAll(fact.number(), fact.words());
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    private double gap() {
        return facts.isEmpty() ? 0 : facts.getFirst().number().getFont().getSize() * GAP;
    }

    private double side() {
        return facts.stream().mapToDouble(Fact::over).sum() + gap() * Math.max(0, facts.size() - 1);
    }

    private boolean isSideBySide(double width) {
        return width < 0 || side() <= width;
    }

    private int columns(double width) {
        return widest(0) + gap() + widest(1) <= width ? 2 : 1;
    }

    /// The width that the facts of one of two columns need.
    private double widest(int column) {
        return IntStream.range(0, facts.size())
                .filter(i -> i % 2 == column)
                .mapToDouble(i -> facts.get(i).before(gap()))
                .max()
                .orElse(0);
    }

    private double line() {
        return facts.stream()
                .mapToDouble(fact ->
                        Math.max(fact.number().prefHeight(-1), fact.words().prefHeight(-1)))
                .max()
                .orElse(0);
    }

    private double highest(boolean numbers) {
        return facts.stream()
                .map(numbers ? Fact::number : Fact::words)
                .mapToDouble(label -> label.prefHeight(-1))
                .max()
                .orElse(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return side();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        if (isSideBySide(width)) {
            return highest(true) + highest(false);
        }
        int columns = columns(width);
        return line() * ((facts.size() + columns - 1) / columns);
    }

    @Override
    protected void layoutChildren() {
        if (isSideBySide(getWidth())) {
            beside();
        } else {
            int columns = columns(getWidth());
            double second = columns == 1 ? getWidth() + gap() : second();
            for (int i = 0; i < facts.size(); i++) {
                boolean first = i % columns == 0;
                double x = first ? 0 : second;
                before(facts.get(i), x, i / columns * line(), first ? second - gap() : getWidth() - x);
            }
        }
    }

    /// Where the second of two columns begins: in the middle where it can.
    private double second() {
        return Math.max(widest(0) + gap(), Math.min((getWidth() + gap()) / 2, getWidth() - widest(1)));
    }

    private void beside() {
        double spare = (getWidth() - side()) / Math.max(1, facts.size());
        double below = highest(true);
        double x = 0;
        for (Fact fact : facts) {
            double wide = fact.over() + spare;
            centre(fact.number(), x, 0, wide);
            centre(fact.words(), x, below, wide);
            x += wide + gap();
        }
    }

    private static void centre(Label label, double x, double y, double room) {
        double wide = label.prefWidth(-1);
        label.resizeRelocate(x + (room - wide) / 2, y, wide, label.prefHeight(-1));
    }

    private void before(Fact fact, double x, double y, double room) {
        double number = fact.number().prefWidth(-1);
        fact.number().resizeRelocate(x, y, number, fact.number().prefHeight(-1));
        fact.words()
                .resize(
                        Math.min(fact.words().prefWidth(-1), room - number - gap()),
                        fact.words().prefHeight(-1));
        double down = fact.number().getBaselineOffset() - fact.words().getBaselineOffset();
        fact.words().relocate(x + number + gap(), y + down);
    }
}
