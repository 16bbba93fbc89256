package omerta.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import omerta.engine.Message;

/// A small JSON file in the home folder that is read and written whole.
///
/// @param disk where it lies
/// @param path of the file
record HomeFile(Disk disk, Path path) {

    /// Whether it is there.
    boolean exists() {
        return disk.exists(path);
    }

    /// Its bytes.
    ///
    /// @param most how many it may have
    byte[] read(int most) throws IOException {
        return disk.read(path, most);
    }

    /// Writes this, indented, over what was there.
    ///
    /// @return why it was not written, if so
    Optional<Message> write(Object content) {
        try {
            disk.makeFolder(Swap.folder(path));
            Swap.over(disk, path, Json.indented(content).getBytes(StandardCharsets.UTF_8));
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(Trouble.writing(e));
        }
    }

    /// Keeps a file that makes no sense beside, with the ending `.damaged`.
    ///
    /// @return whether it could be moved; if not, the next writing goes over it
    boolean setAside() {
        try {
            disk.move(path, Swap.sibling(path, ".damaged"));
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
