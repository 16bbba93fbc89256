package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.ui.board.art.PileView;
import omerta.ui.board.kit.Spot;

/// The middle of the table: the draw pile, the building piles with their scales, the piles set aside. Each has a
/// caption below.
final class Middle extends Region {

    /// Something with words below.
    ///
    /// @param spot what it is
    /// @param caption the words
    record Captioned(Spot spot, Label caption) {}

    private static final double DEPTH = 1.05;
    private static final double WIDEST_SCALE = 2.2;

    private final Stave stave = new Stave();
    private final Captioned draw;
    private final List<Captioned> building;
    private final List<ScaleView> scales;
    private final Captioned aside;
    private double card;
    private double pad;
    private double caption;

    /// The middle with these things.
    Middle(Captioned draw, List<Captioned> building, List<ScaleView> scales, Captioned aside) {
        this.draw = draw;
        this.building = List.copyOf(building);
        this.scales = List.copyOf(scales);
        this.aside = aside;
        getStyleClass().add("middle");
        getChildren().add(stave);
        getChildren().addAll(scales);
        for (Captioned one : all()) {
            one.caption().getStyleClass().add("caption");
            getChildren().addAll(one.caption(), one.spot());
        }
    }

    private List<Captioned> all() {
        List<Captioned> all = new ArrayList<>();
        all.add(draw);
        all.addAll(building);
        all.add(aside);
        return all;
    }

    /// All that can be chosen in it, in reading order.
    List<Spot> spots() {
        return all().stream().map(Captioned::spot).toList();
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
    }
}
