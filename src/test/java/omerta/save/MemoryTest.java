package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MemoryTest {

    private static final int MEBIBYTE = 1 << 20;

    @Test
    void aWholeMatchFitsInto64MebibytesAndClosingItGivesAllBack(@TempDir Path folder) throws Exception {
        Process process = Child.start(List.of("-Xmx64m"), MemoryProbe.class, folder.toString());
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(said).isZero();
        List<Long> numbers = said.lines().map(Long::parseLong).toList();
        assertThat(numbers).hasSize(3);
        assertThat(numbers.getFirst()).as("moves").isGreaterThan(300);
        assertThat(numbers.getLast())
                .as("heap in use after 50 times, of %s", numbers)
                .isLessThan(64L * MEBIBYTE)
                .isLessThan(numbers.get(1) + MEBIBYTE / 2);
    }
}
