package omerta.ui.dacapo;

import javafx.scene.layout.Region;
import omerta.dacapo.DaCapoAction;
import omerta.dacapo.DaCapoState;
import omerta.engine.Game;
import omerta.ui.board.Board;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Desk;
import omerta.ui.board.art.Art;
import omerta.ui.board.art.ArtView;

/// Makes tables of Da Capo!.
public final class DaCapoTableMaker implements BoardMaker<DaCapoState, DaCapoAction> {

    @Override
    public String game() {
        return "da-capo";
    }

    @Override
    public Board<DaCapoState, DaCapoAction> make(Game<DaCapoState, DaCapoAction> game, Desk<DaCapoAction> desk) {
        return new DaCapoTable(desk);
    }

    @Override
    public String styleSheet() {
        return "assets/da-capo/table.css";
    }

    @Override
    public Region poster() {
        return new ArtView(Art.of("assets/da-capo/poster.svg"), "da-capo-poster");
    }
}
