package omerta.save;

import java.nio.file.Path;
import omerta.engine.Message;

/// One line of the library's list.
public sealed interface Entry {

    /// Where the match lies.
    Path file();

    /// A match that can be gone on with, as far as its header tells.
    ///
    /// @param file where it lies
    /// @param header what it tells
    record Match(Path file, Header header) implements Entry {}

    /// A file that is named like a match and is none.
    ///
    /// @param file where it lies
    /// @param reason the kind of trouble
    /// @param why the trouble in words
    record Broken(Path file, Opened.Reason reason, Message why) implements Entry {}
}
