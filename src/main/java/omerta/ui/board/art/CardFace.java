package omerta.ui.board.art;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/// One side of a card, drawn in card units: 63 wide and 88 high whatever its size on the screen. Style sheets therefore
/// give its lines and letters in these units too.
public final class CardFace extends Pane implements Likeness.Likely {

    /// The width of every card, in card units.
    public static final double WIDTH = 63;

    /// The height of every card, in card units.
    public static final double HEIGHT = 88;

    private static final double RIBBON = 17;
    private static final double RIBBON_TOP = 0.62;

    private CardFace(String... styleClasses) {
        getStyleClass().add("card");
        getStyleClass().addAll(styleClasses);
        setMinSize(WIDTH, HEIGHT);
        setPrefSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setMouseTransparent(true);
    }

    /// An empty ivory face, to be drawn on.
    ///
    /// @param styleClasses which say what kind of card it is
    public static CardFace blank(String... styleClasses) {
        return new CardFace(styleClasses);
    }

    /// The back that all cards have.
    public static CardFace back() {
        return new CardFace("back").with(Art.of("assets/style/back.svg"), 0, 0, WIDTH, HEIGHT);
    }

    /// The face with a drawing in the middle of a rectangle, as large as fits, in card units.
    public CardFace with(Art art, double x, double y, double width, double height) {
        getChildren().addAll(art.within(x, y, width, height));
        return this;
    }

    /// The face with words on a ribbon across its lower half.
    public CardFace ribbon(String words) {
        Label ribbon = new Label(words);
        ribbon.getStyleClass().add("ribbon");
        ribbon.setManaged(false);
        ribbon.resizeRelocate(0, HEIGHT * RIBBON_TOP, WIDTH, RIBBON);
        getChildren().add(ribbon);
        return this;
    }
}
