package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import omerta.engine.Seat;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyState;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {

    private static final GameJson<ToyState, ToyAction> JSON =
            GameJson.of(Toy.box().game());
    private static final List<JournalLine<ToyAction>> LINES = List.of(
            new JournalLine.Mark<>(3),
            new JournalLine.Play<>(Seat.of(1), new ToyAction.Draw()),
            new JournalLine.TakeBack<>(),
            new JournalLine.Play<>(Seat.of(1), new ToyAction.Play(new ToyAction.Source.Hand(4), 0)),
            new JournalLine.Lift<>());

    @TempDir
    private Path folder;

    private final TestDisk disk = new TestDisk();
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("x.omerta.json");
    }

    @Test
    void aJournalReadsLikeThis() throws IOException {
        write(LINES);
        assertThat(Journal.of(file)).hasContent("""
                3959409e {"did":{"is":"mark","number":3}}
                44ac58df {"did":{"is":"play","seat":1,"action":{"do":"draw"}}}
                49a5e8e9 {"did":{"is":"take-back"}}
                9d84ded2 {"did":{"is":"play","seat":1,"action":{"do":"play","source":{"is":"hand","card":4},"pile":0}}}
                b0651a41 {"did":{"is":"lift"}}
                """);
    }

    @Test
    void eachLineIsFlushedBeforeTheCallReturns() throws IOException {
        Journal<ToyAction> journal = Journal.begin(disk, file, JSON, List.of());
        disk.gate((number, operation, path) -> {});
        journal.add(LINES.getFirst());
        assertThat(disk.passed()).containsExactly("append x.omerta.json.journal", "force x.omerta.json.journal");
        journal.close();
        assertThat(Journal.read(disk, file, JSON)).isEqualTo(LINES.subList(0, 1));
    }

    @Test
    void whereverItIsCutOffTheWholeLinesAreRead() throws IOException {
        write(LINES);
        byte[] whole = Files.readAllBytes(Journal.of(file));
        for (int length = 0; length <= whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            Files.write(Journal.of(file), cut);
            int lines = (int) new String(cut, StandardCharsets.UTF_8)
                    .chars()
                    .filter(c -> c == '\n')
                    .count();
            assertThat(Journal.read(disk, file, JSON)).as("cut at %s", length).isEqualTo(LINES.subList(0, lines));
        }
    }

    @Test
    void aChangedByteEndsTheJournalThere() throws IOException {
        write(LINES);
        byte[] whole = Files.readAllBytes(Journal.of(file));
        for (int at = 0; at < whole.length; at++) {
            byte[] bytes = whole.clone();
            bytes[at] ^= 1;
            Files.write(Journal.of(file), bytes);
            List<JournalLine<ToyAction>> read = Journal.read(disk, file, JSON);
            assertThat(read).as("changed at %s", at).hasSizeLessThan(LINES.size());
            assertThat(LINES.subList(0, read.size())).isEqualTo(read);
        }
    }

    @Test
    void whereThereIsNoJournalThereAreNoLines() throws IOException {
        assertThat(Journal.read(disk, file, JSON)).isEmpty();
    }

    @Test
    void itIsTrimmedToThreeMarks() {
        List<JournalLine<ToyAction>> lines = List.of(
                new JournalLine.Lift<>(),
                new JournalLine.Mark<>(1),
                new JournalLine.Lift<>(),
                new JournalLine.Mark<>(2),
                new JournalLine.Mark<>(3),
                new JournalLine.Lift<>(),
                new JournalLine.Mark<>(4));
        assertThat(Journal.trimmed(lines)).isEqualTo(lines.subList(3, 7));
        assertThat(Journal.trimmed(LINES)).isEqualTo(LINES);
        assertThat(Journal.trimmed(List.<JournalLine<ToyAction>>of())).isEmpty();
    }

    private void write(List<JournalLine<ToyAction>> lines) throws IOException {
        Journal.begin(disk, file, JSON, lines).close();
    }
}
