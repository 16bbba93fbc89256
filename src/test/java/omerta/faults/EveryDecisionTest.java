package omerta.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import omerta.Seeds;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.laws.RandomTables;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Move;
import omerta.save.SavedJson;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/// A match that is saved at any decision and loaded again goes on as the other does: with the same moves to the same end.
class EveryDecisionTest {

    private static final int FEW = 2;
    private static final int MANY = 200;

    @TestFactory
    Stream<DynamicTest> someMatchesGoOnAlike() {
        return Games.all().stream().map(box -> test(box, FEW));
    }

    @Tag("long")
    @TestFactory
    Stream<DynamicTest> manyMatchesGoOnAlike() {
        return Games.all().stream().map(box -> test(box, MANY));
    }

    private static DynamicTest test(GameBox<?, ?> box, int matches) {
        return DynamicTest.dynamicTest(box.id(), () -> {
            Random random = new Random(Seeds.next(box.id()));
            for (int i = 0; i < matches; i++) {
                goOnAlike(box, random);
            }
        });
    }

    private static <S, A> void goOnAlike(GameBox<S, A> box, Random random) {
        SavedJson<S, A> json = new SavedJson<>(box);
        Match<S, A> whole = RandomTables.match(box.game(), random);
        Match<S, A> growing = begin(whole);
        for (int i = 0; i < whole.moves(); i++) {
            Match<S, A> loaded = json.readMatch(json.writeMatch(growing));
            assertThat(loaded.truth()).as("loaded after move " + i).isEqualTo(whole.truthAt(i));
            for (int next = i; next < whole.moves(); next++) {
                play(loaded, whole.move(next), next);
            }
            assertThat(loaded.truth()).as("the end, loaded after move " + i).isEqualTo(whole.truth());
            assertThat(loaded.outcome()).isEqualTo(whole.outcome());
            play(growing, whole.move(i), i);
        }
    }

    private static <S, A> void play(Match<S, A> match, Move<A> move, int number) {
        if (!match.play(move.seat(), move.action()).isLegal()) {
            throw new AssertionError("move " + (number + 1) + " is illegal now: " + move);
        }
    }

    private static <S, A> Match<S, A> begin(Match<S, A> other) {
        return switch (Match.begin(other.game(), other.table(), other.start())) {
            case Began.Fine<S, A>(Match<S, A> match) -> match;
            case Began.Refused<S, A>(var reason) -> throw new AssertionError(reason);
        };
    }
}
