package omerta.ui.capollo;

import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.capollo.DonCapollo;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloState;
import omerta.engine.Game;
import omerta.ui.board.Board;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Desk;
import omerta.ui.board.Picture;
import omerta.ui.board.art.Art;
import omerta.ui.board.art.ArtView;

/// Makes tables of Don Capollo.
public final class DonCapolloTableMaker implements BoardMaker<DonCapolloState, DonCapolloAction> {

    @Override
    public String game() {
        return "don-capollo";
    }

    @Override
    public Board<DonCapolloState, DonCapolloAction> make(
            Game<DonCapolloState, DonCapolloAction> game, Desk<DonCapolloAction> desk) {
        if (game instanceof DonCapollo capollo) {
            return new DonCapolloTable(capollo, desk);
        }
        throw new IllegalArgumentException(
                "no rules of " + game() + ": " + game.info().id());
    }

    @Override
    public Optional<Region> account(
            Game<DonCapolloState, DonCapolloAction> game, Desk<DonCapolloAction> desk, Picture<DonCapolloState> end) {
        return game instanceof DonCapollo capollo
                ? Account.of(new Names(desk, capollo.tables()), end.view().state())
                : Optional.empty();
    }

    @Override
    public String styleSheet() {
        return "assets/don-capollo/table.css";
    }

    @Override
    public Region poster() {
        return new ArtView(Art.of("assets/don-capollo/poster.svg"), "don-capollo-poster");
    }
}
