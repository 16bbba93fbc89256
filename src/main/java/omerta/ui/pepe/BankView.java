package omerta.ui.pepe;

import static omerta.ui.pepe.DonPepeTableMaker.SYMBOLS;

import java.util.Comparator;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.pepe.DonPepeSetup.Bill;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.Likeness;
import omerta.ui.board.art.Sketch;

/// The bank: its bills in stacks, and how much they are together. The largest bills are paid out last.
final class BankView extends VBox implements Likeness.Likely {

    private static final int MOST_DRAWN = 7;
    private static final double STEP = 4;
    private static final double ASIDE = 1.5;
    private static final double WIDE = 64;
    private static final double HIGH = 30;

    /// The bank with this much money.
    ///
    /// @param bills those that it had at first
    BankView(Names names, int dollars, List<Bill> bills) {
        getStyleClass().add("bank");
        HBox stacks = new HBox();
        stacks.getStyleClass().add("bank-stacks");
        int left = dollars;
        for (Bill bill : bills.stream()
                .sorted(Comparator.comparingInt(Bill::value).reversed())
                .toList()) {
            int smaller = smaller(bills, bill.value());
            int count = Math.min(bill.count(), Math.max(0, left - smaller + bill.value() - 1) / bill.value());
            count = Math.min(count, left / bill.value());
            left -= count * bill.value();
            stacks.getChildren().add(stack(names, bill.value(), count));
        }
        Label title = new Label(names.desk().words("don-pepe.table.bank"));
        title.getStyleClass().add("bank-title");
        Label total = new Label(names.money(dollars));
        total.getStyleClass().add("bank-total");
        HBox line = new HBox(title, total);
        line.getStyleClass().add("bank-line");
        getChildren().addAll(line, stacks);
    }

    private static int smaller(List<Bill> bills, int than) {
        return bills.stream()
                .filter(bill -> bill.value() < than)
                .mapToInt(bill -> bill.value() * bill.count())
                .sum();
    }

    private static Region stack(Names names, int value, int count) {
        int drawn = Math.min(count, MOST_DRAWN);
        Sketch sketch = SYMBOLS.sketch(WIDE + MOST_DRAWN * ASIDE, HIGH + (MOST_DRAWN - 1) * STEP, "bills");
        if (drawn == 0) {
            sketch.getStyleClass().add("gone");
        }
        for (int i = 0; i < Math.max(1, drawn); i++) {
            double y = (MOST_DRAWN - 1 - i) * STEP;
            sketch.with("bill", i % 2 * ASIDE + i * ASIDE / 2, y, WIDE, HIGH);
        }
        Label caption = new Label(names.desk().words("don-pepe.table.bills", count, names.money(value)));
        caption.getStyleClass().add("caption");
        VBox stack = new VBox(new Fit(sketch, "bill-stack"), caption);
        stack.getStyleClass().add("bank-stack");
        return stack;
    }
}
