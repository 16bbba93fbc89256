package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SwapTest {

    @TempDir
    private Path folder;

    private final TestDisk disk = new TestDisk();
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("x.omerta.json");
    }

    @Test
    void theNewFileIsWrittenFlushedMovedAndTheFolderFlushed() throws IOException {
        Swap.over(disk, file, bytes("one"));
        assertThat(disk.passed().stream().map(line -> line.replaceFirst("\\.omerta-[0-9a-f]{16}\\.tmp", "new")))
                .containsExactly(
                        "write new", "force new", "move x.omerta.json", "force folder " + folder.getFileName());
        assertThat(file).hasContent("one");
    }

    @Test
    void theOldFileIsKeptBeforeTheNewOneTakesItsPlace() throws IOException {
        Swap.keeping(disk, file, bytes("one"));
        Swap.keeping(disk, file, bytes("two"));
        disk.gate((number, operation, path) -> {});
        Swap.keeping(disk, file, bytes("three"));
        assertThat(disk.passed().stream().map(line -> line.replaceFirst("\\.omerta-[0-9a-f]{16}\\.tmp", "new")))
                .containsExactly(
                        "write new",
                        "force new",
                        "move x.omerta.json.2",
                        "keep x.omerta.json.1",
                        "move x.omerta.json",
                        "force folder " + folder.getFileName());
        Swap.keeping(disk, file, bytes("four"));
        assertThat(generations()).containsExactly("four", "three", "two");
    }

    @Test
    void whereverItFailsOnceTheOldFileIsWholeAndNothingIsLeftBehind() throws IOException {
        for (int at = 0; failsAt(at, false); at++) {
            assertThat(names()).as("failure at %s", at).doesNotContain(".omerta-");
        }
    }

    @Test
    void whereverItFailsForEverTheOldFileIsWhole() throws IOException {
        int at = 0;
        while (failsAt(at, true)) {
            at++;
        }
        assertThat(at).isEqualTo(6);
    }

    /// Whether there is an operation with this number; it fails.
    private boolean failsAt(int at, boolean forEver) throws IOException {
        disk.gate((number, operation, path) -> {});
        for (String text : List.of("one", "two", "three")) {
            Swap.keeping(disk, file, bytes(text));
        }
        disk.gate(TestDisk.failing(at, forEver));
        try {
            Swap.keeping(disk, file, bytes("four"));
            return false;
        } catch (IOException e) {
            assertThat(e).hasMessage("No space left on device");
            assertThat(generations().getFirst()).as("failure at %s", at).isIn("three", "four");
            assertThat(generations()).as("failure at %s", at).contains("two");
            return true;
        }
    }

    @Test
    void aRefusedMoveIsTriedAgainEverLater() throws IOException {
        disk.gate((number, operation, path) -> {
            if (operation.equals("move") && disk.pauses().size() < 5) {
                throw new AccessDeniedException(path.toString());
            }
        });
        Swap.over(disk, file, bytes("one"));
        assertThat(file).hasContent("one");
        assertThat(disk.pauses()).containsExactly(20, 40, 80, 160, 320);
    }

    @Test
    void aMoveThatIsRefusedForEverIsGivenUpAndTheOldFileStays() throws IOException {
        Swap.over(disk, file, bytes("one"));
        disk.gate((number, operation, path) -> {
            if (operation.equals("move")) {
                throw new AccessDeniedException(path.toString());
            }
        });
        assertThatThrownBy(() -> Swap.over(disk, file, bytes("two"))).isInstanceOf(AccessDeniedException.class);
        assertThat(file).hasContent("one");
        assertThat(names()).isEqualTo("x.omerta.json");
    }

    @Test
    void whatDoesNotReadBackIsNotSwappedIn() throws IOException {
        Swap.over(disk, file, bytes("one"));
        disk.gate((number, operation, path) -> {
            if (operation.equals("force")) {
                Files.writeString(path, "tw\0");
            }
        });
        assertThatThrownBy(() -> Swap.over(disk, file, bytes("two"))).isInstanceOf(IOException.class);
        assertThat(file).hasContent("one");
        assertThat(names()).isEqualTo("x.omerta.json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b.omerta.json", "übung.omerta.json", "🎲.omerta.json", "con.omerta.json", "end.", "~"})
    void namesOfAllKindsAreWritten(String name) throws IOException {
        Path odd = folder.resolve(name);
        Swap.keeping(disk, odd, bytes("one"));
        Swap.keeping(disk, odd, bytes("two"));
        assertThat(odd).hasContent("two");
    }

    @Test
    void theLongestNameIsWrittenAndOneLongerIsRefusedInWords() throws IOException {
        Path longest = folder.resolve("n".repeat(255));
        Swap.over(disk, longest, bytes("one"));
        assertThat(longest).hasContent("one");
        assertThatThrownBy(() -> Swap.over(disk, folder.resolve("n".repeat(256)), bytes("one")))
                .isInstanceOfSatisfying(
                        IOException.class,
                        e -> assertThat(Trouble.writing(e).key()).isEqualTo("save.failed"));
        assertThat(names()).isEqualTo("n".repeat(255));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private List<String> generations() throws IOException {
        Path younger = Swap.older(file).getFirst();
        Path older = Swap.older(file).getLast();
        List<Path> there = Stream.of(file, younger, older).filter(Files::exists).toList();
        return List.of(there.stream().map(SwapTest::content).toArray(String[]::new));
    }

    private static String content(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private String names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return String.join(
                    ", ",
                    files.map(path -> path.getFileName().toString()).sorted().toList());
        }
    }
}
