package omerta.ui.board.art;

/// The sheet of a game's symbols. A table keeps one of these and draws with it: `SYMBOLS.sketch(60, 40).with("hat", …)`.
///
/// @param sheet the drawing's name below the root of the resources, such as `assets/don-pepe/symbols.svg`
public record Symbols(String sheet) {

    /// One symbol.
    public Art art(String id) {
        return Art.of(sheet, id);
    }

    /// An empty sketch of this size, in units of its own, on which these symbols are put.
    public Sketch sketch(double wide, double high, String... styleClasses) {
        return new Sketch(this, wide, high, styleClasses);
    }
}
