package omerta.ui.capollo;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloTables;
import omerta.engine.Pile;
import omerta.ui.board.art.CardFace;

/// Draws the cards: the name above, the symbol, the table of the business below. Everything is placed in card units.
///
/// @param names what the cards are called
record Faces(Names names) {

    private static final double NAME = 14;
    private static final double LINE = 10.5;
    private static final double EDGE = 1.5;
    private static final double ASIDE = 2;
    private static final double TABLE = CardFace.HEIGHT - 3 * LINE - 3;

    /// The face of a card by its code, or the back of one that lies face down.
    CardFace of(int code) {
        return code == Pile.FACE_DOWN ? CardFace.back() : of(DonCapolloBusiness.of(code));
    }

    /// The face of a card.
    CardFace of(DonCapolloBusiness business) {
        CardFace face = CardFace.blank("capollo", Names.key(business));
        put(face, Tiles.region("card-band"), EDGE, EDGE, CardFace.WIDTH - 2 * EDGE, NAME - EDGE);
        put(face, Tiles.fitted(names.title(business), "card-name"), 4, EDGE, CardFace.WIDTH - 8, NAME - EDGE);
        face.with(Tiles.SYMBOLS.art(Names.key(business)), 12, NAME + 4, CardFace.WIDTH - 24, TABLE - NAME - 8);
        double column = (CardFace.WIDTH - 12) / DonCapolloTables.PAID;
        face.with(Tiles.SYMBOLS.art("coin"), 2.5, TABLE + LINE + 1, 6, LINE - 2);
        face.with(Tiles.SYMBOLS.art("power"), 2.5, TABLE + 2 * LINE + 1, 6, LINE - 2);
        for (int count = 1; count <= DonCapolloTables.PAID; count++) {
            double x = 9 + (count - 1) * column;
            cell(face, Integer.toString(count), "card-count", x, TABLE, column);
            cell(face, Integer.toString(names.tables().money(business, count)), "card-money", x, TABLE + LINE, column);
            cell(
                    face,
                    Integer.toString(names.tables().power(business, count)),
                    "card-power",
                    x,
                    TABLE + 2 * LINE,
                    column);
        }
        return face;
    }

    private static void cell(CardFace face, String words, String styleClass, double x, double y, double width) {
        Label label = Tiles.label(words, "card-cell", styleClass);
        put(face, label, x - ASIDE, y, width + 2 * ASIDE, LINE);
    }

    private static void put(CardFace face, Region region, double x, double y, double width, double height) {
        region.setManaged(false);
        region.resizeRelocate(x, y, width, height);
        face.getChildren().add(region);
    }
}
