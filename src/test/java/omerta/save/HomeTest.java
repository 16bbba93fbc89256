package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class HomeTest {

    @Test
    void thePropertyComesBeforeTheEnvironmentAndThatBeforeTheSystem() {
        Properties property = new Properties();
        property.setProperty("omerta.home", "a b");
        Map<String, String> environment = Map.of("OMERTA_HOME", "ü");
        assertThat(Home.folder(property, environment)).isEqualTo(Path.of("a b"));
        assertThat(Home.folder(new Properties(), environment)).isEqualTo(Path.of("ü"));
        assertThat(Home.folder(new Properties(), Map.of("OMERTA_HOME", " "))).isAbsolute();
        assertThat(Home.folder(new Properties(), Map.of()).toString()).containsIgnoringCase("omerta");
    }
}
