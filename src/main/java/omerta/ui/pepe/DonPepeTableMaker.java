package omerta.ui.pepe;

import javafx.scene.layout.Region;
import omerta.engine.Game;
import omerta.pepe.DonPepe;
import omerta.pepe.DonPepeAction;
import omerta.pepe.DonPepeState;
import omerta.ui.board.Board;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Desk;
import omerta.ui.board.art.Art;
import omerta.ui.board.art.ArtView;
import omerta.ui.board.art.Symbols;

/// Makes tables of Don Pepe.
public final class DonPepeTableMaker implements BoardMaker<DonPepeState, DonPepeAction> {

    /// What is drawn with.
    static final Symbols SYMBOLS = new Symbols("assets/don-pepe/symbols.svg");

    @Override
    public String game() {
        return "don-pepe";
    }

    @Override
    public Board<DonPepeState, DonPepeAction> make(Game<DonPepeState, DonPepeAction> game, Desk<DonPepeAction> desk) {
        if (game instanceof DonPepe pepe) {
            return new DonPepeTable(pepe, desk);
        }
        throw new IllegalArgumentException(
                "no rules of " + game() + ": " + game.info().id());
    }

    @Override
    public String styleSheet() {
        return "assets/don-pepe/table.css";
    }

    @Override
    public Region poster() {
        return new ArtView(Art.of("assets/don-pepe/poster.svg"), "don-pepe-poster");
    }
}
