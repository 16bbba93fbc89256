package omerta.ui.pepe;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import omerta.match.Told;
import omerta.pepe.DonPepeEvent;
import omerta.pepe.DonPepeLoot;
import omerta.pepe.DonPepeReckoning;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.SeatSign;

/// A moment for all: what exploded, who took what loot and how it adds up, who is out.
final class MomentView extends VBox {

    private static final int MOST = 4;

    private final Names names;

    private MomentView(Names names, List<DonPepeEvent> events) {
        this.names = names;
        getStyleClass().addAll("over-table", "moment");
        for (DonPepeEvent event : events.subList(Math.max(0, events.size() - MOST), events.size())) {
            Label words = new Label(names.desk().say(event.message()));
            words.getStyleClass().add("moment-words");
            words.setWrapText(true);
            words.setMinHeight(USE_PREF_SIZE);
            getChildren().add(words);
            if (event instanceof DonPepeReckoning.Looted looted) {
                getChildren().add(sum(looted));
            }
        }
    }

    /// The moment in these news; empty where there is none.
    static Optional<MomentView> of(Names names, List<Told> news) {
        List<DonPepeEvent> events = news.stream()
                .map(Told::event)
                .filter(DonPepeEvent.class::isInstance)
                .map(DonPepeEvent.class::cast)
                .filter(DonPepeEvent::isMoment)
                .toList();
        return events.isEmpty() ? Optional.empty() : Optional.of(new MomentView(names, events));
    }

    /// How the loot adds up.
    private Region sum(DonPepeReckoning.Looted looted) {
        DonPepeLoot loot = looted.loot();
        HBox sum = new HBox(new SeatSign(names.desk().player(looted.seat())).sized("small"));
        sum.getStyleClass().add("loot");
        part(sum, names.money(loot.boss()), "don-pepe.table.loot-boss");
        sign(sum, "+");
        part(sum, names.money(loot.businesses()), "don-pepe.table.loot-businesses");
        if (loot.doubled()) {
            sign(sum, "×");
            part(
                    sum,
                    Integer.toString(loot.due() / Math.max(1, loot.boss() + loot.businesses())),
                    "don-pepe.table.loot-register");
        }
        sign(sum, "=");
        part(sum, names.money(loot.due()), "don-pepe.table.loot-due");
        if (looted.paid() < loot.due()) {
            sign(sum, "→");
            part(sum, names.money(looted.paid()), "don-pepe.table.loot-paid");
        }
        return new Fit(sum, 1);
    }

    private void part(HBox sum, String value, String key) {
        Label number = new Label(value);
        number.getStyleClass().add("loot-value");
        Label words = new Label(names.desk().words(key));
        words.getStyleClass().add("loot-words");
        VBox part = new VBox(number, words);
        part.getStyleClass().add("loot-part");
        sum.getChildren().add(part);
    }

    private static void sign(HBox sum, String sign) {
        Label label = new Label(sign);
        label.getStyleClass().add("loot-sign");
        sum.getChildren().add(label);
    }
}
