package omerta.peperoni;

import omerta.box.Box;
import omerta.box.GameBox;
import omerta.engine.Dealt;
import omerta.engine.Table;
import omerta.hush.Tables;

/// The game out of its box, and tables to play it at.
final class Fixture {

    static final GameBox<DonPeperoniState, DonPeperoniAction> BOX = Box.of(
                    "don-peperoni", "1.0", 3, 5, DonPeperoniTables.class, DonPeperoni::new)
            .open();

    static final DonPeperoni GAME = (DonPeperoni) BOX.game();

    private Fixture() {}

    /// A table of so many seats; options as pairs of key and value.
    static Table table(int seats, String... options) {
        return Tables.of(seats, options);
    }

    /// A game dealt from this seed.
    static Dealt.Start<DonPeperoniState> dealt(Table table, long seed) {
        return Tables.dealt(GAME, table, seed);
    }
}
