package omerta.capollo;

import omerta.box.Box;
import omerta.box.GameBox;
import omerta.engine.Dealt;
import omerta.engine.Table;
import omerta.hush.Tables;

/// The game out of its box, and tables to play it at.
final class Fixture {

    static final GameBox<DonCapolloState, DonCapolloAction> BOX = Box.of(
                    "don-capollo", "1.0", 3, 6, DonCapolloTables.class, DonCapollo::new)
            .open();

    static final DonCapollo GAME = (DonCapollo) BOX.game();

    private Fixture() {}

    /// A table of so many seats; options as pairs of key and value.
    static Table table(int seats, String... options) {
        return Tables.of(seats, options);
    }

    /// A game dealt from this seed.
    static Dealt.Start<DonCapolloState> dealt(Table table, long seed) {
        return Tables.dealt(GAME, table, seed);
    }
}
