package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Bytes that a bad medium changed or cut off.
class MutationTest {

    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();
    private static final long SEED = 20_260_314;
    private static final int MUTATIONS = 2_000;
    private static final long MOST_NANOS = 200_000_000;

    private final byte[] whole = Saves.bytes(Saves.match());

    @Test
    void aFlippedByteIsFoundOutQuickly() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] bytes = whole.clone();
            int at = random.nextInt(bytes.length);
            bytes[at] ^= (byte) (1 << random.nextInt(8));
            refusedOrTheSame(bytes, "seed " + SEED + ", mutation " + i + " at " + at);
        }
    }

    @Test
    void aFlippedByteThatTheChecksumWasMadeForIsReadWithoutAnException() {
        SplittableRandom random = new SplittableRandom(SEED);
        int refused = 0;
        byte[] plain = Saves.plain(Saves.text());
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] bytes = plain.clone();
            int at = random.nextInt(bytes.length);
            bytes[at] = (byte) random.nextInt(256);
            refused += quick(bytes, "seed " + SEED + ", mutation " + i + " at " + at) instanceof Opened.Refused ? 1 : 0;
        }
        assertThat(refused).isGreaterThan(MUTATIONS / 2);
    }

    @Test
    void aFileCutAnywhereIsDamaged() {
        for (int length = 0; length < whole.length - 2; length += 7) {
            Opened opened = quick(Arrays.copyOf(whole, length), "cut at " + length);
            assertThat(opened)
                    .as("cut at %s", length)
                    .isInstanceOfSatisfying(
                            Opened.Refused.class,
                            refused -> assertThat(refused.reason()).isEqualTo(Opened.Reason.DAMAGED));
        }
    }

    @Test
    void aFileThatEndsInZerosIsDamaged() {
        for (int length = 1; length < whole.length - 2; length += 97) {
            byte[] bytes = Arrays.copyOf(Arrays.copyOf(whole, length), whole.length);
            assertThat(Saves.refusal(bytes).reason())
                    .as("zeros from %s", length)
                    .isEqualTo(Opened.Reason.DAMAGED);
        }
    }

    private void refusedOrTheSame(byte[] bytes, String what) {
        switch (quick(bytes, what)) {
            case Opened.Refused refused ->
                assertThat(refused.reason())
                        .as(what)
                        .isIn(
                                Opened.Reason.DAMAGED,
                                Opened.Reason.INVALID,
                                Opened.Reason.FOREIGN,
                                Opened.Reason.NEWER,
                                Opened.Reason.OLDER);
            case Opened.Fine fine ->
                assertThat(fine.loaded().match().truth())
                        .as(what)
                        .isEqualTo(Saves.match().truth());
        }
    }

    private static Opened quick(byte[] bytes, String what) {
        long start = CPU.getCurrentThreadCpuTime();
        Opened opened = Saves.read(bytes);
        assertThat(CPU.getCurrentThreadCpuTime() - start).as(what).isLessThan(MOST_NANOS);
        return opened;
    }
}
