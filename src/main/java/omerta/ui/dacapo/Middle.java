package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.ui.board.art.Legible;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Children;
import omerta.ui.board.kit.Spot;

/// The middle of the table: the draw pile, the building piles with their scales, the piles set aside. Each has a
/// caption below.
final class Middle extends Region {

    /// Something with words below.
    ///
    /// @param spot what it is
    /// @param caption the words
    record Captioned(Spot spot, Label caption) {

        /// Something with these words below.
        static Captioned of(Spot spot, String words) {
            Label caption = new Label(words);
            caption.getStyleClass().add("caption");
            return new Captioned(spot, caption);
        }
    }

    private static final double DEPTH = 1.05;
    private static final double WIDEST_SCALE = 2.2;

    private final Stave stave = new Stave();
    private List<Captioned> piles = List.of();
    private List<ScaleView> scales = List.of();
    private double card;
    private double pad;
    private double caption;

    /// A middle in which nothing lies yet.
    Middle() {
        getStyleClass().add("middle");
    }

    /// Lays these things in it.
    ///
    /// @param laid the draw pile, the building piles, the piles set aside
    /// @param climbed the scale of each building pile
    void lay(List<Captioned> laid, List<ScaleView> climbed) {
        piles = List.copyOf(laid);
        scales = List.copyOf(climbed);
        List<Region> all = new ArrayList<>(List.of(stave));
        all.addAll(scales);
        piles.forEach(one -> all.addAll(List.of(one.caption(), one.spot())));
        Children.lay(getChildren(), all);
        requestLayout();
    }

    /// Keeps to a plan.
    void keepTo(TablePlan plan) {
        card = plan.own();
        pad = plan.pad();
        caption = plan.captionHeight();
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (piles.isEmpty()) {
            return;
        }
        Captioned draw = piles.getFirst();
        Captioned aside = piles.getLast();
        List<Captioned> building = piles.subList(1, piles.size() - 1);
        double high = PileView.height(card);
        double side = Math.max(card + 3 * pad, Math.max(words(draw), words(aside)));
        double group = (getWidth() - 2 * side) / building.size();
        double scale = Math.min(card * WIDEST_SCALE, group - card - 2 * pad);
        stave.resizeRelocate(0, pad, getWidth(), high);
        place(draw, (side - card) / 2, high, side);
        place(aside, getWidth() - (side + card) / 2, high, side);
        for (int i = 0; i < building.size(); i++) {
            double x = side + i * group + (group - card - scale - pad) / 2;
            place(building.get(i), x, high, group - pad);
            scales.get(i).resizeRelocate(x + card + pad, pad, scale, high);
            caption(building.get(i), side + i * group + pad / 2, high, group - pad);
        }
    }

    private double words(Captioned one) {
        return one.caption().prefWidth(-1) + pad;
    }

    private void place(Captioned one, double x, double high, double words) {
        one.spot().resizeRelocate(x, pad, card, high);
        caption(one, x + (card - words) / 2, high, words);
    }

    /// Puts a caption into the middle of this room. One that is too long for it is drawn smaller, not cut.
    private void caption(Captioned one, double x, double high, double room) {
        Label words = one.caption();
        double wide = Math.max(room, words.prefWidth(-1));
        words.resizeRelocate(x - (wide - room) / 2, pad + high * DEPTH + pad * 0.7, wide, caption);
        words.setScaleX(room / wide);
        words.setScaleY(room / wide);
        Legible.keep(words);
    }
}
