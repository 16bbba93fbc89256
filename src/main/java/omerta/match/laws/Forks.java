package omerta.match.laws;

import omerta.engine.Game;
import omerta.engine.House;
import omerta.engine.Table;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;

/// Matches that begin as another one did.
final class Forks {

    private Forks() {}

    /// A match at this start.
    ///
    /// @throws IllegalStateException if it cannot begin there
    static <S, A> Match<S, A> begin(Game<S, A> game, Table table, Start<S> start) {
        return switch (Match.begin(game, table, start)) {
            case Began.Fine<S, A>(Match<S, A> match) -> match;
            case Began.Refused<S, A>(var reason) -> throw new IllegalStateException("cannot begin again: " + reason);
        };
    }

    /// The same table with free undo.
    static Table friendly(Table table) {
        House house = new House(true, table.house().openHands(), table.house().noCurtain());
        return new Table(table.players(), table.options(), house);
    }

    /// A match that has come as far as another had after some moves.
    static <S, A> Match<S, A> upTo(Match<S, A> match, int moves) {
        return upTo(match, match.table(), moves);
    }

    /// The same at another table.
    static <S, A> Match<S, A> upTo(Match<S, A> match, Table table, int moves) {
        Match<S, A> fork = begin(match.game(), table, match.start());
        for (int i = 0; i < moves; i++) {
            fork.play(match.move(i).seat(), match.move(i).action());
        }
        return fork;
    }
}
