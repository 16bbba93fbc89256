package omerta.save;

import java.util.List;
import java.util.Optional;

/// What a person has set about the app.
///
/// @param theme light, dark, or as the system is
/// @param fontPercent the size of letters, 80 to 200
/// @param speedPercent how fast things move: 0 for not at all, 50, 100 or 200
/// @param reducedMotion things fade instead of moving
/// @param confirmations ask before an action that cannot be taken back
/// @param sounds play sounds
/// @param language the tag of the language, empty for that of the system
/// @param coverOnFocusLoss the curtain falls when the window loses focus
/// @param advice warn before actions that may be unwise
/// @param window where the window was; empty before it was ever shown
/// @param names the players' names of the last match, in the order of play
public record Settings(
        Theme theme,
        int fontPercent,
        int speedPercent,
        boolean reducedMotion,
        boolean confirmations,
        boolean sounds,
        String language,
        boolean coverOnFocusLoss,
        boolean advice,
        Optional<Window> window,
        List<String> names) {

    private static final List<Integer> SPEEDS = List.of(0, 50, 100, 200);
    private static final int SMALLEST_FONT = 80;
    private static final int LARGEST_FONT = 200;

    /// What holds before anything was set.
    public static final Settings STANDARD =
            new Settings(Theme.SYSTEM, 100, 100, false, true, false, "", true, false, Optional.empty(), List.of());

    /// Refuses values out of their range.
    public Settings {
        names = List.copyOf(names);
        if (fontPercent < SMALLEST_FONT || fontPercent > LARGEST_FONT) {
            throw new IllegalArgumentException("letters are 80 to 200 percent large");
        }
        if (!SPEEDS.contains(speedPercent)) {
            throw new IllegalArgumentException("a speed is one of " + SPEEDS);
        }
    }

    /// These settings with by day, by night, or as the system is.
    public Settings withTheme(Theme theme) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// These settings with letters of another size, 80 to 200.
    public Settings withFontPercent(int fontPercent) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// These settings with another speed, 0, 50, 100 or 200.
    public Settings withSpeedPercent(int speedPercent) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// These settings with things that fade or move.
    public Settings withReducedMotion(boolean reducedMotion) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// These settings with questions asked or not.
    public Settings withConfirmations(boolean confirmations) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// These settings with sounds or none.
    public Settings withSounds(boolean sounds) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// These settings with another language, empty for that of the system.
    public Settings withLanguage(String language) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// These settings with the curtain falling on focus loss or not.
    public Settings withCoverOnFocusLoss(boolean coverOnFocusLoss) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// These settings with warnings or none.
    public Settings withAdvice(boolean advice) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// These settings with the window elsewhere.
    public Settings withWindow(Window window) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                Optional.of(window),
                names);
    }

    /// These settings with other names.
    public Settings withNames(List<String> names) {
        return new Settings(
                theme,
                fontPercent,
                speedPercent,
                reducedMotion,
                confirmations,
                sounds,
                language,
                coverOnFocusLoss,
                advice,
                window,
                names);
    }

    /// By day or by night.
    public enum Theme {
        /// As the system is.
        SYSTEM,
        /// By day.
        LIGHT,
        /// By night.
        DARK
    }

    /// Where a window was, in the screen's own unit.
    ///
    /// @param x of its left edge
    /// @param y of its upper edge
    /// @param width more than 0
    /// @param height more than 0
    /// @param maximized whether it filled its screen
    public record Window(int x, int y, int width, int height, boolean maximized) {

        /// Refuses a window without room.
        public Window {
            if (width <= 0 || height <= 0) {
                throw new IllegalArgumentException("a window has room");
            }
        }
    }
}
