package omerta.ui.pepe;

import java.util.List;
import javafx.scene.layout.Region;
import omerta.ui.board.art.Fit;
import omerta.ui.board.kit.Children;
import org.jspecify.annotations.Nullable;

/// The middle of the table: what can be played and drawn, the bank, the ledger. They stand side by side or, where the
/// middle is high, the first two above one another.
final class Middle extends Region {

    private static final double FLAT = 4.6;
    private static final double GAP = 0.02;
    private static final double MOST = 1.7;

    private Fit piles = fit(new Region());
    private Fit bank = fit(new Region());
    private Fit ledger = fit(new Region());
    private @Nullable LedgerView families;

    /// A middle in which nothing lies yet.
    Middle() {
        getStyleClass().add("middle");
    }

    private static Fit fit(Region content) {
        return new Fit(content, MOST);
    }

    /// Lays these things in it.
    void lay(Region toPlay, Region money, LedgerView told) {
        families = told;
        piles = piles.holds(toPlay) ? piles : fit(toPlay);
        bank = bank.holds(money) ? bank : fit(money);
        ledger = ledger.holds(told) ? ledger : fit(told);
        Children.lay(getChildren(), List.of(piles, bank, ledger));
        requestLayout();
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
        if (families != null) {
            families.columns(2);
            double two = ledger.factor(width, height);
            families.columns(1);
            if (ledger.factor(width, height) < two) {
                families.columns(2);
            }
        }
        ledger.resizeRelocate(x, 0, width, height);
    }
}
