package omerta.pepe;

import omerta.box.Box;
import omerta.box.GameBox;
import omerta.engine.Dealt;
import omerta.engine.Table;
import omerta.hush.Tables;

/// The game out of its box, and tables to play it at.
final class Fixture {

    static final GameBox<DonPepeState, DonPepeAction> BOX =
            Box.of("don-pepe", "1.0", 3, 6, DonPepeTables.class, DonPepe::new).open();

    static final DonPepe GAME = (DonPepe) BOX.game();

    private Fixture() {}

    /// A table of so many seats; options as pairs of key and value.
    static Table table(int seats, String... options) {
        return Tables.of(seats, options);
    }

    /// A game dealt from this seed.
    static Dealt.Start<DonPepeState> dealt(Table table, long seed) {
        return Tables.dealt(GAME, table, seed);
    }
}
