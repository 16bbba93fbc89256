package omerta.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.IntBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import omerta.Complaint;
import omerta.Seeds;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Decision;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.Turn;
import omerta.engine.Viewer;
import omerta.match.Move;
import omerta.match.Start;
import omerta.save.Fresh;
import omerta.save.Session;
import omerta.ui.Ui;
import omerta.ui.shell.flow.Stand;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// No screen tells its viewer more than the view does: two matches that differ only in what the viewer may not know give
/// the same scenes, word for word, and the same pictures, point for point, in every way that the screen can stand.
class CanaryTest {

    private static final int A_MATCH = 5;
    private static final int TRIES = 4;
    private static final int FEW = 2;
    private static final int MANY = 50;

    @TempDir
    private Path home;

    @Complaint({2, 3, 4, 6, 9, 25, 28})
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

    /// Compares the screens of two twins. What differs by a hair with what was drawn before is looked at again: what tells a
    /// secret tells it each time.
    ///
    /// @return whether somebody who may know more tells the twins apart
    private static <S, A> boolean isTold(Salon salon, GameBox<S, A> box, Canary<S, A> canary) {
        List<Stand> stands = stands(salon, box, canary);
        for (int left = TRIES; ; left--) {
            List<Look> one = looks(salon, box, canary, canary.one(), stands);
            List<Look> other = looks(salon, box, canary, canary.other(), stands);
            int alike = stands.size();
            if (left > 1 && !one.subList(0, alike).equals(other.subList(0, alike))) {
                continue;
            }
            for (int look = 0; look < alike; look++) {
                one.get(look).sameAs(other.get(look), canary);
            }
            return !one.getLast().words.equals(other.getLast().words);
        }
    }

    /// One screen: what it says, and its points.
    private record Look(Stand stand, List<String> words, IntBuffer points) {

        void sameAs(Look other, Canary<?, ?> canary) {
            String what = stand + " for " + canary.viewer() + " at " + canary.one();
            for (int line = 0; line < Math.min(words.size(), other.words.size()); line++) {
                assertThat(other.words.get(line))
                        .as("line " + line + " of " + what)
                        .isEqualTo(words.get(line));
            }
            assertThat(other.words).as("lines of " + what).hasSameSizeAs(words);
            assertThat(points.equals(other.points))
                    .as("the picture of " + what + " is the same")
                    .isTrue();
        }
    }

    private static <S, A> List<Look> looks(
            Salon salon, GameBox<S, A> box, Canary<S, A> canary, Canary.Line<S, A> line, List<Stand> stands) {
        Session<S, A> session = session(salon, box, canary, line);
        Ui.run(() -> salon.shell.enter(session));
        Ui.settle(salon.scene); // how long a list is, its bar knows by how often it was laid out
        List<Look> looks = new ArrayList<>();
        for (Stand stand : stands) {
            looks.add(look(salon, stand));
        }
        looks.add(look(salon, new Stand.Peek(other(canary))));
        Ui.run(salon.shell::leave);
        salon.library.discard(session.file());
        return looks;
    }

    private static Look look(Salon salon, Stand stand) {
        Ui.run(() -> salon.shell.room().orElseThrow().play().show(stand));
        if (stand instanceof Stand.Peek) {
            salon.passTime();
            Ui.run(() -> Event.fireEvent(salon.scene.lookup("#hold"), space(KeyEvent.KEY_PRESSED)));
        }
        Ui.settle(salon.scene);
        Look look = Ui.get(() -> new Look(stand, words(salon), points(salon)));
        Ui.run(() -> Event.fireEvent(salon.scene, space(KeyEvent.KEY_RELEASED)));
        return look;
    }

    private static KeyEvent space(EventType<KeyEvent> type) {
        return new KeyEvent(type, " ", " ", KeyCode.SPACE, false, false, false, false);
    }

    private static <S, A> Session<S, A> session(
            Salon salon, GameBox<S, A> box, Canary<S, A> canary, Canary.Line<S, A> line) {
        Session<S, A> session = ((Fresh.In<S, A>)
                        salon.library.begin(box, canary.table(), new Start.Position<>(line.start())))
                .session();
        for (Move<A> move : line.moves()) {
            assertThat(session.play(move.seat(), move.action()).isLegal()).isTrue();
        }
        return session;
    }

    /// Every way in which the screen can stand while the viewer of a canary looks.
    private static <S, A> List<Stand> stands(Salon salon, GameBox<S, A> box, Canary<S, A> canary) {
        try (Session<S, A> session = session(salon, box, canary, canary.one())) {
            return stands(canary.viewer(), session.sight().turn());
        }
    }

    private static List<Stand> stands(Viewer viewer, Turn turn) {
        Optional<Seat> asked = turn.decisions().stream().map(Decision::seat).findFirst();
        if (viewer instanceof Seat seat) {
            return List.of(new Stand.InHand(seat, turn.of(seat).isEmpty()), new Stand.Peek(seat));
        }
        return List.of(
                new Stand.Open(asked.filter(seat -> isOpen(turn, seat))),
                new Stand.Moment(),
                new Stand.Curtain(asked.orElseThrow(), Stand.Reason.TURN));
    }

    /// A seat that may know more than the viewer, or other things.
    private static Seat other(Canary<?, ?> canary) {
        return canary.viewer() instanceof Seat seat ? seat.next(canary.table().size()) : Seat.of(0);
    }

    private static boolean isOpen(Turn turn, Seat seat) {
        return turn.of(seat).orElseThrow().privacy() != Privacy.IN_HAND;
    }

    private static List<String> words(Salon salon) {
        List<String> words = new ArrayList<>(SceneText.of(salon.scene.getRoot()));
        words.add("title " + salon.stage.getTitle());
        words.add("windows " + Window.getWindows().size());
        words.add("clipboard " + Clipboard.getSystemClipboard().getString());
        words.add("cursor " + salon.scene.getCursor());
        return words;
    }

    private static IntBuffer points(Salon salon) {
        WritableImage image = salon.scene.snapshot(null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] points = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), points, 0, width);
        return IntBuffer.wrap(points);
    }
}
