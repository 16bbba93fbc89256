package omerta;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/// The version of this program, as the build stamped it.
public final class Version {

    private Version() {}

    /// The version in words, such as `1.0.0`.
    public static String current() {
        Properties stamp = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
            stamp.load(Objects.requireNonNull(in, "version.properties"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return stamp.getProperty("version", "");
    }
}
