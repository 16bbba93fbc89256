package omerta.ui.shell;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import omerta.box.GameBox;
import omerta.engine.Decision;
import omerta.engine.Event;
import omerta.engine.Game;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.laws.RandomTables;
import omerta.match.Match;
import omerta.match.Move;

/// Breeds canaries of one game: takes a random match somewhere in its middle, a viewer, another state that the viewer
/// cannot tell from the true one, and plays both on for as long as the viewer sees no difference.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class Aviary<S, A> {

    private static final int MOST_MOVES = 4;

    private final Game<S, A> game;
    private final Random random;
    private final Rng.Stream chance;

    /// An aviary whose canaries follow from this seed.
    Aviary(GameBox<S, A> box, long seed) {
        game = box.game();
        random = new Random(seed);
        chance = Rng.of(seed).stream();
    }

    /// Some canaries, all from one match.
    List<Canary<S, A>> hatch(int count) {
        Match<S, A> match = RandomTables.match(game, random);
        List<Canary<S, A>> canaries = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            canaries.add(canary(match.table(), match.truthAt(random.nextInt(match.moves()))));
        }
        return canaries;
    }

    private Canary<S, A> canary(Table table, S start) {
        int looks = random.nextInt(table.size() + 1);
        Viewer viewer = looks == table.size() ? Viewer.TABLE : Seat.of(looks);
        S twin = game.determinize(game.mask(start, viewer), viewer, chance.split());
        List<Move<A>> moves = new ArrayList<>();
        List<Move<A>> others = new ArrayList<>();
        S one = start;
        S other = twin;
        for (int i = random.nextInt(MOST_MOVES + 1); i > 0; i--) {
            Optional<Fork<S, A>> fork = fork(one, other, viewer);
            if (fork.isEmpty()) {
                break;
            }
            moves.add(new Move<>(fork.get().seat(), fork.get().action()));
            others.add(new Move<>(fork.get().seat(), fork.get().otherwise()));
            one = fork.get().one();
            other = fork.get().other();
        }
        return new Canary<>(table, viewer, new Canary.Line<>(start, moves), new Canary.Line<>(twin, others));
    }

    /// @param action what happens in the true match
    /// @param otherwise what looks the same in the other
    private record Fork<S, A>(Seat seat, A action, A otherwise, S one, S other) {}

    /// Something that happens in one match, and something that looks the same in the other; the match is not over then.
    private Optional<Fork<S, A>> fork(S one, S other, Viewer viewer) {
        List<Decision> asked = game.turn(one).decisions();
        if (asked.isEmpty()) {
            return Optional.empty();
        }
        Seat seat = asked.get(random.nextInt(asked.size())).seat();
        Optional<A> action = game.sample(one, seat, chance);
        if (action.isEmpty()) {
            return Optional.empty();
        }
        Step<S> step = game.apply(one, seat, action.get());
        if (game.outcome(step.state()).isPresent()) {
            return Optional.empty();
        }
        List<A> others = new ArrayList<>(game.legalActions(other, seat));
        Collections.shuffle(others, random);
        if (viewer.is(seat)) {
            others.retainAll(List.of(action.get()));
        }
        for (A otherwise : others) {
            Step<S> twin = game.apply(other, seat, otherwise);
            if (game.mask(step.state(), viewer).equals(game.mask(twin.state(), viewer))
                    && told(step, viewer).equals(told(twin, viewer))) {
                return Optional.of(new Fork<>(seat, action.get(), otherwise, step.state(), twin.state()));
            }
        }
        return Optional.empty();
    }

    private static List<Event> told(Step<?> step, Viewer viewer) {
        return step.events().stream().map(event -> event.mask(viewer)).toList();
    }
}
