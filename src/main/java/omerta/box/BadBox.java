package omerta.box;

import org.jspecify.annotations.Nullable;

/// A game whose printed figures cannot be used. The message is one line: the file, the key, the reason.
public final class BadBox extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /// Figures that cannot be used.
    ///
    /// @param file where they lie
    /// @param key where in the file, empty for the whole of it
    /// @param reason what is wrong
    /// @param cause what found it, if anything did
    BadBox(String file, String key, String reason, @Nullable Throwable cause) {
        super((file + ": " + (key.isEmpty() ? "" : key + ": ") + reason).replaceAll("\\s+", " "), cause);
    }
}
