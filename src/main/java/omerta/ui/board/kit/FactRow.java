package omerta.ui.board.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// Numbers with their words. Where there is room they stand beside one another, each over its words; where there is not
/// they follow one another in lines, each before its words.
final class FactRow extends Region {

    private static final double GAP = 0.25;
    private static final double BETWEEN = 2;

    private final List<Fact> facts = new ArrayList<>();

    /// A number with its words.
    record Entry(String number, String words) {}

    private record Fact(Label number, Label words) {

        double over() {
            return Math.max(number.prefWidth(-1), words.prefWidth(-1));
        }

        double before(double gap) {
            return number.prefWidth(-1) + gap + words.prefWidth(-1);
        }
    }

    private record Place(double x, int line) {}

    FactRow() {
        getStyleClass().add("fact-row");
    }

    /// Shows these instead of those before.
    void show(List<Entry> entries) {
        if (facts.size() != entries.size()) {
            facts.clear();
            entries.forEach(entry -> facts.add(new Fact(label("fact-value"), label("fact-words"))));
            getChildren()
                    .setAll(facts.stream()
                            .flatMap(fact -> Stream.of(fact.number(), fact.words()))
                            .toList());
        }
        for (int i = 0; i < entries.size(); i++) {
            facts.get(i).number().setText(entries.get(i).number());
            facts.get(i).words().setText(entries.get(i).words());
        }
        requestLayout();
    }

    private static Label label(String styleClass) {
        Label label = new Label();
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
        return line()
                * flow(width).values().stream()
                        .mapToInt(place -> place.line() + 1)
                        .max()
                        .orElse(0);
    }

    @Override
    protected void layoutChildren() {
        if (isSideBySide(getWidth())) {
            beside();
        } else {
            flow(getWidth()).forEach(this::before);
        }
    }

    /// Where each fact stands when they follow one another like words.
    private Map<Fact, Place> flow(double width) {
        Map<Fact, Place> flow = new LinkedHashMap<>();
        int line = 0;
        double x = 0;
        for (Fact fact : facts) {
            double wide = fact.before(gap());
            if (x > 0 && x + wide > width) {
                line++;
                x = 0;
            }
            flow.put(fact, new Place(x, line));
            x += wide + BETWEEN * gap();
        }
        return flow;
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

    private void before(Fact fact, Place place) {
        double x = place.x();
        double y = place.line() * line();
        double number = fact.number().prefWidth(-1);
        double room = getWidth() - x - number - gap();
        fact.number().resizeRelocate(x, y, number, fact.number().prefHeight(-1));
        fact.words()
                .resize(Math.min(fact.words().prefWidth(-1), room), fact.words().prefHeight(-1));
        double down = fact.number().getBaselineOffset() - fact.words().getBaselineOffset();
        fact.words().relocate(x + number + gap(), y + down);
    }
}
