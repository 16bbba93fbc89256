package omerta.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RngTest {

    @Test
    void itIsSplitMix64() {
        Rng.Stream stream = Rng.of(1234567).stream();

        assertThat(LongStream.generate(stream::bits).limit(5).mapToObj(Long::toUnsignedString))
                .containsExactly(
                        "6457827717110365317",
                        "3203168211198807973",
                        "9817491932198370423",
                        "4593380528125082431",
                        "16408922859458223821");
        assertThat(Rng.of(0).stream().bits()).isEqualTo(0xE220A8397B1DCDAFL);
    }

    @Test
    void whatRestsGoesOnWhereTheStreamEnded() {
        Rng.Stream stream = Rng.of(42).stream();
        stream.bits();
        Rng rest = stream.rest();

        assertThat(rest.stream().bits()).isEqualTo(stream.bits());
        assertThat(rest.stream().bits()).isEqualTo(rest.stream().bits());
    }

    @Test
    void numbersBelowABoundAreEquallyLikely() {
        Rng.Stream stream = Rng.of(7).stream();
        int[] counts = new int[6];
        for (int i = 0; i < 60_000; i++) {
            counts[stream.below(6)]++;
        }

        assertThat(Arrays.stream(counts).boxed()).allMatch(count -> count > 9_600 && count < 10_400);
    }

    @Test
    void aBoundThatDoesNotDivideTheBitsIsNotBiased() {
        Rng.Stream stream = Rng.of(8).stream();
        int bound = 3 << 29;
        int low = 0;
        for (int i = 0; i < 30_000; i++) {
            int number = stream.below(bound);
            assertThat(number).isBetween(0, bound - 1);
            low += number < bound / 3 ? 1 : 0;
        }

        assertThat(low).as("of 30,000 in the lowest third").isBetween(9_600, 10_400);
    }

    @Test
    void thereIsNoNumberBelowNothing() {
        Rng.Stream stream = Rng.of(1).stream();

        assertThat(stream.below(1)).isZero();
        assertThatThrownBy(() -> stream.below(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void allOrdersOfAShuffleAreEquallyLikely() {
        Rng.Stream stream = Rng.of(9).stream();
        var counts = new TreeMap<String, Integer>();
        for (int i = 0; i < 24_000; i++) {
            byte[] items = {1, 2, 3, 4};
            stream.shuffle(items);
            counts.merge(Arrays.toString(items), 1, Integer::sum);
        }

        assertThat(counts).hasSize(24);
        assertThat(counts.values()).allMatch(count -> count > 850 && count < 1_150);
    }

    @Test
    void splitsAreApart() {
        Rng.Stream stream = Rng.of(3).stream();
        Rng first = stream.split();
        Rng second = stream.split();

        assertThat(first).isNotEqualTo(second);
        assertThat(first.stream().bits()).isNotEqualTo(stream.bits());
    }

    @Test
    void nothingIsDrawnFromASealedOne() {
        assertThat(Rng.SEALED.open()).isFalse();
        assertThatThrownBy(Rng.SEALED::stream).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> new Rng(5, false)).isInstanceOf(IllegalArgumentException.class);
    }
}
