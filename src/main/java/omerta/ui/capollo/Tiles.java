package omerta.ui.capollo;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloTables;
import omerta.engine.Seat;
import omerta.ui.board.art.Fit;
import omerta.ui.board.art.PileView;
import omerta.ui.board.art.SeatSign;
import omerta.ui.board.art.Sketch;
import omerta.ui.board.art.Symbols;

/// Draws the small things of the table. Everything is placed in units of its own, 1 of which is about a pixel on a small
/// screen.
///
/// @param names what the things are called
record Tiles(Names names) {

    /// The symbols of the game.
    static final Symbols SYMBOLS = new Symbols("assets/don-capollo/symbols.svg");

    /// The width of a row on a mat.
    static final double ROW_WIDE = 104;

    /// The height of a row on a mat.
    static final double ROW_HIGH = 94;

    private static final double FACE = 53;
    private static final double BAND = 16;
    private static final double MOST_STEP = 15;
    private static final double LEAST_STEP = 10;
    private static final double LINE = 16;

    /// Cards of one business, fanned so that their names show, with what they bring and what one more would.
    PileView row(DonCapolloBusiness business, int count) {
        Sketch tile = SYMBOLS.sketch(ROW_WIDE, ROW_HIGH, "capollo-row", Names.key(business));
        int below = count - 1;
        double step = below == 0 ? 0 : Math.min(MOST_STEP, (ROW_HIGH - FACE) / below);
        double y = ROW_HIGH - FACE - below * step;
        for (int i = 0; i < below; i++) {
            tile.with(region("row-card"), 0, y, ROW_WIDE, FACE);
            band(tile, business, y, step);
            y += step;
        }
        tile.with(region("row-card"), 0, y, ROW_WIDE, FACE);
        band(tile, business, y, BAND);
        tile.with(Names.key(business), 3, y + BAND + 3, 28, FACE - BAND - 6);
        brings(tile, business, count, y + BAND + 2, "row-now");
        if (count < DonCapolloTables.PAID) {
            brings(tile, business, count + 1, y + BAND + 2 + LINE, "row-next");
        }
        return tile.thing();
    }

    /// The band of a card with its name, as far as it can be seen.
    private void band(Sketch tile, DonCapolloBusiness business, double y, double seen) {
        tile.with(region("row-band"), 1, y + 1, ROW_WIDE - 2, BAND - 1);
        if (seen >= LEAST_STEP) {
            tile.with(fitted(names.title(business), "row-name"), 5, y, ROW_WIDE - 10, seen);
        }
    }

    private void brings(Sketch tile, DonCapolloBusiness business, int count, double y, String styleClass) {
        tile.with(label(count + ":", styleClass), 33, y, 15, LINE);
        tile.with(fitted(names.money(names.tables().money(business, count)), styleClass), 47, y, 28, LINE);
        tile.with(label(Integer.toString(names.tables().power(business, count)), styleClass), 80, y, 10, LINE);
        tile.with("power", 91, y + 3, 11, 10, styleClass);
    }

    /// A place where a row may lie.
    PileView place() {
        return SYMBOLS.sketch(ROW_WIDE, ROW_HIGH, "capollo-place")
                .with(region("card-place"), 2, 2, ROW_WIDE - 4, ROW_HIGH - 4)
                .with(fitted(names.words("free-place"), "place-words"), 8, ROW_HIGH / 2 - 9, ROW_WIDE - 16, 18)
                .thing();
    }

    /// A symbol with a number beside it.
    PileView count(String symbol, String number) {
        return SYMBOLS.sketch(52, 34, "capollo-count")
                .with(symbol, 2, 6, 22, 22)
                .with(fitted(number, "count-value"), 25, 5, 26, 24)
                .thing();
    }

    /// A favour, by the seal of the son who owes it.
    PileView favour(Seat son) {
        return SYMBOLS.sketch(36, 36, "capollo-favour", colour(son))
                .with("seal", 1, 1, 34, 34)
                .with(new SeatSign(names.desk().player(son)).sized("seal-sign"), 8, 8, 20, 20)
                .thing();
    }

    /// The sign and the name of a family.
    PileView name(Seat seat) {
        return SYMBOLS.sketch(104, 34, "capollo-name")
                .with(new SeatSign(names.desk().player(seat)).sized("mat-sign"), 2, 4, 26, 26)
                .with(fitted(names.of(seat), "mat-name"), 32, 5, 70, 24)
                .thing();
    }

    /// A plate with words.
    static PileView plate(String words, double wide, double high) {
        return SYMBOLS.sketch(wide, high, "capollo-plate")
                .with(region("plate"), 0, 0, wide, high)
                .with(fitted(words, "plate-words"), 6, 2, wide - 12, high - 4)
                .thing();
    }

    /// The style class of a seat's colour.
    String colour(Seat seat) {
        return "son-" + Names.key(names.desk().player(seat).colour());
    }

    static Region region(String styleClass) {
        Region region = new Region();
        region.getStyleClass().add(styleClass);
        return region;
    }

    static Label label(String words, String... styleClasses) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }

    /// Words that become smaller where there is little room.
    static Fit fitted(String words, String... styleClasses) {
        return new Fit(label(words, styleClasses), 1);
    }
}
