package omerta.ui.dacapo;

import java.util.ArrayList;
import java.util.List;
import omerta.dacapo.DaCapoTables;
import omerta.engine.Pile;
import omerta.ui.board.art.Art;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.Symbols;

/// Draws the cards: a number with its note on the stave, or the joker, a clef with a hat. Everything is placed in card
/// units.
final class Faces {

    /// The highest number that can be drawn.
    static final int HIGHEST = DaCapoTables.JOKER - 1;

    private static final Symbols NUMERALS = new Symbols("assets/style/numerals.svg");
    private static final Symbols SYMBOLS = new Symbols("assets/da-capo/symbols.svg");
    private static final double INDEX = 15;
    private static final double STAVE_X = 9;
    private static final double STAVE_Y = 66;
    private static final double STAVE_WIDTH = 45;
    private static final double STAVE_HEIGHT = 12;
    private static final double HEAD = 6;

    private Faces() {}

    /// The face of a card, or the back of one that lies face down.
    static CardFace of(int card) {
        return switch (card) {
            case Pile.FACE_DOWN -> CardFace.back();
            case DaCapoTables.JOKER -> joker();
            default -> number(card);
        };
    }

    /// The upper cards of a pile, at most so many, the top one last.
    static List<CardFace> top(Pile pile, int most) {
        List<CardFace> faces = new ArrayList<>();
        for (int i = Math.max(0, pile.size() - most); i < pile.size(); i++) {
            faces.add(of(pile.at(i)));
        }
        return faces;
    }

    private static CardFace number(int card) {
        Art numeral = NUMERALS.art(Integer.toString(card));
        CardFace face = card == 1 || card == HIGHEST ? CardFace.blank("da-capo", "accent") : CardFace.blank("da-capo");
        double step = STAVE_WIDTH / HIGHEST;
        double rise = STAVE_HEIGHT / 8;
        return face.with(numeral, 6, 6, INDEX * numeral.width() / numeral.height(), INDEX)
                .with(numeral, 8, 23, CardFace.WIDTH - 16, 38)
                .with(SYMBOLS.art("stave"), STAVE_X, STAVE_Y, STAVE_WIDTH, STAVE_HEIGHT)
                .with(
                        SYMBOLS.art("head"),
                        STAVE_X + (card - 0.5) * step - HEAD / 2,
                        STAVE_Y + STAVE_HEIGHT - (card - 1) * rise - HEAD / 2,
                        HEAD,
                        HEAD);
    }

    private static CardFace joker() {
        return CardFace.blank("da-capo")
                .with(SYMBOLS.art("hat"), 4.5, 6, 17, 11)
                .with(SYMBOLS.art("joker"), 10, 15, CardFace.WIDTH - 16, 69);
    }
}
