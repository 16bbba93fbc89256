package omerta.ui.shell.statistics;

import java.util.List;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/// Cards of one width: as many side by side as there is room for, which they share, each between its least and its
/// greatest width.
final class Cards extends FlowPane {

    private final List<? extends Region> cards;

    /// These cards.
    Cards(List<? extends Region> cards) {
        this.cards = List.copyOf(cards);
        getStyleClass().add("statistics-cards");
        getChildren().setAll(cards);
    }

    private void share(double width) {
        double room = width - snappedLeftInset() - snappedRightInset();
        double least = least();
        int columns = (int) Math.clamp((room + getHgap()) / (least + getHgap()), 1, cards.size());
        double wide = Math.floor((room - getHgap() * (columns - 1)) / columns);
        cards.forEach(card -> card.setPrefWidth(Math.max(0, wide)));
    }

    private double least() {
        return cards.stream().mapToDouble(card -> card.minWidth(-1)).max().orElse(1);
    }

    @Override
    protected double computeMinWidth(double height) {
        return snappedLeftInset() + least() + snappedRightInset();
    }

    @Override
    protected double computePrefHeight(double width) {
        if (width > 0) {
            share(width);
        }
        return super.computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        share(getWidth());
        super.layoutChildren();
    }
}
