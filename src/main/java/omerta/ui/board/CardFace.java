package omerta.ui.board;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// One side of a card, drawn in card units: 63 wide and 88 high whatever its size on the screen. Style sheets therefore
/// give its lines and letters in these units too.
public final class CardFace extends Pane {

    /// The width of every card, in card units.
    public static final double WIDTH = 63;

    /// The height of every card, in card units.
    public static final double HEIGHT = 88;

    private static final double INDEX_X = 5.5;
    private static final double INDEX_Y = 5.5;
    private static final double RIBBON = 17;

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
        CardFace back = new CardFace("back");
        return back.with(new ArtView(Art.of("assets/style/back.svg"), "back-art"), 0, 0, WIDTH, HEIGHT);
    }

    /// The face with a drawing in a rectangle, in card units.
    public CardFace with(Region drawing, double x, double y, double width, double height) {
        drawing.resizeRelocate(x, y, width, height);
        drawing.setManaged(false);
        getChildren().add(drawing);
        return this;
    }

    /// The face with an index in its upper left corner, which a fanned hand shows, and the same one turned round in the
    /// lower right corner.
    ///
    /// @param height of the index, in card units
    public CardFace indexed(Art art, String styleClass, double height) {
        double width = height * art.width() / art.height();
        with(new ArtView(art, styleClass), INDEX_X, INDEX_Y, width, height);
        Region turned = new ArtView(art, styleClass);
        turned.setRotate(180);
        return with(turned, WIDTH - INDEX_X - width, HEIGHT - INDEX_Y - height, width, height);
    }

    /// The face with words on a ribbon across its lower half.
    public CardFace ribbon(String words) {
        Label ribbon = new Label(words);
        ribbon.getStyleClass().add("ribbon");
        return with(ribbon, 0, HEIGHT * 0.62, WIDTH, RIBBON);
    }
}
