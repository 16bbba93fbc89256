package omerta.ui.capollo;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.layout.FlowPane;
import omerta.capollo.DonCapolloGoods;
import omerta.engine.Seat;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.kit.Spot;

/// Draws what may go into a deal, and remembers what each spot stands for.
final class Chips {

    private static final double WIDE = 106;
    private static final double HIGH = 32;
    private static final double SMALL = 36;

    private final Names names;
    private final Map<Spot, Ground> spots = new LinkedHashMap<>();

    Chips(Names names) {
        this.names = names;
    }

    /// What each spot stands for, in reading order.
    Map<Spot, Ground> spots() {
        return spots;
    }

    /// What lies in a pan.
    FlowPane weighed(Seat side, DonCapolloGoods goods) {
        FlowPane flow = flow();
        for (Good good : Good.kinds(goods)) {
            flow.getChildren().add(chip(side, good, good.in(goods), true));
        }
        return flow;
    }

    /// What could still be put there.
    FlowPane left(Seat side, Map<Good, Integer> left) {
        FlowPane flow = flow();
        left.forEach((good, count) -> flow.getChildren().add(chip(side, good, count, false)));
        return flow;
    }

    /// What can be asked for from a hand.
    FlowPane asked(Seat side, List<Good> goods) {
        FlowPane flow = flow();
        for (Good good : goods) {
            if (good instanceof Good.HandCard(var business)) {
                Sketch sketch = Tiles.SYMBOLS
                        .sketch(SMALL, HIGH, "chip", Names.key(business))
                        .with(Tiles.region("chip-ground"), 0, 0, SMALL, HIGH)
                        .with(Names.key(business), 5, 3, SMALL - 10, HIGH - 6);
                Spot spot = put(
                        sketch.thing(), names.words("ask-hand", names.of(business), names.of(side)), side, good, false);
                spot.getStyleClass().add("small-chip");
                flow.getChildren().add(spot);
            }
        }
        return flow;
    }

    /// A pan, under what lies in it.
    Spot pan(Seat side) {
        Spot spot = new Spot(PileView.thing(Tiles.region("dish"), 1, 1), names.words("pan", names.of(side)));
        spot.setFocusTraversable(false);
        spot.getStyleClass().add("pan");
        spots.put(spot, new Ground.Pan(side));
        return spot;
    }

    private static FlowPane flow() {
        FlowPane flow = new FlowPane();
        flow.getStyleClass().add("chips");
        return flow;
    }

    private Spot chip(Seat side, Good good, int count, boolean weighed) {
        String words = words(good);
        String many = count > 1 && !(good instanceof Good.Dollar) ? names.words("times", words, count) : words;
        Spot spot = put(
                drawn(good, count),
                names.words(weighed ? "take-back" : "put-in", many, names.of(side)),
                side,
                good,
                weighed);
        spot.getStyleClass().add("chip-spot");
        return spot;
    }

    private Spot put(PileView view, String name, Seat side, Good good, boolean weighed) {
        Spot spot = new Spot(view, name);
        spots.put(spot, new Ground.Chip(side, good, weighed));
        return spot;
    }

    private String words(Good good) {
        return switch (good) {
            case Good.Dollar() -> names.money(1);
            case Good.OpenCard(var business) -> names.words("good-open", names.of(business));
            case Good.RowCard(var business) -> names.words("good-row", names.of(business));
            case Good.HandCard(var business) -> names.words("good-hand", names.of(business));
            case Good.Favour(Seat son) -> names.words("good-favour", names.of(son));
        };
    }

    /// A thing that may go into a deal, drawn.
    PileView drawn(Good good, int count) {
        return switch (good) {
            case Good.Dollar() -> chip("coin", names.money(count), "");
            case Good.OpenCard(var business) -> card(Names.key(business), names.title(business), "from-open", count);
            case Good.RowCard(var business) -> card(Names.key(business), names.title(business), "from-row", count);
            case Good.HandCard(var business) -> card(Names.key(business), names.title(business), "from-hand", count);
            case Good.Favour(Seat son) -> favour(son);
        };
    }

    private PileView card(String symbol, String name, String from, int count) {
        return chip(symbol, name, count > 1 ? names.words("times", names.words(from), count) : names.words(from));
    }

    private static PileView chip(String symbol, String name, String from) {
        Sketch sketch = Tiles.SYMBOLS
                .sketch(WIDE, HIGH, "chip", symbol)
                .with(Tiles.region("chip-ground"), 0, 0, WIDE, HIGH)
                .with(symbol, 4, 3, 26, HIGH - 6)
                .with(Tiles.fitted(name, "chip-name"), 33, from.isEmpty() ? 5 : 1, WIDE - 37, from.isEmpty() ? 22 : 18);
        if (!from.isEmpty()) {
            sketch.with(Tiles.fitted(from, "chip-from"), 33, 17, WIDE - 37, 14);
        }
        return sketch.thing();
    }

    private PileView favour(Seat son) {
        return Tiles.SYMBOLS
                .sketch(WIDE, HIGH, "chip", "capollo-favour", new Tiles(names).colour(son))
                .with(Tiles.region("chip-ground"), 0, 0, WIDE, HIGH)
                .with("seal", 3, 2, 28, 28)
                .with(new SeatSign(names.desk().player(son)).sized("chip-sign"), 9, 8, 16, 16)
                .with(Tiles.fitted(names.words("favour"), "chip-name"), 34, 1, WIDE - 38, 18)
                .with(Tiles.fitted(names.of(son), "chip-from"), 34, 17, WIDE - 38, 14)
                .thing();
    }
}
