package omerta.ui.peperoni;

import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.engine.Game;
import omerta.peperoni.DonPeperoni;
import omerta.peperoni.DonPeperoniAction;
import omerta.peperoni.DonPeperoniState;
import omerta.ui.board.Board;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.art.Art;
import omerta.ui.board.art.ArtView;
import omerta.ui.board.art.Symbols;

/// Makes tables of Don Peperoni.
public final class DonPeperoniTableMaker implements BoardMaker<DonPeperoniState, DonPeperoniAction> {

    /// What is drawn with.
    static final Symbols SYMBOLS = new Symbols("assets/don-peperoni/symbols.svg");

    @Override
    public String game() {
        return "don-peperoni";
    }

    @Override
    public Optional<Region> account(
            Game<DonPeperoniState, DonPeperoniAction> game,
            Desk<DonPeperoniAction> desk,
            Picture<DonPeperoniState> end) {
        return game instanceof DonPeperoni peperoni
                ? Account.of(
                        peperoni,
                        new Names(desk, new Places(peperoni.tables(), desk.seats())),
                        end.view().state())
                : Optional.empty();
    }

    @Override
    public Board<DonPeperoniState, DonPeperoniAction> make(
            Game<DonPeperoniState, DonPeperoniAction> game, Desk<DonPeperoniAction> desk) {
        if (game instanceof DonPeperoni peperoni) {
            return new DonPeperoniTable(peperoni, desk);
        }
        throw new IllegalArgumentException(
                "no rules of " + game() + ": " + game.info().id());
    }

    @Override
    public String styleSheet() {
        return "assets/don-peperoni/table.css";
    }

    @Override
    public Region poster() {
        return new ArtView(Art.of("assets/don-peperoni/poster.svg"), "don-peperoni-poster");
    }
}
