package omerta.save;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import net.harawata.appdirs.AppDirsFactory;

/// Where Omertà keeps settings and matches.
public final class Home {

    private Home() {}

    /// The folder: the system property `omerta.home`, else the environment's `OMERTA_HOME`, else the usual place of the
    /// system.
    public static Path folder() {
        return folder(System.getProperties(), System.getenv());
    }

    static Path folder(Properties properties, Map<String, String> environment) {
        String chosen = properties.getProperty("omerta.home", environment.getOrDefault("OMERTA_HOME", ""));
        return Path.of(
                chosen.isBlank()
                        ? AppDirsFactory.getInstance().getUserDataDir("omerta", null, "omerta", true)
                        : chosen);
    }
}
