package omerta.ui.pepe;

import javafx.scene.layout.Region;

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
        boolean flat = w > FLAT * h;
        families.columns(flat ? 2 : 1);
        if (flat) {
            piles.resizeRelocate(0, 0, w * 0.26, h);
            bank.resizeRelocate(w * 0.26 + gap, 0, w * 0.26, h);
            ledger.resizeRelocate(w * 0.52 + 2 * gap, 0, w * 0.48 - 2 * gap, h);
        } else {
            double left = w * 0.43;
            double high = h * 0.56;
            piles.resizeRelocate(0, 0, left, high - gap / 2);
            bank.resizeRelocate(0, high + gap / 2, left, h - high - gap / 2);
            ledger.resizeRelocate(left + gap, 0, w - left - gap, h);
        }
    }
}
