package omerta.ui.corleone;

import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.corleone.Corleone;
import omerta.corleone.CorleoneAction;
import omerta.corleone.CorleoneState;
import omerta.engine.Game;
import omerta.ui.board.Board;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.art.Art;
import omerta.ui.board.art.ArtView;
import omerta.ui.board.art.Symbols;

/// Makes tables of Corleone.
public final class CorleoneTableMaker implements BoardMaker<CorleoneState, CorleoneAction> {

    /// What is drawn with.
    static final Symbols SYMBOLS = new Symbols("assets/corleone/symbols.svg");

    @Override
    public String game() {
        return "corleone";
    }

    @Override
    public Optional<Region> account(
            Game<CorleoneState, CorleoneAction> game, Desk<CorleoneAction> desk, Picture<CorleoneState> end) {
        return game instanceof Corleone corleone
                ? Account.of(
                        corleone, new Names(desk, corleone.city()), end.view().state())
                : Optional.empty();
    }

    @Override
    public Board<CorleoneState, CorleoneAction> make(
            Game<CorleoneState, CorleoneAction> game, Desk<CorleoneAction> desk) {
        if (game instanceof Corleone corleone) {
            return new CorleoneTable(corleone, desk);
        }
        throw new IllegalArgumentException(
                "no rules of " + game() + ": " + game.info().id());
    }

    @Override
    public String styleSheet() {
        return "assets/corleone/table.css";
    }

    @Override
    public Region poster() {
        return new ArtView(Art.of("assets/corleone/poster.svg"), "corleone-poster");
    }
}
