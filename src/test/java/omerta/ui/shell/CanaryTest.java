package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import omerta.Complaint;
import omerta.Seeds;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.ui.Ui;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// Nothing that can be seen or read of a running match tells its viewer more than the view does: two matches that differ
/// only in what the viewer may not know give the same scenes, word for word, and the same pictures, point for point, in
/// every way that the screen can stand, with the same recap and log, error report, clipboard, list of matches and header of
/// the kept file; see [Watcher].
class CanaryTest {

    private static final int A_MATCH = 5;
    private static final int TRIES = 4;
    private static final int FEW = 2;
    private static final int MANY = 100;

    @TempDir
    private Path home;

    @Complaint({2, 3, 4, 6, 9, 19, 25, 28, 29})
    @TestFactory
    Stream<DynamicTest> twinsLookAlike() {
        return Games.all().stream().map(box -> test(box, FEW));
    }

    @Tag("long")
    @TestFactory
    Stream<DynamicTest> manyTwinsLookAlike() {
        return Games.all().stream().map(box -> test(box, MANY));
    }

    private DynamicTest test(GameBox<?, ?> box, int matches) {
        return DynamicTest.dynamicTest(box.id(), () -> compare(box, matches));
    }

    private <S, A> void compare(GameBox<S, A> box, int matches) {
        Aviary<S, A> aviary = new Aviary<>(box, Seeds.next(box.id()));
        int told = 0;
        try (Salon salon = new Salon(home.resolve(box.id()))) {
            Ui.mouseAway();
            for (int i = 0; i < matches; i++) {
                for (Canary<S, A> canary : aviary.hatch(A_MATCH)) {
                    told += isTold(salon, box, canary) ? 1 : 0;
                }
            }
        }
        assertThat(told).as("twins that somebody who may know it tells apart").isPositive();
    }

    /// Compares what is seen of two twins. What differs by a hair with what was drawn before is looked at again: what tells
    /// a secret tells it each time.
    ///
    /// @return whether somebody who may know more tells the twins apart
    private static <S, A> boolean isTold(Salon salon, GameBox<S, A> box, Canary<S, A> canary) {
        Watcher<S, A> watcher = new Watcher<>(salon, box, canary);
        for (int left = TRIES; ; left--) {
            Watcher.Seen one = watcher.watch(canary.one());
            Watcher.Seen other = watcher.watch(canary.other());
            if (left > 1 && !one.alike().equals(other.alike())) {
                continue;
            }
            for (int i = 0; i < one.alike().size(); i++) {
                one.alike().get(i).sameAs(other.alike().get(i), canary.viewer() + " at " + canary.one());
            }
            assertThat(other.alike()).hasSameSizeAs(one.alike());
            return !one.other().words().equals(other.other().words());
        }
    }
}
