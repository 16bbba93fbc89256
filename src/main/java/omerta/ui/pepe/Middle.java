package omerta.ui.pepe;

import javafx.scene.layout.Region;
import omerta.ui.board.art.Fit;

/// The middle of the table: what can be played and drawn, the bank, the ledger. They stand side by side or, where the
/// middle is high, the first two above one another.
final class Middle extends Region {

    private static final double FLAT = 4.6;
    private static final double GAP = 0.02;

    private final Fit piles;
    private final Fit bank;
    private final LedgerView families;
    private final Fit ledger;

    /// The middle with these things.
    Middle(Region piles, Region bank, LedgerView ledger) {
        families = ledger;
        this.piles = new Fit(piles, 1.7);
        this.bank = new Fit(bank, 1.7);
        this.ledger = new Fit(ledger, 1.7);
        getStyleClass().add("middle");
        getChildren().addAll(this.piles, this.bank, this.ledger);
    }

    @Override
    protected void layoutChildren() {
        double w = getWidth();
        double h = getHeight();
        double gap = w * GAP;
        if (w > FLAT * h) {
            piles.resizeRelocate(0, 0, w * 0.25, h);
            bank.resizeRelocate(w * 0.25 + gap, 0, w * 0.22, h);
            ledger(w * 0.47 + 2 * gap, w * 0.53 - 2 * gap, h);
        } else {
            double left = w * 0.43;
            double high = h * 0.56;
            piles.resizeRelocate(0, 0, left, high - gap / 2);
            bank.resizeRelocate(0, high + gap / 2, left, h - high - gap / 2);
            ledger(left + gap, w - left - gap, h);
        }
    }

    /// Lays the ledger so that its letters are as large as they can be.
    private void ledger(double x, double width, double height) {
        families.columns(2);
        double two = ledger.factor(width, height);
        families.columns(1);
        if (ledger.factor(width, height) < two) {
            families.columns(2);
        }
        ledger.resizeRelocate(x, 0, width, height);
    }
}
