package omerta.cli;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/// Whether there is a display to open the app on, as far as can be told before the toolkit is tried.
///
/// @param environment the variables of the process
/// @param properties those of the Java machine
public record Screen(Map<String, String> environment, Properties properties) {

    /// The display of this process.
    public static Screen here() {
        return new Screen(System.getenv(), System.getProperties());
    }

    /// Whether there is none: on Linux and its kin neither X11 nor Wayland is named, and no headless toolkit was asked
    /// for. Other systems tell only when the toolkit is tried.
    public boolean isMissing() {
        return isUnix() && !isNamed("DISPLAY") && !isNamed("WAYLAND_DISPLAY") && !isHeadlessWanted();
    }

    private boolean isNamed(String variable) {
        return !environment.getOrDefault(variable, "").isBlank();
    }

    private boolean isHeadlessWanted() {
        return "Headless".equals(properties.getProperty("glass.platform"));
    }

    private boolean isUnix() {
        String system = properties.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        return !system.contains("win") && !system.contains("mac");
    }
}
