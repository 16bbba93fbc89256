package omerta.ui.shell.home;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/// The games on the home screen, in rows. Of all ways to lay them (in how many columns, the words below the posters or
/// beside them) it takes the one with the largest posters that leaves little room empty. A last row that is not full stands
/// in the middle. Where there is no room for posters they are left out; where there is none for the words, the shelf is
/// higher than its room.
final class Shelf extends Region {

    private final List<PosterCard> cards;

    /// A way to lay the cards.
    ///
    /// @param columns how many stand side by side
    /// @param beside whether the words are beside the posters
    /// @param poster how high the posters are, 0 where they are left out
    private record Plan(int columns, boolean beside, double poster) {}

    /// A shelf with these games.
    Shelf(List<PosterCard> cards) {
        this.cards = List.copyOf(cards);
        getStyleClass().add("home-shelf");
        getChildren().setAll(cards);
    }

    private Plan best(double width, double height) {
        return columns()
                .flatMap(columns -> Stream.of(plan(columns, false, width, height), plan(columns, true, width, height)))
                .filter(plan -> plan.poster() > 0)
                .max(Comparator.comparingDouble(plan -> worth(plan, width, height)))
                .orElseGet(() -> lowest(width));
    }

    /// A way with posters as large as can be.
    private Plan plan(int columns, boolean beside, double width, double height) {
        double poster = cards.stream()
                .mapToDouble(card -> card.fit(beside, width / columns, height / rows(columns)))
                .min()
                .orElse(0);
        return new Plan(columns, beside, poster);
    }

    /// How large the posters are, less where room is left empty.
    private double worth(Plan plan, double width, double height) {
        double across = most(card -> card.breadth(plan.beside(), width / plan.columns(), plan.poster()));
        double used = across * plan.columns() * high(plan, width) * rows(plan.columns());
        return plan.poster() * Math.sqrt(used / (width * height));
    }

    /// The lowest way: without posters.
    private Plan lowest(double width) {
        double words = most(PosterCard::leastWidth);
        return columns()
                .filter(columns -> columns == 1 || width / columns >= words)
                .map(columns -> new Plan(columns, false, 0))
                .min(Comparator.comparingDouble(plan -> high(plan, width) * rows(plan.columns())))
                .orElseThrow();
    }

    /// How high a row is.
    private double high(Plan plan, double width) {
        return most(card -> card.height(plan.beside(), width / plan.columns(), plan.poster()));
    }

    private double most(ToDoubleFunction<PosterCard> size) {
        return cards.stream().mapToDouble(size).max().orElse(0);
    }

    private Stream<Integer> columns() {
        return IntStream.rangeClosed(1, Math.max(1, cards.size())).boxed();
    }

    private int rows(int columns) {
        return Math.ceilDiv(cards.size(), columns);
    }

    private double across() {
        return snappedLeftInset() + snappedRightInset();
    }

    private double upright() {
        return snappedTopInset() + snappedBottomInset();
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
    protected double computeMinHeight(double width) {
        double inner = width - across();
        if (inner <= 0) {
            return 0;
        }
        Plan plan = lowest(inner);
        return Math.ceil(high(plan, inner) * rows(plan.columns())) + upright();
    }

    @Override
    protected double computePrefHeight(double width) {
        return minHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - across();
        double height = getHeight() - upright();
        if (width <= 0 || height <= 0) {
            return;
        }
        Plan plan = best(width, height);
        double wide = width / plan.columns();
        double high = height / rows(plan.columns());
        double used = high(plan, width);
        for (int i = 0; i < cards.size(); i++) {
            PosterCard card = cards.get(i);
            int row = i / plan.columns();
            int beside = Math.min(plan.columns(), cards.size() - row * plan.columns());
            card.lay(plan.beside(), plan.poster(), used);
            card.resizeRelocate(
                    snappedLeftInset() + (i % plan.columns() + (plan.columns() - beside) / 2.0) * wide,
                    snappedTopInset() + row * high,
                    wide,
                    high);
        }
    }
}
