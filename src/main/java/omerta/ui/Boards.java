package omerta.ui;

import java.util.List;
import java.util.Optional;
import omerta.ui.board.BoardMaker;
import omerta.ui.capollo.DonCapolloTableMaker;
import omerta.ui.corleone.CorleoneTableMaker;
import omerta.ui.dacapo.DaCapoTableMaker;
import omerta.ui.pepe.DonPepeTableMaker;
import omerta.ui.peperoni.DonPeperoniTableMaker;

/// The registry of tables: one line a game.
public final class Boards {

    private static final List<BoardMaker<?, ?>> MAKERS = List.of(
            new DaCapoTableMaker(),
            new DonPepeTableMaker(),
            new DonPeperoniTableMaker(),
            new DonCapolloTableMaker(),
            new CorleoneTableMaker());

    private Boards() {}

    /// Every table that can be drawn, in the order of the shelf.
    public static List<BoardMaker<?, ?>> all() {
        return MAKERS;
    }

    /// Who draws the table of a game.
    public static Optional<BoardMaker<?, ?>> find(String game) {
        return MAKERS.stream().filter(maker -> maker.game().equals(game)).findFirst();
    }
}
