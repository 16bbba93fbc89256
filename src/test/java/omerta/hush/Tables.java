package omerta.hush;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Dealt;
import omerta.engine.Game;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Rng;
import omerta.engine.SeatColour;
import omerta.engine.Table;

/// Tables for tests.
public final class Tables {

    private static final List<String> NAMES = List.of("Ada", "Bo", "Cy", "Di", "Ed", "Flo");

    private Tables() {}

    /// A strict table of so many seats; options as pairs of key and value.
    public static Table of(int seats, String... options) {
        Options agreed = Options.STANDARD;
        for (int i = 0; i < options.length; i += 2) {
            agreed = agreed.with(options[i], options[i + 1]);
        }
        return of(seats, agreed);
    }

    /// A strict table of so many seats, with these options.
    public static Table of(int seats, Options options) {
        return of(seats, options, House.STRICT);
    }

    /// A table of so many seats, with these options, at this house.
    public static Table of(int seats, Options options, House house) {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            players.add(new Player(NAMES.get(i), SeatColour.values()[i]));
        }
        return new Table(players, options, house);
    }

    /// A game dealt from this seed.
    public static <S> Dealt.Start<S> dealt(Game<S, ?> game, Table table, long seed) {
        return switch (game.deal(table, Rng.of(seed))) {
            case Dealt.Start<S> start -> start;
            case Dealt.Refused<S>(var reason) -> throw new AssertionError(reason);
        };
    }
}
