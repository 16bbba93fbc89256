package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.Complaint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PinTest {

    @Complaint(12)
    @Test
    void aPinOpensWhatItWasHashedFor() {
        String hash = Pin.hash("0417");
        assertThat(Pin.opens("0417", hash)).isTrue();
        assertThat(Pin.opens("0418", hash)).isFalse();
        assertThat(Pin.opens("", hash)).isFalse();
        assertThat(hash).doesNotContain("0417");
    }

    @Test
    void thePinsOfTwoSeatsHashDifferently() {
        assertThat(Pin.hash("1234")).isNotEqualTo(Pin.hash("1234"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1234",
                "pbkdf2-sha256:0:AAAA:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "pbkdf2-sha256:99999999:AAAA:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "pbkdf2-sha256:1:A A:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "pbkdf2-sha256:1:AAAAA:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            })
    void aHashThatIsNoneFitsNoPin(String hash) {
        assertThat(Pin.opens("1234", hash)).isFalse();
    }
}
