package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A real disk of 128 KiB that is full, or that cannot be written: made where this user may mount one.
class SmallDiskTest {

    @TempDir
    private Path place;

    private boolean isMounted;

    @BeforeEach
    void mount() throws Exception {
        isMounted = run("mount", "-t", "tmpfs", "-o", "size=128k", "none", place.toString());
        Assumptions.assumeTrue(isMounted, "no disk can be mounted here");
    }

    @AfterEach
    void unmount() throws Exception {
        if (isMounted) {
            assertThat(run("umount", "-l", place.toString())).isTrue();
        }
    }

    @Test
    void onAFullDiskTheMatchGoesOnAndNothingIsLostThatWasSafe() throws Exception {
        Path file;
        try (Library library = Play.enter(place)) {
            Session<ToyState, ToyAction> session = Play.beginLong(library);
            Play.play(session, 4);
            session.keep();
            file = session.file();
            fill();
            Play.play(session, 40);
            session.keep();
            assertThat(session.problem()).contains(Message.of("save.banner", Message.of("save.full")));
            assertThat(session.sight().moves()).isEqualTo(44);
            assertThat(Files.size(file)).isGreaterThan(1000);
            Files.delete(place.resolve("ballast"));
            Play.play(session, 1);
            assertThat(session.problem()).isEmpty();
            session.close();
            assertThat(Play.open(library, file).session().sight().moves()).isEqualTo(45);
        }
    }

    @Test
    void whatWasSafeBeforeTheDiskWasFullIsThereAfterACrash() throws Exception {
        Path file;
        Object safe;
        try (Library library = Play.enter(place)) {
            Session<ToyState, ToyAction> session = Play.beginLong(library);
            Play.play(session, 4);
            file = session.file();
            fill();
            safe = session.sight().view(Seat.of(0)).state();
            while (session.problem().isEmpty()) {
                safe = session.sight().view(Seat.of(0)).state();
                Play.play(session, 1);
            }
        }
        Files.delete(place.resolve("ballast"));
        assertThat(Play.seen(place, file)).isEqualTo(safe);
    }

    @Test
    void whereNothingCanBeWrittenTheAppStartsAndSaysSo() throws Exception {
        Path file;
        try (Library library = Play.enter(place)) {
            Session<ToyState, ToyAction> session = Play.begin(library);
            Play.play(session, 4);
            file = session.file();
            session.close();
        }
        assertThat(run("mount", "-o", "remount,ro", place.toString())).isTrue();
        try (Library library = Play.enter(place, Disk.REAL, Clock.systemUTC())) {
            assertThat(library.problem()).contains(Message.of("save.read-only"));
            assertThat(library.list()).hasSize(1);
            Session<?, ?> session = Play.open(library, file).session();
            Play.play(session, 2);
            assertThat(session.problem()).contains(Message.of("save.banner", Message.of("save.read-only")));
            assertThat(session.sight().moves()).isEqualTo(6);
            assertThat(library.discard(library.list().getFirst().file())).isNotEmpty();
            assertThat(library.list()).hasSize(1);
            assertThat(new SettingsFile(place).write(Settings.STANDARD)).contains(Message.of("save.read-only"));
        }
    }

    /// Fills the disk to its last block.
    private void fill() throws IOException {
        Path ballast = Files.createFile(place.resolve("ballast"));
        byte[] block = new byte[4096];
        try {
            for (int i = 0; i < 100; i++) {
                Files.write(ballast, block, StandardOpenOption.APPEND);
            }
        } catch (IOException e) {
            assertThat(Trouble.writing(e)).isEqualTo(Message.of("save.full"));
        }
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        try {
            return new ProcessBuilder(List.of(command)).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
