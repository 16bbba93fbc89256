package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.box.Box;
import omerta.box.GameBox;
import omerta.engine.Dealt;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.SeatColour;
import omerta.engine.Table;

/// The game out of its box, and tables to play it at.
final class Fixture {

    static final GameBox<CorleoneState, CorleoneAction> BOX =
            Box.of("corleone", "1.0", 2, 5, CorleoneTables.class, Corleone::new).open();

    static final Corleone GAME = (Corleone) BOX.game();

    private static final List<String> NAMES = List.of("Ada", "Bo", "Cy", "Di", "Ed", "Flo");

    private Fixture() {}

    /// A table of so many seats; options as pairs of key and value.
    static Table table(int seats, String... options) {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            players.add(new Player(NAMES.get(i), SeatColour.values()[i]));
        }
        Options agreed = Options.STANDARD;
        for (int i = 0; i < options.length; i += 2) {
            agreed = agreed.with(options[i], options[i + 1]);
        }
        return new Table(players, agreed, House.STRICT);
    }

    /// A game dealt from this seed.
    static Dealt.Start<CorleoneState> dealt(Table table, long seed) {
        return switch (GAME.deal(table, Rng.of(seed))) {
            case Dealt.Start<CorleoneState> start -> start;
            case Dealt.Refused<CorleoneState>(Ruling.Illegal reason) -> throw new AssertionError(reason);
        };
    }
}
