package omerta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VersionTest {

    @Test
    void theBuildStampsTheVersion() {
        assertThat(Version.current()).matches("\\d+\\.\\d+\\.\\d+");
    }
}
