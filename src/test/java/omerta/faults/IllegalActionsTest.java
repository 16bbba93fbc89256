package omerta.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import omerta.Seeds;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.laws.RandomTables;
import omerta.match.Match;
import omerta.match.laws.Care;
import omerta.match.laws.Law;
import omerta.match.laws.LawBook;
import omerta.match.laws.Played;
import omerta.match.laws.Playout;
import omerta.match.laws.Policy;
import omerta.match.laws.Scene;
import omerta.save.SavedJson;
import omerta.text.Proofreader;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Illegal actions, by the wrong seat, in the wrong phase, with numbers that cannot be: each is refused by a clause of the
/// rulebook and changes nothing.
class IllegalActionsTest {

    private static final int REFUSALS = 20_000;

    @TestFactory
    Stream<DynamicTest> eachIsRefusedByAClause() {
        return Games.all().stream().map(box -> DynamicTest.dynamicTest(box.id(), () -> refuse(box)));
    }

    @TestFactory
    Stream<DynamicTest> actionsThatOnlyOtherGamesHaveAreNotEvenRead() {
        return Games.all().stream().map(box -> DynamicTest.dynamicTest(box.id(), () -> readOthers(box)));
    }

    private static <S, A> void refuse(GameBox<S, A> box) {
        Random random = new Random(Seeds.next(box.id()));
        Refusals<S, A> refusals = new Refusals<>(Proofreader.of(box.id()), new AtomicInteger());
        LawBook<S, A> book = new LawBook<>(List.of(refusals), Care.UTMOST);
        while (refusals.count.get() < REFUSALS) {
            Played<S, A> played = new Playout<>(
                            box.game(), RandomTables.of(box.game(), random), Policy.CHANCE, Playout.FAR, book)
                    .play(random.nextLong());
            assertThat(played.violations()).isEmpty();
        }
    }

    /// Tries odd actions at every state of a match.
    ///
    /// @param reader knows the clauses
    /// @param count of actions that were refused
    private record Refusals<S, A>(Proofreader reader, AtomicInteger count) implements Law<S, A> {

        private static final int TRIED = 8;

        @Override
        public int number() {
            return 2;
        }

        @Override
        public void state(Scene<S, A> scene) {
            for (Seat seat : scene.table().seats()) {
                for (A action : scene.pool().some(TRIED, scene.chance())) {
                    if (scene.game().judge(scene.truth(), seat, action) instanceof Ruling.Illegal illegal) {
                        count.incrementAndGet();
                        refused(scene, seat, action, illegal);
                    }
                }
            }
        }

        private void refused(Scene<S, A> scene, Seat seat, A action, Ruling.Illegal illegal) {
            if (!reader.hasClause(illegal.clause())) {
                scene.report(this, action + " is refused by " + illegal.clause() + ", which is no clause");
            }
            reader.flaw(illegal.why(), scene.table()).ifPresent(flaw -> scene.report(this, action + ": " + flaw));
            Match<S, A> match = scene.match();
            int moves = match.moves();
            S before = scene.truth();
            int hash = before.hashCode();
            if (match.play(seat, action).isLegal() || match.moves() != moves) {
                scene.report(this, "refused, but played: " + action);
            } else if (scene.truth() != before || before.hashCode() != hash) {
                scene.report(this, "refused, but something is another: " + action);
            }
        }
    }

    private static <S, A> void readOthers(GameBox<S, A> box) {
        SavedJson<S, A> json = new SavedJson<>(box);
        Set<String> own = words(box.game().info().actionType());
        for (GameBox<?, ?> other : Games.all()) {
            actions(other).stream()
                    .filter(action -> own.stream().noneMatch(action::contains))
                    .forEach(action ->
                            assertThatIllegalArgumentException().as(action).isThrownBy(() -> json.readAction(action)));
        }
    }

    /// What a file says of actions of this type: `"do":"put-down"`.
    private static Set<String> words(Class<?> actions) {
        return records(actions)
                .map(Class::getSimpleName)
                .map(name -> name.replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT))
                .map(word -> "\"do\":\"" + word + "\"")
                .collect(Collectors.toSet());
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(IllegalActionsTest::records)
                : Stream.of(type);
    }

    /// Actions of a game as a file writes them.
    private static <S, A> List<String> actions(GameBox<S, A> box) {
        SavedJson<S, A> json = new SavedJson<>(box);
        Match<S, A> match = RandomTables.match(box.game(), new Random(Seeds.next(box.id())));
        return match.history().stream()
                .map(move -> json.writeAction(move.action()))
                .distinct()
                .toList();
    }
}
