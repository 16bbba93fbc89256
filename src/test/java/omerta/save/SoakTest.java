package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import omerta.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An evening that does not end: what is played and closed leaves nothing in memory.
class SoakTest {

    private static final long MEBIBYTE = 1 << 20;

    @TempDir
    private Path folder;

    @Test
    void thirtyMatchesLeaveNothingBehind() throws Exception {
        soak(30);
    }

    @Tag("long")
    @Test
    void twoThousandMatchesLeaveNothingBehind() throws Exception {
        soak(2_000);
    }

    private void soak(int matches) throws Exception {
        String seed = Long.toString(Seeds.next("soak"));
        Process process = Child.start(List.of(), Soak.class, folder.toString(), Integer.toString(matches), seed);
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(said).isZero();
        List<Long> heaps = said.lines().map(Long::parseLong).toList();
        assertThat(heaps).hasSize(2);
        assertThat(heaps.getLast())
                .as("heap in use at the end, of %s", heaps)
                .isLessThan(heaps.getFirst() + 2 * MEBIBYTE);
    }
}
