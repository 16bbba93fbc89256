package omerta.ui.board.art;

import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// A drawing put together of a game's symbols, in units of its own. Style sheets give its lines in these units too.
public final class Sketch extends Pane implements Likeness.Likely {

    private final Symbols symbols;
    private final double wide;
    private final double high;

    Sketch(Symbols symbols, double wide, double high, String... styleClasses) {
        this.symbols = symbols;
        this.wide = wide;
        this.high = high;
        getStyleClass().addAll(styleClasses);
        setMinSize(wide, high);
        setPrefSize(wide, high);
        setMaxSize(wide, high);
        setMouseTransparent(true);
    }

    /// The sketch, to be put on a spot.
    public PileView thing() {
        return PileView.thing(this, wide, high);
    }

    /// The sketch with a symbol in the middle of a rectangle, as large as fits.
    ///
    /// @param styleClasses of this symbol's strokes, besides their own
    public Sketch with(String id, double x, double y, double width, double height, String... styleClasses) {
        getChildren().addAll(symbols.art(id).within(x, y, width, height, styleClasses));
        return this;
    }

    /// The sketch with another node in a rectangle.
    public Sketch with(Node node, double x, double y, double width, double height) {
        node.setManaged(false);
        node.resizeRelocate(x, y, width, height);
        getChildren().add(node);
        return this;
    }
}
