package omerta.dacapo;

import omerta.box.Games;
import omerta.engine.Table;
import omerta.hush.Tables;

/// The game out of its box, and tables to play it at.
final class Fixture {

    static final DaCapo GAME = (DaCapo) Games.find("da-capo").orElseThrow().game();

    private Fixture() {}

    /// A table of so many seats; options as pairs of key and value.
    static Table table(int seats, String... options) {
        return Tables.of(seats, options);
    }

    /// A game dealt from this seed.
    static DaCapoState dealt(Table table, long seed) {
        return Tables.dealt(GAME, table, seed).state();
    }
}
