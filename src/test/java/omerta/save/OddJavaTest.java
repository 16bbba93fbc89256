package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A Java with other letters, another place and little memory writes the same bytes and reads them.
class OddJavaTest {

    @Test
    void theBytesAreTheSameEverywhere() throws IOException {
        String here = Digests.of(Saves.bytes(Saves.match()));
        assertThat(said("-Dfile.encoding=ISO-8859-1", "-Duser.language=tr", "-Duser.country=TR", "-Xmx48m"))
                .isEqualTo(here + " 20");
        assertThat(said("-Duser.language=ar", "-Duser.country=EG", "-Duser.timezone=Africa/Cairo"))
                .isEqualTo(here + " 20");
    }

    private static String said(String... java) throws IOException {
        Process process = Child.start(List.of(java), Writer.class);
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    /// Tells the digest of a written match, and how many moves are read from it.
    static final class Writer {

        private Writer() {}

        public static void main(String[] args) {
            byte[] bytes = Saves.bytes(Saves.match());
            System.out.println(Digests.of(bytes) + " " + Saves.readMatch(bytes).moves());
        }
    }
}
