package omerta.corleone;

import omerta.box.Box;
import omerta.box.GameBox;
import omerta.engine.Dealt;
import omerta.engine.Table;
import omerta.hush.Tables;

/// The game out of its box, and tables to play it at.
final class Fixture {

    static final GameBox<CorleoneState, CorleoneAction> BOX =
            Box.of("corleone", "1.0", 2, 5, CorleoneTables.class, Corleone::new).open();

    static final Corleone GAME = (Corleone) BOX.game();

    private Fixture() {}

    /// A table of so many seats; options as pairs of key and value.
    static Table table(int seats, String... options) {
        return Tables.of(seats, options);
    }

    /// A game dealt from this seed.
    static Dealt.Start<CorleoneState> dealt(Table table, long seed) {
        return Tables.dealt(GAME, table, seed);
    }
}
