package omerta.ui.capollo;

import java.util.List;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import omerta.capollo.DonCapolloGoods;
import omerta.capollo.DonCapolloOffer;
import omerta.capollo.DonCapolloPending;
import omerta.capollo.DonCapolloState;
import omerta.capollo.DonCapolloTalk;
import omerta.engine.Seat;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.SeatSign;

/// Says and shows what waits while a favour may break in.
///
/// @param names what things are called
record Waiting(Names names) {

    private static final double MOST_LARGER = 1.4;

    /// What each side of a deal that waits gives, as on the scales, its maker's first; nothing where none waits.
    List<Region> pans(DonCapolloState state) {
        for (DonCapolloPending pending : state.pending().reversed()) {
            if (pending instanceof DonCapolloPending.Closing closing) {
                DonCapolloOffer offer = closing.offer();
                return List.of(pan(offer.from(), offer.give()), pan(offer.to(), offer.want()));
            }
        }
        return List.of();
    }

    private Region pan(Seat seat, DonCapolloGoods goods) {
        HBox pan = new HBox(new SeatSign(names.desk().player(seat)).sized("mat-sign"));
        Chips chips = new Chips(names);
        for (Good good : Good.kinds(goods)) {
            pan.getChildren().add(chips.drawn(good, good.in(goods)));
        }
        pan.getStyleClass().add("waits-pan");
        return new Fit(pan, MOST_LARGER);
    }

    /// What waits, in words; empty where nothing does.
    String words(DonCapolloState state) {
        if (state.pending().isEmpty()) {
            return "";
        }
        for (int i = state.pending().size() - 1; i >= 0; i--) {
            switch (state.pending().get(i)) {
                case DonCapolloPending.Accounting waits -> {
                    return names.words(
                            "waits-account",
                            names.of(waits.seat()),
                            names.of(waits.business()),
                            names.step(waits.business(), state.row(waits.seat(), waits.business())));
                }
                case DonCapolloPending.Reckoning waits -> {
                    return names.words(
                            "waits-account",
                            names.of(waits.seat()),
                            names.of(waits.business()),
                            names.step(waits.business(), state.row(waits.seat(), waits.business())));
                }
                case DonCapolloPending.Closing waits -> {
                    return names.words(
                            "waits-deal", names.desk().say(new DonCapolloTalk.Done(waits.offer()).message()));
                }
                case DonCapolloPending.Revealed _,
                        DonCapolloPending.Ending _,
                        DonCapolloPending.Talks _,
                        DonCapolloPending.Picking _,
                        DonCapolloPending.Confirming _ -> {}
            }
        }
        return "";
    }
}
