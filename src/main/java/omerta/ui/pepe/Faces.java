package omerta.ui.pepe;

import static omerta.ui.pepe.DonPepeTableMaker.SYMBOLS;

import omerta.engine.Pile;
import omerta.pepe.DonPepeCard;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.Lettering;
import omerta.ui.board.art.Sketch;

/// Draws the cards: the name above, one symbol, the short rule below. Everything is placed in card units.
///
/// @param names what the cards are called
record Faces(Names names) {

    private static final double EDGE = 3;
    private static final double NAME = 17;
    private static final double RULE = 41;

    /// The face of a card by its code, or the back of one that lies face down.
    CardFace of(int code) {
        return code == Pile.FACE_DOWN ? CardFace.back() : of(DonPepeCard.of(code));
    }

    /// The face of a card. It has its symbol twice: a small one above the rule, and a large one for where the card is too
    /// small for the rule to be read.
    CardFace of(DonPepeCard card) {
        CardFace face = CardFace.blank("pepe");
        double small = CardFace.HEIGHT - NAME - RULE - 2.5 * EDGE;
        symbol(face, card, "with-rule", NAME + EDGE / 2, small);
        symbol(face, card, "without-rule", NAME + 2 * EDGE, CardFace.HEIGHT - NAME - 5 * EDGE);
        put(face, names.card(card), "card-name", EDGE / 2, EDGE / 2, NAME);
        put(face, names.rule(card), "card-rule", EDGE, CardFace.HEIGHT - RULE - EDGE, RULE);
        return face;
    }

    /// How small the letters of a face's rule have become for want of room; 1 where they have not.
    static double ruleFactor(CardFace face) {
        return face.getChildren().getLast() instanceof Lettering rule
                ? rule.factor(rule.getWidth(), rule.getHeight())
                : 1;
    }

    private static void symbol(CardFace face, DonPepeCard card, String styleClass, double y, double height) {
        Sketch sketch = SYMBOLS.sketch(CardFace.WIDTH - 16, height, styleClass);
        sketch.with(symbol(card), 0, 0, CardFace.WIDTH - 16, height);
        sketch.setManaged(false);
        sketch.resizeRelocate(8, y, CardFace.WIDTH - 16, height);
        face.getChildren().add(sketch);
    }

    private static void put(CardFace face, String words, String styleClass, double x, double y, double height) {
        Lettering lettering = new Lettering(words, styleClass);
        lettering.setManaged(false);
        lettering.resizeRelocate(x, y, CardFace.WIDTH - 2 * x, height);
        face.getChildren().add(lettering);
    }

    private static String symbol(DonPepeCard card) {
        return switch (card) {
            case KNIFE -> "knife";
            case GUN -> "gun";
            case CAKE -> "cake";
            case PASS_THE_CAKE -> "pass";
            case KA_BOOM -> "burst";
            case SLUMBER_COCKTAIL -> "cocktail";
            case COPS -> "cops";
            case MOVEMENT -> "arrows";
        };
    }
}
