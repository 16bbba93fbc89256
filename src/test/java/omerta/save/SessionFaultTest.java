package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The disk fails at each of its operations in turn, once or for ever. What was said to be safe is there after a crash.
class SessionFaultTest {

    @TempDir
    private Path folder;

    private final TestDisk disk = new TestDisk();
    private int homes;

    /// What was seen after each call, and whether it was said to be safe.
    private record Point(Object seen, boolean isSafe) {}

    @Test
    void whereverTheDiskFailsOnceTheMatchIsSafeAgainSoon() throws IOException {
        for (int at = 0; ; at++) {
            Path home = folder.resolve("home" + homes++);
            List<Point> points = played(home, TestDisk.failing(at, false));
            assertThat(points.getLast().isSafe()).as("failure at %s", at).isTrue();
            assertThat(recovered(home))
                    .as("failure at %s", at)
                    .isEqualTo(points.getLast().seen());
            if (at >= disk.count()) {
                assertThat(at).isGreaterThan(30);
                return;
            }
        }
    }

    @Test
    void whereverTheDiskFailsForEverNothingIsLostThatWasSafe() throws IOException {
        for (int at = 0; ; at++) {
            Path home = folder.resolve("home" + homes++);
            List<Point> points = played(home, TestDisk.failing(at, true));
            int safe = points.size() - 1;
            while (!points.get(safe).isSafe()) {
                safe--;
            }
            assertThat(points.subList(safe, points.size()))
                    .as("failure at %s", at)
                    .extracting(Point::seen)
                    .contains(recovered(home));
            if (at >= disk.count()) {
                return;
            }
        }
    }

    @Test
    void whereverRecoveryFailsTheNextOneSucceeds() throws IOException {
        for (int at = 0; ; at++) {
            Path home = folder.resolve("home" + homes++);
            List<Point> points = played(home, (number, operation, file) -> {});
            breakNewest(home);
            disk.gate((number, operation, file) -> {});
            try (Library library = Play.enter(home, disk, Clock.systemUTC())) {
                disk.gate(TestDisk.failing(at, true));
                Resumed.In in = Play.open(library, library.list().getFirst().file());
                assertThat(in.session().sight().view(Seat.of(0)).state())
                        .isEqualTo(points.getLast().seen());
                assertThat(in.session().problem().isPresent()).isEqualTo(at < disk.count());
            }
            boolean wasLast = at >= disk.count();
            assertThat(recovered(home))
                    .as("failure at %s", at)
                    .isEqualTo(points.getLast().seen());
            if (wasLast) {
                return;
            }
        }
    }

    @Test
    void theBannerTellsTheCauseAndTheMatchGoesOn() throws IOException {
        try (Library library = Play.enter(folder, disk, Clock.systemUTC())) {
            Session<ToyState, ToyAction> session = Play.begin(library);
            disk.gate(TestDisk.failing(0, true));
            Play.play(session, 2);
            assertThat(session.problem()).contains(Message.of("save.banner", Message.of("save.full")));
            assertThat(session.sight().moves()).isEqualTo(2);
            disk.gate((number, operation, file) -> {});
            Play.play(session, 1);
            assertThat(session.problem()).isEmpty();
        }
    }

    @Test
    void aMatchThatCannotBeKeptIsKeptElsewhereOnceItWasSavedThere() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere")).resolve("m.omerta.json");
        Path home = folder.resolve("home");
        Object seen;
        try (Library library = Play.enter(home, disk, Clock.systemUTC())) {
            Session<ToyState, ToyAction> session = Play.begin(library);
            disk.gate((number, operation, file) -> {
                if (file.toString().contains("da-capo") || file.toString().contains("matches")) {
                    throw new IOException("No space left on device");
                }
            });
            Play.play(session, 3);
            assertThat(session.problem()).isPresent();
            assertThat(session.saveAs(elsewhere)).isEmpty();
            assertThat(session.problem()).isEmpty();
            assertThat(session.file()).isEqualTo(elsewhere);
            Play.play(session, 3);
            seen = session.sight().view(Seat.of(0)).state();
            session.close();
        }
        try (Library library = Play.enter(home)) {
            Session<?, ?> session = Play.open(library, elsewhere).session();
            assertThat(session.sight().view(Seat.of(0)).state()).isEqualTo(seen);
        }
    }

    /// Plays with hand-overs, undo and redo; the gate is up from the second move on.
    private List<Point> played(Path home, TestDisk.Gate gate) throws IOException {
        disk.gate((number, operation, file) -> {});
        List<Point> points = new ArrayList<>();
        try (Library library = Play.enter(home, disk, Clock.systemUTC())) {
            Session<ToyState, ToyAction> session = Play.begin(library);
            Play.play(session, 2);
            points.add(point(session));
            disk.gate(gate);
            for (int round = 0; round < 3; round++) {
                Play.play(session, 1);
                points.add(point(session));
                Play.play(session, 1);
                points.add(point(session));
                Seat mover = session.sight().mover().orElseThrow();
                session.takeBack(mover);
                points.add(point(session));
                session.redo(mover);
                points.add(point(session));
                session.lift();
                session.keep();
                points.add(point(session));
            }
            Play.play(session, 1);
            points.add(point(session));
            Play.play(session, 1);
            points.add(point(session));
        }
        return points;
    }

    private static Point point(Session<?, ?> session) {
        return new Point(
                session.sight().view(Seat.of(0)).state(), session.problem().isEmpty());
    }

    private static void breakNewest(Path home) throws IOException {
        try (var files = Files.list(home.resolve("matches"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".json")).toList()) {
                Files.write(file, new byte[700]);
            }
        }
    }

    private static Object recovered(Path home) throws IOException {
        Path file;
        try (Library library = Play.enter(home)) {
            file = library.list().getFirst().file();
        }
        return Play.seen(home, file);
    }
}
