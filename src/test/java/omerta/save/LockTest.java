package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import omerta.engine.Message;
import omerta.toy.Toy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two copies of the app never write the same matches.
class LockTest {

    @TempDir
    private Path home;

    @Test
    void aSecondCopyIsRefusedInWordsAndAsksTheFirstToShowItself() throws IOException {
        try (Library first = Play.enter(home)) {
            assertThat(first.hasKnocked()).isFalse();
            assertThat(Library.enter(home, Toy::find)).isEqualTo(new Library.Entered.Taken(Message.of("save.taken")));
            assertThat(first.hasKnocked()).isTrue();
            assertThat(first.hasKnocked()).isFalse();
        }
        Play.enter(home).close();
    }

    @Test
    void anotherProgramIsRefusedAndWritesNothing() throws Exception {
        try (Library library = Play.enter(home)) {
            assertThat(Library.enter(home, Toy::find)).isInstanceOf(Library.Entered.Taken.class);
            Process second = Child.start(List.of(), Second.class, home.toString());
            assertThat(new String(second.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualToIgnoringNewLines("save.taken save.taken");
            assertThat(library.list()).isEmpty();
            assertThat(library.hasKnocked()).isTrue();
        }
    }

    @Test
    void aKilledProgramFreesTheLockAtOnce() throws Exception {
        Process first = Child.start(List.of(), SaveLoop.class, "100000", home.toString());
        try (BufferedReader out = first.inputReader()) {
            assertThat(out.readLine()).isEqualTo("0:0.");
            assertThat(Library.enter(home)).isInstanceOf(Library.Entered.Taken.class);
            first.toHandle().destroyForcibly();
            first.onExit().join();
            try (Library library = ((Library.Entered.In) Library.enter(home)).library()) {
                assertThat(library.list()).hasSize(1);
            }
        }
    }

    @Test
    void whatACrashLeftBehindIsSweptButNothingYounger() throws IOException {
        Path folder = Files.createDirectories(home.resolve("matches"));
        Path stale = Files.write(folder.resolve(Swap.TEMPORARY + "0123456789abcdef.tmp"), new byte[10]);
        Path young = Files.write(folder.resolve(Swap.TEMPORARY + "fedcba9876543210.tmp"), new byte[10]);
        Path mine = Files.write(folder.resolve("mine.tmp"), new byte[10]);
        Files.setLastModifiedTime(stale, FileTime.from(Instant.now().minus(Duration.ofDays(1))));
        Files.setLastModifiedTime(young, FileTime.from(Instant.now().plus(Duration.ofDays(1))));
        Play.enter(home).close();
        assertThat(stale).doesNotExist();
        assertThat(young).exists();
        assertThat(mine).exists();
    }

    /// Another copy of the app.
    static final class Second {

        private Second() {}

        public static void main(String[] args) {
            Path home = Path.of(args[0]);
            Library.Entered entered = Library.enter(home);
            System.out.println(((Library.Entered.Taken) entered).why().key());
            System.out.println(" ");
            var refused = MatchFile.write(home.resolve("matches/x.omerta.json"), Toy.box(), Saves.match(), 1);
            System.out.println(refused.orElseThrow().key());
        }
    }
}
