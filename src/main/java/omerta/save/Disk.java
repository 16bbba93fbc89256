package omerta.save;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Everything that this room does to files, so that tests can let each of it fail.
interface Disk {

    /// The disk of this machine.
    Disk REAL = new RealDisk();

    /// All bytes of a regular file.
    ///
    /// @throws Refusal if it is no regular file, or has more than `most` bytes
    byte[] read(Path file, int most) throws IOException;

    /// The first `most` bytes of a regular file, fewer where it has fewer.
    byte[] head(Path file, int most) throws IOException;

    /// Writes a file that is not there yet.
    void write(Path file, byte[] bytes) throws IOException;

    /// Returns when the file's bytes are on the medium.
    void force(Path file) throws IOException;

    /// Moves a file in one step, over what was there.
    void move(Path from, Path to) throws IOException;

    /// Gives a file a second name, or copies it where the file system knows no second names.
    void keep(Path file, Path second) throws IOException;

    /// Deletes a file if it is there.
    void delete(Path file) throws IOException;

    /// Returns when the names in the folder are on the medium.
    void forceFolder(Path folder) throws IOException;

    /// Opens a file to write at its end.
    Tail append(Path file) throws IOException;

    /// Makes a folder and those above it, where they are missing.
    void makeFolder(Path folder) throws IOException;

    /// What is in a folder, sorted by name.
    List<Path> list(Path folder) throws IOException;

    /// Whether anything has this name, be it a link that leads nowhere.
    boolean exists(Path file);

    /// Waits.
    void pause(int millis) throws IOException;

    /// The end of an open file.
    interface Tail extends Closeable {

        /// Writes bytes.
        void write(byte[] bytes) throws IOException;

        /// Returns when they are on the medium.
        void force() throws IOException;
    }
}
