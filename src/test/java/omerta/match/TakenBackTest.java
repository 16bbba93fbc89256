package omerta.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Decision;
import omerta.engine.Game;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.hush.Hush;
import omerta.laws.RandomTables;
import omerta.toy.Toy;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// No chain of moves, undo, redo and lifted curtains lets anybody know more than the moves alone: the same is done in a
/// match that a viewer cannot tell from the true one, and must look the same until a move says that it taught something.
class TakenBackTest {

    private static final int CHAINS = 30;
    private static final int LINKS = 60;

    @TestFactory
    Stream<DynamicTest> nobodyLearnsByUndoAndRedo() {
        long seed = System.nanoTime() & 0xFFFF_FFFFL;
        List<Game<?, ?>> games = new ArrayList<>(List.of(new Hush(), Toy.box().game()));
        Games.all().stream().map(GameBox::game).forEach(games::add);
        return games.stream()
                .map(game -> DynamicTest.dynamicTest(game.info().id() + ", seed " + seed, () -> chains(game, seed)));
    }

    private static <S, A> void chains(Game<S, A> game, long seed) {
        for (int i = 0; i < CHAINS; i++) {
            new Chain<>(game, new Random(seed + i)).pull();
        }
    }

    /// Two matches side by side, and whoever must not tell them apart.
    private static final class Chain<S, A> {
        private final Game<S, A> game;
        private final Random random;
        private final Rng.Stream chance;
        private final Table table;
        private final Viewer viewer;
        private Match<S, A> match;
        private Match<S, A> twin;

        Chain(Game<S, A> game, Random random) {
            this.game = game;
            this.random = random;
            chance = Rng.of(random.nextLong()).stream();
            Match<S, A> whole = RandomTables.match(game, random);
            table = whole.table();
            viewer = viewer();
            match = begin(whole.truthAt(random.nextInt(whole.moves())));
            twin = twin();
        }

        private Viewer viewer() {
            int looks = random.nextInt(table.size() + 1);
            return looks == table.size() ? Viewer.TABLE : Seat.of(looks);
        }

        private Match<S, A> begin(S state) {
            return switch (Match.begin(game, table, new Start.Position<>(state))) {
                case Began.Fine<S, A>(Match<S, A> begun) -> begun;
                case Began.Refused<S, A>(var reason) -> throw new AssertionError(reason.toString());
            };
        }

        private Match<S, A> twin() {
            return begin(game.determinize(game.mask(match.truth(), viewer), viewer, chance.split()));
        }

        void pull() {
            for (int i = 0; i < LINKS && !match.turn().isOver(); i++) {
                switch (random.nextInt(6)) {
                    case 0, 1 -> takeBack(viewer());
                    case 2 -> redo(viewer());
                    case 3 -> liftSeldom();
                    default -> play();
                }
                look();
            }
        }

        private void takeBack(Viewer asker) {
            Undo undo = match.takeBack(asker);
            assertThat(twin.takeBack(asker)).isEqualTo(undo);
        }

        private void redo(Viewer asker) {
            boolean redone = match.redo(asker);
            assertThat(twin.redo(asker)).isEqualTo(redone);
        }

        private void liftSeldom() {
            if (random.nextInt(4) == 0) {
                match.lift();
                twin.lift();
            }
        }

        /// A move that both matches allow; where it teaches the viewer something, another twin takes the place of this one.
        private void play() {
            List<Decision> asked = match.turn().decisions();
            Seat seat = asked.get(random.nextInt(asked.size())).seat();
            Optional<A> action = game.sample(match.truth(), seat, chance);
            if (action.isEmpty() || !twin.judge(seat, action.get()).isLegal()) {
                return;
            }
            match.play(seat, action.get());
            SeatSet learned = match.step(match.moves() - 1).learned();
            if (viewer instanceof Seat looks ? learned.contains(looks) : !learned.isEmpty()) {
                assertThat(match.undo(seat)).isEqualTo(Undo.closed("undo.learned"));
                match = begin(match.truth());
                twin = twin();
            } else {
                twin.play(seat, action.get());
            }
        }

        private void look() {
            assertThat(twin.view(viewer)).isEqualTo(match.view(viewer));
            assertThat(twin.log(1, viewer)).isEqualTo(match.log(1, viewer));
            assertThat(twin.canRedo(viewer)).isEqualTo(match.canRedo(viewer));
            assertThat(twin.undo(viewer)).isEqualTo(match.undo(viewer));
            if (viewer instanceof Seat seat) {
                assertThat(twin.legalActions(seat)).isEqualTo(match.legalActions(seat));
            }
        }
    }
}
