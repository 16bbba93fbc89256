package omerta.match.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Game;
import omerta.engine.Rng;
import omerta.engine.Seat;

/// How a seat chooses among its legal actions in a playout.
public enum Policy {
    /// As [Game#sample] draws.
    CHANCE,
    /// The listed one that [Game#appeal] likes best; by chance among equals.
    GREEDY,
    /// Mostly the best one, sometimes any.
    MIXED;

    private static final int WHIM = 6;

    /// Chooses; empty for a seat that may not act.
    <S, A> Optional<A> choose(Game<S, A> game, S truth, Seat seat, Rng.Stream chance) {
        boolean any = switch (this) {
            case CHANCE -> true;
            case GREEDY -> false;
            case MIXED -> chance.below(WHIM) == 0;
        };
        if (any) {
            return game.sample(truth, seat, chance);
        }
        List<A> actions = game.legalActions(truth, seat);
        List<A> among = actions.size() <= 1 ? actions : best(game, game.mask(truth, seat), seat, actions);
        return among.isEmpty() ? Optional.empty() : Optional.of(among.get(chance.below(among.size())));
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
