package omerta.laws;

import java.util.Random;
import omerta.engine.Dealt;
import omerta.engine.Game;
import omerta.engine.Option;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.engine.Table;
import omerta.hush.Tables;
import omerta.match.Match;
import omerta.match.laws.LawBook;
import omerta.match.laws.Playout;
import omerta.match.laws.Policy;

/// Tables that can play a game, and matches at them.
public final class RandomTables {

    private static final int SELDOM = 4;

    private RandomTables() {}

    /// A strict table of any number of seats; an option that can be switched is so at one table of four.
    public static <S, A> Table of(Game<S, A> game, Random random) {
        int least = game.info().leastSeats();
        int seats = least + random.nextInt(game.info().mostSeats() - least + 1);
        Options options = Options.STANDARD;
        for (Option option : game.info().options()) {
            if (option instanceof Option.Flag flag && random.nextInt(SELDOM) == 0) {
                options = options.with(flag.key(), Boolean.toString(!flag.standard()));
            }
        }
        Table table = Tables.of(seats, options);
        return game.deal(table, Rng.of(0)) instanceof Dealt.Start<S> ? table : Tables.of(seats);
    }

    /// A whole match at such a table, by players who mostly do what they like best.
    public static <S, A> Match<S, A> match(Game<S, A> game, Random random) {
        return new Playout<>(game, of(game, random), Policy.MIXED, Playout.FAR, LawBook.<S, A>none())
                .play(random.nextLong())
                .match();
    }
}
