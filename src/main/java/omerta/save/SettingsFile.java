package omerta.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import omerta.engine.Message;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.node.ObjectNode;

/// Keeps [Settings] in the file `settings.json`. A setting that the file lacks has its standard, so that older files stay
/// good; one that nobody knows is passed over.
public final class SettingsFile {

    private static final int MOST_BYTES = 64 * 1024;

    private final HomeFile file;

    /// The settings in this folder.
    ///
    /// @param home mostly [Home#folder]
    public SettingsFile(Path home) {
        this(Disk.REAL, home);
    }

    SettingsFile(Disk disk, Path home) {
        this.file = new HomeFile(disk, home.resolve("settings.json"));
    }

    /// Settings out of a file.
    ///
    /// @param settings the standard ones where the file could not be read
    /// @param note what happened to the file, if anything did
    public record Read(Settings settings, Optional<Message> note) {}

    /// Reads the settings. A file that makes no sense is kept beside, with the ending `.damaged`.
    public Read read() {
        if (!file.exists()) {
            return new Read(Settings.STANDARD, Optional.empty());
        }
        try {
            return new Read(parse(file.read(MOST_BYTES)), Optional.empty());
        } catch (JacksonException | IOException e) {
            return new Read(
                    Settings.STANDARD,
                    Optional.of(Message.of(file.setAside() ? "save.settings.kept" : "save.settings.lost")));
        }
    }

    /// Writes the settings.
    ///
    /// @return why they were not written, if so
    public Optional<Message> write(Settings settings) {
        return file.write(settings);
    }

    private static Settings parse(byte[] bytes) {
        ObjectNode merged = Json.plain().valueToTree(Settings.STANDARD);
        JsonNode read = Json.plain().readTree(bytes);
        if (!read.isObject()) {
            throw MismatchedInputException.from(null, Settings.class, "settings are an object");
        }
        read.properties().stream()
                .filter(setting -> merged.has(setting.getKey()))
                .forEach(setting -> merged.set(setting.getKey(), setting.getValue()));
        return Json.plain().treeToValue(merged, Settings.class);
    }
}
