package omerta.ui.pepe;

import javafx.scene.control.Label;
import omerta.engine.Pile;
import omerta.pepe.DonPepeCard;
import omerta.ui.board.CardFace;

/// Draws the cards: the name above, one symbol, the short rule below. Everything is placed in card units.
///
/// @param names what the cards are called
record Faces(Names names) {

    private static final double EDGE = 3;
    private static final double NAME = 17;
    private static final double RULE = 38;

    /// A card in a pile by its code, without its rule; the back of one that lies face down.
    CardFace inPile(int code) {
        if (code == Pile.FACE_DOWN) {
            return CardFace.back();
        }
        DonPepeCard card = DonPepeCard.of(code);
        CardFace face = CardFace.blank("pepe", "in-pile");
        face.with(Sketch.symbol(symbol(card)), 9, 26, CardFace.WIDTH - 18, CardFace.HEIGHT - 38);
        put(face, names.card(card), "card-name", EDGE, NAME + 4);
        return face;
    }

    /// The face of a card.
    CardFace of(DonPepeCard card) {
        CardFace face = CardFace.blank("pepe");
        double symbol = CardFace.HEIGHT - NAME - RULE - 2.5 * EDGE;
        face.with(Sketch.symbol(symbol(card)), 10, NAME + EDGE / 2, CardFace.WIDTH - 20, symbol);
        put(face, names.card(card), "card-name", EDGE / 2, NAME);
        put(face, names.rule(card), "card-rule", CardFace.HEIGHT - RULE - EDGE, RULE);
        return face;
    }

    private static void put(CardFace face, String words, String styleClass, double y, double height) {
        Label label = new Label(words);
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        label.setManaged(false);
        label.resizeRelocate(EDGE, y, CardFace.WIDTH - 2 * EDGE, height);
        face.getChildren().add(label);
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
