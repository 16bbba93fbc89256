package omerta.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The app behind the command line. Nothing of JavaFX is loaded before one of these is called.
public interface Front {

    /// Opens the app and waits until it is closed.
    ///
    /// @param file a match to open, or the home screen where there is none
    /// @throws FrontFailure if the toolkit cannot start
    void open(Optional<Path> file) throws FrontFailure;

    /// Draws a table without a display, as PNG.
    ///
    /// @throws IOException if the picture cannot be written
    /// @throws FrontFailure if the toolkit cannot start
    void draw(Shot shot, Path out) throws IOException, FrontFailure;

    /// The version of JavaFX, empty where it is not there.
    Optional<String> toolkit();
}
