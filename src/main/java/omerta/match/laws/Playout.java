package omerta.match.laws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import omerta.engine.Decision;
import omerta.engine.Event;
import omerta.engine.Game;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Turn;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Move;
import omerta.match.Start;

/// Plays whole matches, each from one seed: the deal, every choice and every check follow from it.
///
/// Law 1 is held here: the match ends within the bound, somebody can always act until it does, and it is over exactly
/// when it has an outcome.
///
/// @param game to play
/// @param table who plays it
/// @param policy how they choose
/// @param bound the most moves that a match may take
/// @param book the other laws that it is held against
/// @param <S> the type of state
/// @param <A> the type of action
public record Playout<S, A>(Game<S, A> game, Table table, Policy policy, int bound, LawBook<S, A> book) {

    /// A bound that no match of these games comes near.
    public static final int FAR = 200_000;

    private static final int INTERRUPT = 16;

    /// Plays a match.
    ///
    /// @throws IllegalArgumentException if this table cannot play the game
    public Played<S, A> play(long seed) {
        return switch (Match.begin(game, table, new Start.Seeded<>(seed))) {
            case Began.Fine<S, A>(Match<S, A> match) -> play(match, seed);
            case Began.Refused<S, A>(var reason) ->
                throw new IllegalArgumentException(reason.clause() + " " + reason.why());
        };
    }

    /// Plays a match on from where it stands, to its end.
    public Played<S, A> play(Match<S, A> match, long seed) {
        return new Run(match, seed).toTheEnd();
    }

    /// One match on its way.
    private final class Run {
        private final Match<S, A> match;
        private final Rng.Stream chance;
        private final Rng.Stream checks;
        private final Scene<S, A> scene;
        private final Map<Class<?>, Integer> seen = new HashMap<>();

        Run(Match<S, A> match, long seed) {
            this.match = match;
            this.chance = Rng.of(~seed).stream();
            this.checks = chance.split().stream();
            this.scene = new Scene<>(match, seed, checks);
        }

        Played<S, A> toTheEnd() {
            try {
                boolean careful = true;
                if (match.moves() == 0) {
                    book.laws().forEach(law -> law.deal(scene, match.dealt()));
                }
                while (!isOver() && scene.violations().isEmpty()) {
                    if (match.moves() >= bound) {
                        scene.report(1, "not over after " + bound + " moves");
                        break;
                    }
                    careful = step(careful);
                }
                if (scene.violations().isEmpty()) {
                    lookAtState();
                    book.laws().forEach(law -> law.end(scene));
                    if (isTime(1)) {
                        book.laws().forEach(law -> law.whole(scene));
                    }
                }
            } catch (RuntimeException thrown) {
                scene.report(2, "threw " + thrown + " at " + thrown.getStackTrace()[0]);
            }
            return new Played<>(match, match.turn().isOver(), scene.violations());
        }

        private boolean isOver() {
            boolean over = match.turn().isOver();
            if (over != match.outcome().isPresent()) {
                scene.report(1, over ? "over without an outcome" : "an outcome, but not over");
            }
            return over;
        }

        /// Makes a move.
        ///
        /// @return whether the state it led to is worth a close look
        private boolean step(boolean careful) {
            if (careful) {
                lookAtState();
            }
            S before = match.truth();
            Optional<Move<A>> chosen = choose();
            if (chosen.isEmpty()) {
                return false;
            }
            Move<A> move = chosen.get();
            if (!match.play(move.seat(), move.action()).isLegal()) {
                scene.report(2, "chosen, but not legal: " + move);
                return false;
            }
            Step<S> step = match.step(match.moves() - 1);
            boolean close = !book.laws().isEmpty()
                    && (isNews(step.events()) || isTime(book.care().every()));
            if (close) {
                book.laws().forEach(law -> law.move(scene, before, move, step));
            }
            return close;
        }

        private void lookAtState() {
            for (Seat seat : table.seats()) {
                scene.pool().add(match.legalActions(seat), checks);
                if (!game.listsAll()) {
                    game.sample(match.truth(), seat, checks)
                            .ifPresent(action -> scene.pool().add(List.of(action), checks));
                }
            }
            book.laws().forEach(law -> law.state(scene));
        }

        /// Once in so many times, in a very long match more seldom.
        private boolean isTime(int every) {
            return checks.below(every * book.care().stride(match.moves())) == 0;
        }

        private boolean isNews(List<Event> events) {
            boolean news = false;
            for (Event event : events) {
                news |= seen.merge(event.getClass(), 1, Integer::sum)
                        <= book.care().rare();
            }
            return news;
        }

        private Optional<Move<A>> choose() {
            Turn turn = match.turn();
            List<Decision> asked = turn.decisions();
            if (!turn.interrupts().isEmpty() && chance.below(INTERRUPT) == 0) {
                asked = new ArrayList<>(turn.interrupts());
                asked.removeIf(decision -> match.legalActions(decision.seat()).isEmpty());
                asked = asked.isEmpty() ? turn.decisions() : asked;
            }
            Seat seat = asked.get(chance.below(asked.size())).seat();
            Optional<A> action = policy.choose(game, match.truth(), seat, chance);
            if (action.isEmpty()) {
                scene.report(1, seat + " must decide in " + turn.phase() + " but can do nothing");
            }
            return action.map(chosen -> new Move<>(seat, chosen));
        }
    }
}
