package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.kit.Children;
import omerta.ui.board.kit.Spot;

/// What lies before one seat: who it is, the player stack, the auxiliary piles.
final class Mat extends Region {

    private static final PseudoClass TURN = PseudoClass.getPseudoClass("turn");
    private static final PseudoClass OWN = PseudoClass.getPseudoClass("own");

    private static final double MOST_LINES = 1.8;

    private final SeatSign sign;
    private final Label name;
    private final VBox facts = new VBox();
    private List<Spot> spots = List.of();
    private final boolean own;
    private double card;
    private boolean aside = true;
    private double pad;
    private double between;
    private double nameWidth;
    private double nameHeight;

    /// The mat of a seat, on which nothing lies yet.
    ///
    /// @param own whether it is the mat of the seat that looks
    Mat(SeatSign sign, Label name, boolean own) {
        this.sign = sign;
        this.name = name;
        this.own = own;
        getStyleClass().add("mat");
        pseudoClassStateChanged(OWN, own);
        name.getStyleClass().add("mat-name");
        facts.getStyleClass().add("mat-facts");
    }

    /// Lays these things on it.
    ///
    /// @param lines under the name, at most two
    /// @param turn whether it is this seat's turn
    /// @param laid the player stack, then the auxiliary piles
    void lay(List<? extends Region> lines, boolean turn, List<Spot> laid) {
        spots = List.copyOf(laid);
        pseudoClassStateChanged(TURN, turn);
        facts.getChildren().setAll(lines);
        List<Region> all = new ArrayList<>(List.of(sign, name, facts));
        all.addAll(spots);
        Children.lay(getChildren(), all);
        requestLayout();
    }

    /// Keeps to a plan.
    void keepTo(TablePlan plan) {
        card = own ? plan.own() : plan.other();
        aside = own || plan.seats().aside();
        pad = plan.pad();
        between = plan.between();
        nameWidth = plan.nameWidth();
        nameHeight = plan.nameHeight();
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        if (spots.isEmpty()) {
            return;
        }
        double high = PileView.height(card);
        double left = pad;
        double top = pad;
        if (aside) {
            nameBeside();
            left += nameWidth;
            top = Math.max(pad, (getHeight() - high) / 2);
        } else {
            nameAbove();
            top += nameHeight;
        }
        spots.getFirst().resizeRelocate(left, top, card, high);
        double slot = (getWidth() - left - pad - card) / (spots.size() - 1);
        for (int i = 1; i < spots.size(); i++) {
            Spot spot = spots.get(i);
            double width = spot.pile().within(slot - between, high);
            spot.resizeRelocate(left + card + between + (i - 1) * slot, top, width, high);
        }
    }

    private void nameBeside() {
        double space = nameWidth - pad;
        double signSize = sign.prefWidth(-1);
        double nameLeft = signSize + pad * 0.6;
        name.setWrapText(true);
        boolean fits = name.prefHeight(space - nameLeft) <= signSize * MOST_LINES;
        double nameHigh = fits ? Math.max(signSize, name.prefHeight(space - nameLeft)) : signSize;
        double factsHigh = facts.prefHeight(space);
        double y = Math.max(pad * 0.5, (getHeight() - nameHigh - factsHigh) / 2);
        sign.resizeRelocate(pad, y + (nameHigh - signSize) / 2, signSize, signSize);
        name.setVisible(fits);
        name.resizeRelocate(pad + nameLeft, y, space - nameLeft, nameHigh);
        facts.resizeRelocate(pad, y + nameHigh, space, factsHigh);
    }

    private void nameAbove() {
        double signSize = sign.prefWidth(-1);
        double factsWide = facts.prefWidth(-1);
        double nameLeft = pad + signSize + pad * 0.6;
        double space = getWidth() - nameLeft - factsWide - 2 * pad;
        double y = pad * 0.6;
        sign.resizeRelocate(pad, y, signSize, signSize);
        facts.resizeRelocate(getWidth() - pad - factsWide, y, factsWide, signSize);
        name.setWrapText(false);
        name.setVisible(name.prefWidth(-1) <= space);
        name.resizeRelocate(nameLeft, y, space, signSize);
    }
}
