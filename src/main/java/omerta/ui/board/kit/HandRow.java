package omerta.ui.board.kit;

import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.Lettering;
import omerta.ui.board.art.PileView;

/// A tray in which a hand of cards lies in a row, as large as the height allows, after the words that say whose it is.
/// Where the width is too small the cards lie over one another. A number chooses each card.
///
/// @param <G> what a spot stands for
public class HandRow<G> extends Tray<G> {

    private final Lettering title;
    private final Measures measures;

    /// How a hand is laid.
    ///
    /// @param card how wide a card usually is, in letters' heights
    /// @param gap between two cards, in cards
    /// @param edge above and below the cards, in the tray's heights
    /// @param words how wide the title is, in the tray's widths
    /// @param most how wide the title is at the most, in letters' heights
    /// @param indent before the title, in letters' heights
    public record Measures(double card, double gap, double edge, double words, double most, double indent) {}

    /// A row without cards.
    ///
    /// @param styleClass of this game
    /// @param words which say whose hand it is
    public HandRow(String styleClass, String words, Measures measures) {
        super(styleClass);
        this.measures = measures;
        title = new Lettering(words, "hand-title");
        getChildren().add(title);
    }

    /// Lays a card after those that lie there.
    ///
    /// @param name what it is, in words, for those who cannot see it
    public final void lay(CardFace face, String name, G ground) {
        put(new Spot(PileView.card(face), name).letter(Integer.toString(spots().size() + 1)), ground);
    }

    private double cardHeight(double height) {
        return height * (1 - 2 * measures.edge());
    }

    private double em() {
        return title.em();
    }

    @Override
    protected final double computePrefHeight(double width) {
        return PileView.height(measures.card() * em()) * (1 + 2 * measures.edge());
    }

    @Override
    protected final double computePrefWidth(double height) {
        return measures.card() * em() * (Math.max(1, spots().size()) * (1 + measures.gap()) + 2);
    }

    /// Told how high the cards are now, whenever they have been laid.
    protected void laid(double high) {}

    @Override
    protected final void layoutChildren() {
        double high = cardHeight(getHeight());
        double top = getHeight() * measures.edge();
        double card = PileView.width(high);
        double step = card * (1 + measures.gap());
        double words = Math.min(getWidth() * measures.words(), measures.most() * em());
        double room = getWidth() - words;
        int others = Math.max(0, spots().size() - 1);
        double apart = Math.min(step, (room - step) / Math.max(1, others));
        double indent = measures.indent() * em();
        title.resizeRelocate(indent, top, words - indent, high);
        double x = words + Math.max(0, (room - card - apart * others) / 2);
        for (Spot spot : spots().keySet()) {
            spot.resizeRelocate(x, top, card, high);
            x += apart;
        }
        laid(high);
    }
}
