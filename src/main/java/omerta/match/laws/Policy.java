package omerta.match.laws;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Game;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// How a seat chooses among its legal actions in a playout.
public enum Policy {
    /// All equally likely.
    CHANCE,
    /// The one that [Game#appeal] likes best; by chance among equals.
    GREEDY,
    /// Mostly the best one, sometimes any.
    MIXED;

    private static final int WHIM = 6;

    /// Chooses one of these, of which there is at least one.
    <S, A> A choose(Game<S, A> game, S truth, Seat seat, List<A> actions, Rng.Stream chance) {
        boolean any = switch (this) {
            case CHANCE -> true;
            case GREEDY -> false;
            case MIXED -> chance.below(WHIM) == 0;
        };
        List<A> among = any || actions.size() == 1 ? actions : best(game, game.mask(truth, seat), seat, actions);
        return among.get(chance.below(among.size()));
    }

    private static <S, A> List<A> best(Game<S, A> game, S view, Seat seat, List<A> actions) {
        List<A> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        for (A action : actions) {
            int appeal = game.appeal(view, seat, action);
            if (appeal > most) {
                most = appeal;
                best.clear();
            }
            if (appeal == most) {
                best.add(action);
            }
        }
        return best;
    }
}
