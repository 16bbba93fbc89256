package omerta.match.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CareTest {

    @Test
    void onlyVeryLongMatchesAreLookedAtMoreSeldom() {
        assertThat(Care.UTMOST.stride(0)).isEqualTo(1);
        assertThat(Care.UTMOST.stride(1_999)).isEqualTo(1);
        assertThat(Care.USUAL.stride(6_000)).isEqualTo(6);
    }

    @Test
    void careThatNeverLooksIsNone() {
        assertThatThrownBy(() -> new Care(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Care(1, -1)).isInstanceOf(IllegalArgumentException.class);
    }
}
